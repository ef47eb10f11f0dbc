/** axe-core's rules, in light and in dark. Colours are all that changes between the two, so only contrast is looked at again. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe-core finds in `view`: the rule and each element that breaks it, in the part that a selector names or everywhere. */
export async function faultsOf(page: Page, view: string, part?: string): Promise<string[]> {
  // axe-core stays in a document. For each analysis its half a megabyte would be given to the page twice more.
  let isThere = await page.evaluate(() => "axe" in window);
  // Without the second page that axe-core otherwise opens to sum up frames: the page's one frame shows nothing.
  const builder = (): AxeBuilder => {
    const given = isThere ? { page, axeSource: "0" } : { page };
    isThere = true;
    const whole = new AxeBuilder(given).setLegacyMode(true).options({ resultTypes: ["violations"] });
    return part === undefined ? whole : whole.include(part);
  };
  const light = (await builder().analyze()).violations;
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = (await builder().withRules(["color-contrast"]).analyze()).violations;
  await page.emulateMedia({ colorScheme: "light" });
  const named = (violations: typeof light, scheme: string): string[] =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${view}, ${scheme}: ${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
      ),
    );
  return [...named(light, "light"), ...named(dark, "dark")];
}
