/** The first view: how documents come in, how the run goes, and around the views of what was found. */

import { useLayoutEffect } from "preact/hooks";
import intakeStyles from "../intake/intake.module.css";
import { Intake, Points } from "../intake/intake.tsx";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import { hashOf, type Route } from "../workspace/route.ts";
import { Status } from "../workspace/run-status.tsx";
import { intake, route } from "../workspace/store.ts";
import styles from "./front.module.css";
import {
  Alone,
  ArchiveInvitation,
  Body,
  ComparedAsPrograms,
  Kept,
  Lines,
  NamesSwitch,
  Questions,
  Settings,
} from "./late-parts.ts";
import { Licences } from "./licences.tsx";
import { Privacy } from "./privacy.tsx";

/** In every language. */
const NAME = "Lookalike";

/** The views that need no documents on the page. */
const ALONE: readonly Route["view"][] = ["check", "archive", "how"];

/** Where the list was scrolled to when a comparison was opened over it. */
let scrolledTo = 0;

export function FrontPage() {
  const { documents, unread } = intake.value;
  const empty = documents.length === 0 && unread.length === 0;
  const isAlone = empty && ALONE.includes(route.value.view);
  useLayoutEffect(() => {
    scrollTo(0, scrolledTo);
    const remember = (): void => {
      scrolledTo = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);
  return (
    <div class={classes(styles.page, empty && styles.landing)}>
      <header class={styles.masthead}>
        <h1>{NAME}</h1>
        <Privacy />
        {!empty && <NamesSwitch />}
      </header>
      <main id="main" tabIndex={-1}>
        <Lines />
        {/* Above the places for files, which may fill the screen: whoever has chosen some sees that they are being read. */}
        {empty && <Status />}
        {isAlone && <a href={hashOf({ view: "pairs" })}>{t("app-back")}</a>}
        {empty && !isAlone && (
          <Intake large>
            <Questions />
          </Intake>
        )}
        {!empty && (
          <div class={styles.toolbar}>
            <Intake large={false}>
              <Questions />
            </Intake>
            <Settings />
          </div>
        )}
        {empty && !isAlone && <ArchiveInvitation />}
        {empty && (isAlone ? <Alone /> : <Points />)}
        {empty && !isAlone && (
          <div class={intakeStyles.points}>
            <p class="quiet">
              {parts("app-how-invitation", { how: <a href={hashOf({ view: "how" })}>{t("app-how")}</a> })}
            </p>
          </div>
        )}
        {!empty && <ComparedAsPrograms />}
        {!empty && <Status />}
        {!empty && <Body />}
        <Kept />
      </main>
      <Licences />
    </div>
  );
}
