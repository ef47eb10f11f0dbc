/** Numbers as a language and region writes them (`Intl`). */

/** Only all is 100% and only nothing is 0%: a share is never rounded up to all or down to nothing. */
const [MIN_SHOWN, MAX_SHOWN] = [0.01, 0.99];

/** The formats of one locale; without one, those of the system. */
export class Numbers {
  readonly #whole: Intl.NumberFormat;
  readonly #oneDecimal: Intl.NumberFormat;
  readonly #twoDigits: Intl.NumberFormat;
  readonly #threeDigits: Intl.NumberFormat;
  readonly #percent: Intl.NumberFormat;

  constructor(locale?: string) {
    this.#whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    this.#oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    this.#twoDigits = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
    this.#threeDigits = new Intl.NumberFormat(locale, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
    this.#percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  }

  /** 61204 → "61,204". */
  integer(value: number): string {
    return this.#whole.format(value);
  }

  /** 11.26 → "11.3". */
  oneDecimal(value: number): string {
    return this.#oneDecimal.format(value);
  }

  /** 4123 → "4,100". */
  twoDigits(value: number): string {
    return this.#twoDigits.format(value);
  }

  /** 4.5 → "4.50". */
  threeDigits(value: number): string {
    return this.#threeDigits.format(value);
  }

  /** 0.619 → "62%", 0.001 → "<1%". */
  percent(share: number): string {
    if (share > 0 && share < MIN_SHOWN) return `<${this.#percent.format(MIN_SHOWN)}`;
    if (share < 1 && share > MAX_SHOWN) return `>${this.#percent.format(MAX_SHOWN)}`;
    return this.#percent.format(share);
  }
}
