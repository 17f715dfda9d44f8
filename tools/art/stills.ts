import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { chromium } from '@playwright/test';
import { familySlot } from '@fairground/engines/slots/family';

/** A game as a picture shows it. */
export type Still = {
  readonly theme: string;
  readonly title: string;
  readonly vendor: string;
  readonly game: string;
  readonly modelId: string;
  readonly hue: number;
  /** The caption over the reels, if any. */
  readonly scene?: 'big-win' | 'mega-win' | 'epic-win' | 'free-spins';
};

/** A busy machine translates the sources of a game slowly. */
const PATIENCE_MS = 180_000;

const ARCADE = new URL('../../arcade/', import.meta.url).pathname;

/** Shows the stage of a slot as a launch does, without a studio behind it: nothing is played. */
const PAGE = `<!doctype html><html lang="en"><link rel="stylesheet" href="/src/arcade.css"><body><script type="module">
import { makeGame } from '/src/games/slot/slot.ts';
import { createSignal } from '/src/session/signal.ts';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { turningStrip } from '/src/games/slot/strips.ts';
import { createCaptions } from '/src/games/slot/captions.ts';
import { createScreens } from '/src/games/slot/screens.ts';
import { createWinScene } from '/src/shell/win-scene.ts';
import { createTexts } from '/src/texts/texts.ts';
import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { parts } from 'virtual:arcade-texts';
const { rules, scene, ...address } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const nothing = () => undefined;
const texts = createTexts((await parts.TY()).texts, 'TY', { numbers: createNumbers(SEED_STYLE), timeZone: 'UTC' });
const sound = { play: nothing, tune: nothing };
const game = await makeGame({
  definition: { rules }, address: { language: 'TY', code: '', ...address }, texts,
  sound, quick: createSignal(false), policy: { turbo: false }, play: nothing, bet: createSignal(0n), phase: createSignal('ready'), pools: createSignal([]),
  onChoice: nothing, step: nothing, say: nothing, onProgress: nothing,
});
document.body.append(game.stage);
game.stage.style.height = '100%';
const definition = parseDefinition(rules);
const rows = typeof definition.grid.rows === 'number' ? definition.grid.rows : 4;
const board = Array.from({ length: definition.grid.reels }, (_, reel) => {
  const strip = turningStrip(definition, Object.keys(definition.sources)[0] ?? 'base', reel);
  const from = (address.title.length * 7 + reel * 11) % Math.max(1, strip.length - rows);
  return strip.slice(from, from + rows);
});
game.rest(board.every((reel) => reel.length === rows) ? { shown: { kind: 'slot', steps: [{ board }] } } : null);
if (scene === 'free-spins') {
  const captions = createCaptions();
  game.stage.append(captions.element);
  const motion = { pause: () => new Promise(nothing), calm: nothing };
  const lines = [texts.t('feature-multiplier', { value: 3 }), texts.t('feature-retrigger')];
  void createScreens(captions, motion, { texts, sound, announce: nothing }).intro(texts.t('free-spins'), 10, lines);
} else if (scene) {
  const [level] = scene.split('-');
  const times = { big: 18n, mega: 64n, epic: 240n }[level];
  const win = createWinScene(texts, sound);
  game.stage.classList.add('stage');
  game.stage.append(win.element);
  // The scene stays: nothing ends it.
  globalThis.setTimeout = () => 0;
  void win.show(level, times * 5_000_000n, 5_000_000n);
  win.skip();
}
document.documentElement.dataset.ready = 'yes';
</script></body></html>`;

/** Takes a picture of each game, all at one size. */
export const takeStills = async (
  games: readonly Still[],
  viewport: { readonly width: number; readonly height: number },
): Promise<readonly Buffer[]> => {
  const server: ViteDevServer = await createServer({
    root: ARCADE,
    configFile: `${ARCADE}vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'still',
        configureServer: (own) => {
          own.middlewares.use('/arcade/still', (_request, response) => {
            void own.transformIndexHtml('/still', PAGE).then((html) => {
              response.setHeader('content-type', 'text/html');
              response.end(html);
            });
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const chromiumPath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(chromiumPath === undefined ? {} : { executablePath: chromiumPath });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
    const stills: Buffer[] = [];
    for (const game of games) {
      const rules = familySlot(game.modelId).definition;
      await page.goto('about:blank');
      await page.goto(`${new URL('still', address).href}#${encodeURIComponent(JSON.stringify({ ...game, rules }))}`);
      await page.locator('html[data-ready]').waitFor();
      stills.push(await page.screenshot());
    }
    return stills;
  } finally {
    await browser.close();
    await server.close();
  }
};
