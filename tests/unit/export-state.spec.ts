/** Files that the page makes: what becomes of one that is to be shown in a new tab. */
import { expect, test } from "@playwright/test";
import { openApp } from "./app.ts";

const report = { about: "report", extension: "html", type: "text/html", parts: () => ["<p>made with effort</p>"] };

test("a report that the browser does not open by itself is kept for a link, and forgotten with the next one", async () => {
  const { load } = await openApp();
  const state = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const opened: string[] = [];
  const tabs = { isAllowed: false };
  Object.assign(globalThis, {
    window: {
      open: (address: string) => {
        if (tabs.isAllowed) opened.push(address);
        return tabs.isAllowed ? {} : null;
      },
    },
  });
  await state.save(report, "open");
  const address = state.blocked.value ?? "";
  expect(state.outcome.value?.code).toBe("export-not-opened-tab");
  expect(await (await fetch(address)).text()).toBe("<p>made with effort</p>");
  await state.save(report, "open");
  await expect(fetch(address)).rejects.toThrow();
  // Once the link was followed, the tab needs its address.
  const followed = state.blocked.value ?? "";
  state.noteOpened();
  tabs.isAllowed = true;
  await state.save(report, "open");
  expect((await fetch(followed)).ok).toBe(true);
  expect(opened).toHaveLength(1);
  expect([state.blocked.value, state.outcome.value?.code]).toEqual([null, "export-opened-tab"]);
});

test("a panel cancels the file that was begun in it, no other, and the next may begin at once", async () => {
  const { load } = await openApp();
  const state = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const endless = { ...report, parts: () => new Promise<never>(() => {}) };
  void state.save(endless);
  const cancelOwn = state.cancellingLater();
  cancelOwn();
  expect(state.isBusy.value).toBe(true);
  state.cancel();
  void state.save(endless);
  cancelOwn();
  expect([state.isBusy.value, state.outcome.value?.code]).toEqual([false, "export-cancelled"]);
});
