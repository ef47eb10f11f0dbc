/**
 * Makes pdf.js pass on the text that a file states for a stretch of glyphs (./actual-text.ts).
 *
 * pdf.js takes only the number of a stretch of marked content (/MCID) from its dictionary, which is a `Map`, and leaves the rest. While a
 * PDF is read, a dictionary that has a stated text returns that for the number, which nothing else here needs. This depends on how
 * pdf.js is written, so it has a test (tests/unit/pdf-actual-text.spec.ts).
 */

/** The returned function restores the original. */
export function passStatedText(): () => void {
  const { get } = Map.prototype;
  Map.prototype.get = function (key: unknown): unknown {
    const value: unknown = get.call(this, key);
    if (key !== "MCID") return value;
    const stated: unknown = get.call(this, "ActualText");
    return typeof stated === "string" ? stated : value;
  };
  return () => {
    Map.prototype.get = get;
  };
}
