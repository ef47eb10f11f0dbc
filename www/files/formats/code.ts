/** Words of a format that no person reads, such as its keywords: code`a b c` → ["a", "b", "c"]. */
export function code({ raw }: TemplateStringsArray): string[] {
  return raw.join("").trim().split(/\s+/);
}
