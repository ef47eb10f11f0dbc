// The browsers in which tests run. Installed ones are used; on Debian and Ubuntu, missing ones are installed; elsewhere
// Playwright's own Chromium runs the page's tests, and a message says what else is needed.
//
// The page's tests run in Chromium's headless shell, which is Chromium without its own windows, tabs and menus: it opens a
// page in a third of the processor time. With `all`, they run in the Chromium that people have.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensureTool } from "./cargo-tools.mjs";
import { canInstall, install, offers } from "./debian.mjs";
import { capture, Failure, root, run, say, which } from "./run.mjs";

const chromiumNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const shellName = "chromium-headless-shell";
const macApplications = {
  chromium: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  firefox: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

const webKitPrograms = ["WebKitWebDriver", "xvfb-run"];

/** GitHub's machines have their drivers outside the search path, in folders named by these variables. */
const searched = {
  PATH: [process.env.PATH, process.env.CHROMEWEBDRIVER, process.env.GECKOWEBDRIVER].filter(Boolean).join(delimiter),
};

function findChromium() {
  return find([process.env.LOOKALIKE_CHROMIUM, ...macApplications.chromium], chromiumNames);
}

function findShell() {
  return find([process.env.LOOKALIKE_CHROMIUM], [shellName]);
}

function findFirefox() {
  return find([process.env.LOOKALIKE_FIREFOX, ...macApplications.firefox], ["firefox", "firefox-esr"]);
}

function find(paths, names) {
  return paths.find((path) => path && existsSync(path)) ?? names.map((name) => which(name)).find(Boolean);
}

/**
 * The environment for Playwright: installs the browsers if there are none. `whole` requests the Chromium that people have;
 * otherwise its headless shell is used if there is one.
 */
export async function browserEnvironment(environment, { whole = false } = {}) {
  const missing = [findChromium(), findFirefox(), ...(whole ? [] : [findShell()])].includes(undefined);
  if (missing && (await canInstall())) await installFromDistribution();
  const [chromium, firefox] = [(whole ? undefined : findShell()) ?? findChromium(), findFirefox()];
  if (firefox === undefined) throw new Failure(drivers.firefox.missing);
  const found = { ...environment, LOOKALIKE_FIREFOX: firefox };
  if (chromium !== undefined) return { ...found, LOOKALIKE_CHROMIUM: chromium };
  say("Installing Chromium (Playwright) for the tests of the page.");
  await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { env: environment });
  return found;
}

/** Whether WebKitGTK can be driven here. It is installed if possible; macOS and Windows have no such package. */
export async function hasWebKit() {
  if (webKitPrograms.some((name) => which(name) === undefined) && (await canInstall())) await installFromDistribution();
  return webKitPrograms.every((name) => which(name) !== undefined);
}

/** The environment in which the engine's tests drive `browser`: its driver, and a file with the drivers' settings. */
export async function driver(browser) {
  const drive = drivers[browser];
  if ((drive.find() === undefined || !(await drive.driver())) && (await canInstall())) await installFromDistribution();
  const path = await drive.driver();
  if (drive.find() === undefined || path === undefined) throw new Failure(drive.missing);
  return { ...noDriver, [drive.variable]: path, WASM_BINDGEN_TEST_WEBDRIVER_JSON: writeSettings() };
}

/** The runner takes the first driver that is named. */
const noDriver = { GECKODRIVER: undefined, SAFARIDRIVER: undefined, CHROMEDRIVER: undefined };

const drivers = {
  chrome: {
    variable: "CHROMEDRIVER",
    find: findChromium,
    driver: async () => which("chromedriver", searched),
    missing: "Chromium or Chrome and its chromedriver are needed on the search path. Install both and try again.",
  },
  firefox: {
    variable: "GECKODRIVER",
    find: findFirefox,
    driver: async () => which("geckodriver", searched) ?? join(await ensureTool("geckodriver"), "geckodriver"),
    missing: "Firefox is needed, on the search path or named by LOOKALIKE_FIREFOX. Install it and try again.",
  },
};

async function installFromDistribution() {
  const wanted = [
    ...(findChromium() === undefined ? ["chromium"] : []),
    ...(findShell() === undefined ? [shellName] : []),
    ...(which("chromedriver", searched) === undefined ? ["chromium-driver"] : []),
    ...(findFirefox() === undefined ? ["firefox-esr"] : []),
    ...(which("WebKitWebDriver") === undefined ? ["webkit2gtk-driver"] : []),
    ...(which("xvfb-run") === undefined ? ["xvfb", "xauth"] : []),
    ...((await hasChineseFont()) ? [] : ["fonts-noto-core", "fonts-noto-cjk"]),
  ];
  // Ubuntu has Chromium only as a snap; the messages above cover what it does not offer.
  const offered = [];
  for (const name of wanted) if (await offers(name)) offered.push(name);
  if (offered.length > 0) await install(offered, "the tests in browsers");
}

/** The page is tested in many scripts; a machine with a Chinese font has had fonts installed on purpose. */
async function hasChineseFont() {
  return (await capture("fc-list", [":lang=zh"])).stdout !== "";
}

/** A file with the crate's webdriver.json, completed with the paths of this machine's browsers. */
function writeSettings() {
  const settings = JSON.parse(readFileSync(join(root, "webdriver.json"), "utf8"));
  const places = { "goog:chromeOptions": findChromium(), "moz:firefoxOptions": findFirefox() };
  for (const [name, binary] of Object.entries(places))
    settings[name] = { ...settings[name], ...(binary && { binary }) };
  const file = join(root, ".build", "webdriver.json");
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
