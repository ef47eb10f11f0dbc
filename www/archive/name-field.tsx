/** The field for an archive's name. */
import type { Signal } from "@preact/signals";
import { t } from "../messages/t.ts";

interface Props {
  name: Signal<string>;
  label: string;
  isOptional?: boolean;
}

export function NameField({ name, label, isOptional = false }: Props) {
  return (
    <label>
      {label} {isOptional && <span class="quiet">{t("check-optional")}</span>}
      <input
        value={name.value}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        placeholder={t("archive-keep-hint")}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
