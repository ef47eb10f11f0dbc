//! Points that lie near each other in both texts form a cluster, and belong to one passage.
//!
//! Two points are joined if they are at most `gap` words apart in either text; clusters are the connected components
//! (union-find). O(p · w) for p points, each with w others within a gap; O(p) inside a passage, where all points nearby are
//! already in one cluster.

use super::points::Point;

/// The clusters of ascending points. Each ascends; the clusters are in the order of their first points.
#[must_use]
pub fn clusters(points: &[Point], gap: u32) -> Vec<Vec<Point>> {
    let mut parents: Vec<u32> = (0..points.len() as u32).collect();
    // Points from here up to the current one are in one cluster.
    let mut joined_from = 0;
    // The first point that is within a gap in the first text.
    let mut nearby = 0;
    for (at, point) in points.iter().enumerate() {
        while point.a - points[nearby].a > gap {
            nearby += 1;
        }
        let mut is_joined_before = false;
        for before in (nearby..at).rev() {
            // Most pairs are joined already and need no search for the root.
            if point.b.abs_diff(points[before].b) <= gap && parents[before] != parents[at] {
                let (one, two) = (root(&mut parents, at as u32), root(&mut parents, before as u32));
                parents[one.max(two) as usize] = one.min(two);
            }
            is_joined_before |= before >= joined_from && point.b.abs_diff(points[before].b) <= gap;
            if is_joined_before && joined_from <= nearby {
                break;
            }
        }
        if !is_joined_before {
            joined_from = at;
        }
    }
    let mut clusters: Vec<Vec<Point>> = Vec::new();
    let mut numbers = vec![u32::MAX; points.len()];
    for (at, &point) in points.iter().enumerate() {
        let root = root(&mut parents, at as u32) as usize;
        if numbers[root] == u32::MAX {
            numbers[root] = clusters.len() as u32;
            clusters.push(Vec::new());
        }
        clusters[numbers[root] as usize].push(point);
    }
    clusters
}

/// The first point of the cluster that currently contains a point. Halves the path on the way.
fn root(parents: &mut [u32], mut at: u32) -> u32 {
    while parents[at as usize] != at {
        parents[at as usize] = parents[parents[at as usize] as usize];
        at = parents[at as usize];
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_near_each_other_in_both_texts_form_a_cluster() {
        let point = |a, b| Point { a, b, weight: 1 };
        let points = [point(0, 50), point(5, 300), point(20, 20), point(35, 310), point(90, 60)];
        let found = clusters(&points, 30);
        assert_eq!(found, [vec![points[0], points[2]], vec![points[1], points[3]], vec![points[4]]]);
    }
}
