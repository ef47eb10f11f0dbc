/** Dates and times of spreadsheets: days since 1900 or 1904 as a format shows them, with English names. */
import { code } from "../model.ts";
import type { Mark } from "./number-sections.ts";

const MONTHS = code`January February March April May June July August September October November December`;
const DAYS = code`Sunday Monday Tuesday Wednesday Thursday Friday Saturday`;

const DAY_SECONDS = 86_400;
const DAY_MS = 1000 * DAY_SECONDS;
const DAYS_UNTIL_1904 = 1462;
/** The first day that is not shown, in the year 10,000. */
const MAX_DAYS = 2_958_466;
/** Spreadsheets count 29 February 1900, which did not exist. */
const LEAP_DAY_OF_1900 = 60;
const MAX_FRACTION_DIGITS = 3;

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  /** Seconds of the day, and since the first day. */
  readonly seconds: number;
  readonly elapsed: number;
  /** The digits of the fraction of a second. */
  readonly fraction: string;
}

/** Null if there is no such date. */
export function shownDate(value: number, marks: readonly Mark[], isFrom1904: boolean): string | null {
  const zeros = marks.filter(({ text, isLiteral }) => !isLiteral && text === "0").length;
  const moment = momentOf(isFrom1904 ? value + DAYS_UNTIL_1904 : value, Math.min(zeros, MAX_FRACTION_DIGITS));
  if (!moment) return null;
  const isHalved = marks.some(({ text, isLiteral }) => !isLiteral && text.startsWith("a"));
  let digits = 0;
  return marks
    .map(({ text, isLiteral }, at) => {
      if (isLiteral) return text;
      if (text === "0") return moment.fraction[digits++] ?? "";
      return isMinutes(marks, at) ? padded((moment.seconds / 60) % 60, text.length) : unitOf(moment, text, isHalved);
    })
    .join("");
}

/** Rounded to a second, or to so many digits of one. */
function momentOf(value: number, digits: number): Moment | null {
  const scale = 10 ** digits;
  const ticks = Math.round(value * DAY_SECONDS * scale);
  const elapsed = Math.floor(ticks / scale);
  const days = Math.floor(elapsed / DAY_SECONDS);
  if (days < 0 || days >= MAX_DAYS) return null;
  const time = {
    seconds: elapsed - days * DAY_SECONDS,
    elapsed,
    fraction: String(ticks - elapsed * scale).padStart(digits, "0"),
    weekday: (days + 6) % 7,
  };
  if (days === 0) return { ...time, year: 1900, month: 1, day: 0 };
  if (days === LEAP_DAY_OF_1900) return { ...time, year: 1900, month: 2, day: 29 };
  const date = new Date(Date.UTC(1899, 11, days < LEAP_DAY_OF_1900 ? 31 : 30) + days * DAY_MS);
  return { ...time, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whether a mark stands for minutes: behind hours or before seconds; otherwise it is the month. */
function isMinutes(marks: readonly Mark[], at: number): boolean {
  if (!/^m{1,2}$/.test(marks[at]?.text ?? "")) return false;
  const isUnit = ({ text, isLiteral }: Mark): boolean => !isLiteral && /^\[?[ymdhse]/.test(text);
  const before = marks.slice(0, at).findLast(isUnit)?.text ?? "";
  const after = marks.slice(at + 1).find(isUnit)?.text ?? "";
  return /^\[?h/.test(before) || /^\[?s/.test(after);
}

function unitOf(moment: Moment, mark: string, isHalved: boolean): string {
  const { year, month, day, weekday, seconds, elapsed } = moment;
  const hours = seconds / 3600;
  const length = mark.length;
  switch (mark[0]) {
    case "y":
      return length <= 2 ? padded(year % 100, 2) : String(year);
    case "e":
      return String(year);
    case "m":
      return length <= 2 ? padded(month, length) : named(MONTHS[month - 1], length);
    case "d":
      return length <= 2 ? padded(day, length) : named(DAYS[weekday], length);
    case "h":
      return padded(isHalved ? Math.floor(hours) % 12 || 12 : hours, length);
    case "s":
      return padded(seconds % 60, length);
    case "a":
      return halfOfDay(hours < 12, mark);
    case "[":
      return padded(elapsed / secondsIn(mark[1]), length - 2);
    default:
      return mark === "#" || mark === "?" || mark === "@" ? "" : mark;
  }
}

function halfOfDay(isMorning: boolean, mark: string): string {
  return `${isMorning ? "A" : "P"}${mark.includes("m") ? "M" : ""}`;
}

function secondsIn(unit: string | undefined): number {
  if (unit === "h") return 3600;
  return unit === "m" ? 60 : 1;
}

function padded(number: number, length: number): string {
  return String(Math.floor(number)).padStart(Math.min(length, 2), "0");
}

/** A month or a day of the week: three letters of it, all, or the first. */
function named(name = "", length: number): string {
  return length === 3 ? name.slice(0, 3) : length === 5 ? name.slice(0, 1) : name;
}
