/** Numbers in the command's tables, as the language in use writes them. */
import { computed } from "@preact/signals-core";
import { catalogue, numbers } from "../www/messages/t";

const percents = computed(() => {
  const format = (decimals: number) =>
    new Intl.NumberFormat(catalogue.value?.locale, {
      ...{ style: "percent", minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    });
  return { oneDecimal: format(1), whole: format(0) };
});

const tenths = computed(
  () => new Intl.NumberFormat(catalogue.value?.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** 61204 → "61,204". */
export function integer(value: number): string {
  return numbers.value.integer(value);
}

/** 12.345 → "12.3". */
export function oneDecimal(value: number): string {
  return tenths.value.format(value);
}

/** 0.6194 → "61.9%". */
export function percent(share: number): string {
  return percents.value.oneDecimal.format(share);
}

/** An estimated share with its interval: "60% (52–68)". */
export function estimate(share: number, low: number, high: number): string {
  return `${percents.value.whole.format(share)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
}
