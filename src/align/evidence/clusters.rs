//! Points that lie near each other in both texts form a cluster, and belong to one passage.
//!
//! Two points are joined if they are at most `gap` words apart in either text; clusters are the connected components. O(p · w) for p points, each with w others within a gap; a few steps for each inside a passage, where all points
//! nearby are already in one cluster.

use super::point::Point;
use crate::common::union_find::UnionFind;

/// The clusters of ascending points. Each ascends; the clusters are in the order of their first points.
#[must_use]
#[expect(clippy::needless_bitwise_bool, reason = "a branch would keep it from using vectors")]
pub fn clusters(points: &[Point], gap: u32) -> Vec<Vec<Point>> {
    let mut sets = UnionFind::new(points.len());
    let places: Vec<u32> = points.iter().map(|point| point.b).collect();
    // The first point that is within a gap in the first text.
    let mut nearby = 0;
    for (at, &Point { a, b, .. }) in points.iter().enumerate() {
        while a - points[nearby].a > gap {
            nearby += 1;
        }
        let is_near = |place: u32| place.abs_diff(b) <= gap;
        let Some(last) = (nearby..at).rev().find(|&before| is_near(places[before])) else { continue };
        let mut own = sets.root(last as u32);
        // Nearly all points nearby are in one cluster already. Without a branch, so that it takes few steps.
        let before = places[nearby..last].iter().zip(&sets.parents()[nearby..last]);
        let joins_others = before.fold(false, |any, (&place, &parent)| any | (is_near(place) & (parent != own)));
        if joins_others {
            for before in (nearby..last).filter(|&before| is_near(places[before])) {
                own = sets.join(own, before as u32);
            }
        }
        sets.join(own, at as u32);
    }
    let mut clusters: Vec<Vec<Point>> = Vec::new();
    let mut numbers = vec![u32::MAX; points.len()];
    for (at, &point) in points.iter().enumerate() {
        let root = sets.root(at as u32) as usize;
        if numbers[root] == u32::MAX {
            numbers[root] = clusters.len() as u32;
            clusters.push(Vec::new());
        }
        clusters[numbers[root] as usize].push(point);
    }
    clusters
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
