import expected from "../conformance/digests.json" with { type: "json" };
import { bundle, serve } from "../conformance/serve.mjs";
import { expect, test } from "./page.ts";

let served: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  await bundle();
  served = await serve();
});
test.afterAll(() => served.close());

for (const [build, workers] of [
  ["simd", 4],
  ["scalar", 1],
] as const) {
  test(`every digest is the native build's, in the browser by the ${build} build with workers: ${workers}`, async ({
    page,
  }) => {
    const outcome = served.nextOutcome();
    await page.goto(served.address(build, workers));
    const { digests, error, workers: started } = await outcome;
    expect(error).toBeUndefined();
    expect(started).toBeGreaterThan(workers);
    expect(digests).toEqual(expected);
  });
}
