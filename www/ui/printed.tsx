/** Says on paper that a list goes on beyond what is printed. */
import { t } from "../i18n/t.ts";
import { MAX_PRINTED } from "./windowed.ts";

/** The remark below a printed list of `all` rows, where not all of them are printed. */
export function PrintedRows({ all }: { all: number }) {
  if (all <= MAX_PRINTED) return null;
  return <p class="print-only">{t("ui-printed-rows", { shown: MAX_PRINTED, all })}</p>;
}
