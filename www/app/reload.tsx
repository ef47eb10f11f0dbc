/** A button that reloads the page. */
import { t } from "../messages/t.ts";

export function Reload() {
  return (
    <button type="button" onClick={() => location.reload()}>
      {t("keep-reload")}
    </button>
  );
}
