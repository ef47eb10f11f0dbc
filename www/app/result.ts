/**
 * The part of the app that a first comparison does not need, without its views: everything that depends on the documents,
 * the runs and the address. It is loaded after the first part (../state/run.ts, `startApp`), and gets its own ports.
 */

import { effect } from "@preact/signals";
import { followCollections } from "../collection/page-collections.ts";
import { followPair } from "../compare/compared-pair.ts";
import { followOthers } from "../compare/sources/also-in.ts";
import { followDocument } from "../compare/sources/found-sources.ts";
import { createKeeper, type Keeper } from "../keep/keeping.ts";
import { pageWork } from "../keep/page-work.ts";
import { presentation } from "../names/presentation.ts";
import { followRuns } from "../pairs/shown-rows.ts";
import { followCommonFiles } from "../people/common-found.ts";
import { followPattern } from "../people/follow-pattern.ts";
import { followExclusions } from "../review/exclusions-in-result.ts";
import { followWaiting } from "../share/json/open-results.ts";
import { followLinks } from "../share/link/expected.ts";
import { connectResult, ports, type ResultPorts } from "../state/ports.ts";
import * as store from "../state/store.ts";
import { namesOnPage } from "../ui/telling-names.ts";

/** Starts it. Called once, after the app was started. */
export function startResult(given: ResultPorts): Keeper {
  connectResult(given);
  store.presentation.value = presentation;
  followPair();
  followDocument();
  followOthers();
  followPattern();
  followCommonFiles();
  followRuns();
  followWaiting();
  effect(() => {
    namesOnPage.value = store.participants.value.map(({ name }) => name);
  });
  followExclusions(
    () => store.pairExclusions.value,
    (ids, { params }) => ports.engine.passagesOf(ids, params),
  );
  const { keeping, collections } = given;
  const { read, write } = ports.address;
  const keeper = createKeeper({ ...keeping, ...pageWork(read, write) });
  void keeper.start().finally(followLinks);
  followCollections(collections);
  return keeper;
}
