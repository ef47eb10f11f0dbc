/** What two files say of their making, side by side: on the page and in reports. */
import { t } from "../i18n/t.ts";
import type { propertiesInWords } from "./traces-in-words.ts";

interface Props {
  properties: ReturnType<typeof propertiesInWords>;
  /** Of both files. */
  names: readonly [a: string, b: string];
  /** Its class, and that of the head of the first column. */
  look: string | undefined;
  headLook?: string;
  /** Makes an untrusted value safe for where it is written. */
  write?: (value: string) => string;
}

export function PropertiesTable({ properties, names, look, headLook, write = (value) => value }: Props) {
  return (
    <table class={look} aria-label={t("traces-properties")}>
      <thead>
        <tr>
          <th scope="col" class={headLook}>
            {t("traces-property")}
          </th>
          {names.map((name, at) => (
            <th key={at} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {properties.map(({ head, values }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {values.map((value, at) => (
              <td key={at}>
                <bdi>{value === null ? t("traces-nothing") : write(value)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
