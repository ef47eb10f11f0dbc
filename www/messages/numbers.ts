/** Numbers as a language and region writes them (`Intl`). */

/** Only all is 100% and only nothing is 0%: a share is never rounded up to all or down to nothing. */
const [MIN_SHOWN, MAX_SHOWN] = [0.01, 0.99];

const NO_BREAK_SPACE = "\u00a0";

/** Units whose signs not everybody knows. */
const WRITTEN_OUT = ["byte", "second"];

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** The formats of one locale; without one, those of the system. */
export class Numbers {
  readonly #whole: Intl.NumberFormat;
  readonly #oneDecimal: Intl.NumberFormat;
  readonly #oneDigit: Intl.NumberFormat;
  readonly #twoDigits: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;
  readonly #withUnit: (unit: string, decimals: number) => Intl.NumberFormat;

  constructor(locale?: string) {
    this.#whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    this.#oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    this.#oneDigit = new Intl.NumberFormat(locale, { maximumSignificantDigits: 1 });
    this.#twoDigits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
    this.#percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
    this.#withUnit = (unit, decimals) =>
      new Intl.NumberFormat(locale, {
        ...{ style: "unit", unit, unitDisplay: WRITTEN_OUT.includes(unit) ? "long" : "short" },
        ...{ minimumFractionDigits: decimals, maximumFractionDigits: decimals },
      });
  }

  /** 61204 → "61,204". */
  integer(value: number): string {
    return this.#whole.format(value);
  }

  /** 11.26 → "11.3". */
  oneDecimal(value: number): string {
    return this.#oneDecimal.format(value);
  }

  /** 0.00123 → "0.001". */
  oneDigit(value: number): string {
    return this.#oneDigit.format(value);
  }

  /** 4123 → "4,100". */
  twoDigits(value: number): string {
    return this.#twoDigits.format(value);
  }

  /** 0.619 → "62%", 0.001 → "<1%". */
  percent(share: number): string {
    if (share > 0 && share < MIN_SHOWN) return `<${this.#percent.format(MIN_SHOWN)}`;
    if (share < 1 && share > MAX_SHOWN) return `>${this.#percent.format(MAX_SHOWN)}`;
    return this.#percent.format(share);
  }

  /** 1234 → "1.2 kB". */
  bytes(size: number): string {
    const power = size < 1000 ? 0 : size < 1e6 ? 1 : size < 1e9 ? 2 : 3;
    const value = size / 1000 ** power;
    const format = this.#withUnit(BYTE_UNITS[power] ?? "byte", power > 0 && value < 10 ? 1 : 0);
    return unbroken(format.format(value));
  }

  /** 1340 → "1.3 seconds", 4 → "<0.01 seconds". */
  seconds(milliseconds: number): string {
    const value = milliseconds / 1000;
    const format = this.#withUnit("second", value < 0.995 ? 2 : value < 9.95 ? 1 : 0);
    return unbroken(value < 0.005 ? `<${format.format(0.01)}` : format.format(value));
  }
}

/** A number stays on one line with its unit. */
function unbroken(text: string): string {
  return text.replaceAll(" ", NO_BREAK_SPACE);
}
