import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { nodeProgram, runCommand } from '../process/command.ts';
import { isProgram } from '../process/is-program.ts';

/** The engine without a window around it: a browser with one takes twice as long for every page. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSER_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Older releases have no package of the shell alone. Fonts come with the tests. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** What Playwright shall start: a browser of the machine by its path, or its own download. */
export type Browser = { readonly path: string | undefined; readonly found: string };

export class NoBrowserError extends Error {}

/** Finds the headless shell, installs it where that is possible, else takes a whole browser, or says what to install. */
export const ensureBrowser = async (say: (line: string) => void): Promise<Browser> => {
  const browser = await chooseBrowser(say);
  say(`browser: ${browser.found}`);
  return browser;
};

const chooseBrowser = async (say: (line: string) => void): Promise<Browser> => {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (!isProgram(given)) throw new NoBrowserError(`CHROMIUM_PATH names no program: ${given}`);
    return { path: given, found: given };
  }
  const shell = findProgram(SHELL_NAMES);
  if (shell !== undefined) return { path: shell, found: shell };
  if (await hasOwnDownload()) return OWN_DOWNLOAD;

  if (isDebian() && getuid?.() === 0) {
    say('installing the headless shell of Chromium with apt-get (once, about a minute)');
    const said = await installFromDebian();
    const installed = findProgram(SHELL_NAMES);
    if (installed !== undefined) return { path: installed, found: installed };
    say(`apt-get could not: ${lastLine(said)}`);
  }
  say('downloading the headless shell of Chromium with Playwright (once)');
  const { code, output } = await runCommand([...PLAYWRIGHT, 'install', 'chromium-headless-shell']);
  if (code === 0) return OWN_DOWNLOAD;

  const whole = findProgram(BROWSER_NAMES) ?? MAC_AND_WINDOWS.find(isProgram);
  if (whole !== undefined) return { path: whole, found: `${whole}, a whole browser: slower than its headless shell` };
  throw new NoBrowserError(
    [
      'The browser tests need Chromium, and it could not be installed from here.',
      '  - Debian, Ubuntu:  sudo apt-get install chromium-headless-shell (or chromium)',
      '  - Fedora:          sudo dnf install chromium-headless',
      '  - macOS, Windows:  install Google Chrome or Chromium',
      '  - anywhere:        CHROMIUM_PATH=<path to the browser> npm test',
      'Without a browser, `npm test -- unit` runs everything else.',
      `Playwright said: ${lastLine(output)}`,
    ].join('\n'),
  );
};

const PLAYWRIGHT = nodeProgram('@playwright/test/cli.js');
const OWN_DOWNLOAD: Browser = { path: undefined, found: "Playwright's own headless shell" };

const MAC_AND_WINDOWS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** A browser that is on the machine already, for tools that install nothing. */
export const findBrowser = (): string | undefined => {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return isProgram(given) ? given : undefined;
  return findProgram([...SHELL_NAMES, ...BROWSER_NAMES]) ?? MAC_AND_WINDOWS.find(isProgram);
};

/** The first of these names that a folder of the path has. */
const findProgram = (names: readonly string[]): string | undefined => {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
};

const hasOwnDownload = async (): Promise<boolean> => {
  const { output } = await runCommand([...PLAYWRIGHT, 'install', '--dry-run', 'chromium-headless-shell']);
  const folder = /Install location:\s+(?<folder>\S.*)/.exec(output)?.groups?.['folder'];
  return folder !== undefined && existsSync(folder.trim());
};

const isDebian = (): boolean =>
  platform === 'linux' &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

const installFromDebian = async (): Promise<string> => {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand(['apt-get', 'update', '-qq'], quiet);
  let said = '';
  for (const name of DEBIAN_PACKAGES) {
    const { code, output } = await runCommand(
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
      quiet,
    );
    if (code === 0) return output;
    said = output;
  }
  return said;
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
