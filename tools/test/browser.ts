import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { nodeProgram, runCommand } from '../process/command.ts';

/** The shell first: the same engine without a window around it, at half the work for every page opened. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The scripts of every language of the catalogue; without them a page of boxes would pass. */
const DEBIAN_FONTS = ['fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];
/** Older releases have no package of the shell alone. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];

/** What Playwright shall start: a browser of the machine by its path, or its own download. */
export type Browser = { readonly path: string | undefined; readonly found: string };

export class NoBrowserError extends Error {}

/** Finds Chromium, installs it where that is possible, or says what to install. */
export const ensureBrowser = async (say: (line: string) => void): Promise<Browser> => {
  const present = findBrowser();
  if (present !== undefined) return { path: present, found: present };
  if (await hasOwnDownload()) return OWN_DOWNLOAD;

  if (isDebian() && getuid?.() === 0) {
    say('installing Chromium and fonts with apt-get (once, about a minute)');
    const installed = await installFromDebian();
    const path = findBrowser();
    if (path !== undefined) return { path, found: path };
    say(`apt-get could not: ${lastLine(installed)}`);
  }
  say('downloading Chromium with Playwright (once)');
  const { code, output } = await runCommand([...PLAYWRIGHT, 'install', 'chromium']);
  if (code === 0) return OWN_DOWNLOAD;
  throw new NoBrowserError(
    [
      'The browser tests need Chromium, and it could not be installed from here.',
      `  - Debian, Ubuntu:  sudo apt-get install chromium ${DEBIAN_FONTS.join(' ')}`,
      '  - Fedora:          sudo dnf install chromium google-noto-sans-fonts google-noto-sans-cjk-fonts google-noto-color-emoji-fonts',
      '  - macOS, Windows:  install Google Chrome or Chromium',
      '  - anywhere:        CHROMIUM_PATH=<path to the browser> npm test',
      'Without a browser, `npm test -- unit` runs everything else.',
      `Playwright said: ${lastLine(output)}`,
    ].join('\n'),
  );
};

const PLAYWRIGHT = nodeProgram('@playwright/test/cli.js');
const OWN_DOWNLOAD: Browser = { path: undefined, found: "Playwright's own Chromium" };

/** CHROMIUM_PATH, else the first known name in the path. */
export const findBrowser = (): string | undefined => {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return isProgram(given) ? given : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...MAC_AND_WINDOWS].find(isProgram);
};

const MAC_AND_WINDOWS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const hasOwnDownload = async (): Promise<boolean> => {
  const { output } = await runCommand([...PLAYWRIGHT, 'install', '--dry-run', 'chromium']);
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
  for (const browser of DEBIAN_BROWSERS) {
    const install: [string, ...string[]] = [
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      browser,
      ...DEBIAN_FONTS,
    ];
    const { code, output } = await runCommand(install, quiet);
    if (code === 0) return output;
    said = output;
  }
  return said;
};

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
