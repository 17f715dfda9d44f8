import 'pixi.js/unsafe-eval';
import { Container, Graphics, Rectangle, Sprite, Text, Texture, autoDetectRenderer } from 'pixi.js';
import type { Atlas } from '../../art/atlas.ts';
import { blurred } from '../../art/atlas.ts';
import { createSharpness, fullSharpness } from '../../art/sharpness.ts';
import { SYMBOL_SIZE } from '../../art/symbols.ts';
import { layoutOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { createMotion } from './motion.ts';
import type { Motion } from './motion.ts';
import { createReel } from './reel.ts';
import type { Reel } from './reel.ts';

/** What moves of a slot: reels, bulbs that run round them, light behind what wins, lines over it. */
export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly motion: Motion;
  readonly reels: readonly Reel[];
  readonly layout: () => Layout;
  readonly resize: (width: number, height: number) => void;
  /** Light behind a cell; alpha 0 puts it out. */
  readonly light: (reel: number, row: number) => Sprite;
  /** The glow of a reel that turns on because a feature may come. */
  readonly waitLight: Sprite;
  readonly lines: Graphics;
  readonly bulbs: readonly Sprite[];
  readonly lightBulb: (index: number, isLit: boolean) => void;
  /** Words on a cell, such as what a coin pays. */
  readonly write: (reel: number, row: number, words: string) => void;
  readonly unwrite: () => void;
};

type StageOptions = { readonly atlas: Atlas; readonly reels: number; readonly rows: number };

const BULB_PITCH = 30;
const BULB_COUNT = 96;
const BULB_SIZE = 24;

export const createStage = async ({ atlas, reels: count, rows }: StageOptions): Promise<Stage> => {
  const renderer = await autoDetectRenderer({
    preference: ['webgl', 'canvas'],
    backgroundAlpha: 0,
    antialias: false,
    autoDensity: true,
    resolution: fullSharpness(),
    width: 320,
    height: 240,
  });
  const sheet = Texture.from(atlas.canvas);
  sheet.source.autoGenerateMipmaps = true;
  const cut = new Map(
    [...atlas.places].map(([name, [x, y]]) => {
      const frame = new Rectangle(x, y, SYMBOL_SIZE, SYMBOL_SIZE);
      return [name, new Texture({ source: sheet.source, frame })] as const;
    }),
  );
  const texture = (name: string): Texture => cut.get(name) ?? Texture.EMPTY;
  const moving = new Map([...cut.keys()].map((name) => [name, texture(blurred(name))] as const));

  const root = new Container();
  const lights = Array.from({ length: count * rows }, () => newLight(texture('light-glow')));
  const waitLight = newLight(texture('light-wait'));
  const window = new Graphics();
  const board = new Container({ mask: window });
  const words = new Container();
  const lines = new Graphics();
  const bulbs = Array.from({ length: BULB_COUNT }, () => new Sprite({ texture: texture('light-dark'), anchor: 0.5 }));
  const reels = Array.from({ length: count }, () =>
    createReel(rows, { still: texture, moving: (symbol) => moving.get(symbol) ?? Texture.EMPTY }),
  );
  board.addChild(waitLight, ...lights, ...reels.map(({ view }) => view));
  root.addChild(window, board, lines, words, ...bulbs);

  let layout = layoutOf(320, 240, count, rows);
  const watch = createSharpness(fullSharpness(), (resolution) =>
    renderer.resize(renderer.screen.width, renderer.screen.height, resolution),
  );
  const motion = createMotion((ms) => {
    if (ms !== undefined) watch(ms);
    renderer.render(root);
  });

  const resize = (width: number, height: number): void => {
    layout = layoutOf(width, height, count, rows);
    renderer.resize(width, height);
    const { left, top, reelWidth, reelHeight } = layout;
    const boardWidth = reelWidth * count;
    window.clear().rect(left, top, boardWidth, reelHeight).fill(0xff_ff_ff);
    for (const [index, reel] of reels.entries()) reel.place(left + index * reelWidth, top, reelWidth, reelHeight);
    placeBulbs(bulbs, layout, boardWidth);
    lines.clear();
    motion.redraw();
  };

  return {
    canvas: renderer.canvas,
    motion,
    reels,
    layout: () => layout,
    resize,
    light: (reel, row) => {
      const sprite = lights[reel * rows + row] as Sprite;
      const [x, y] = reels[reel]?.middle(row) ?? [0, 0];
      sprite.position.set(x, y);
      sprite.scale.set((layout.reelWidth / SYMBOL_SIZE) * 1.3);
      return sprite;
    },
    waitLight,
    lines,
    bulbs,
    lightBulb: (index, isLit) => {
      const bulb = bulbs[index];
      if (bulb) bulb.texture = texture(isLit ? 'light-bulb' : 'light-dark');
    },
    write: (reel, row, said) => {
      const [x, y] = reels[reel]?.middle(row) ?? [0, 0];
      const size = Math.min(34, (layout.reelWidth / Math.max(4, said.length)) * 1.3);
      const text = new Text({
        text: said,
        style: { fontFamily: 'system-ui, sans-serif', fontWeight: '800', fontSize: size, fill: 0x4a_25_00 },
        anchor: 0.5,
        resolution: 2,
      });
      text.position.set(x, y);
      words.addChild(text);
    },
    unwrite: () => {
      for (const text of words.removeChildren()) text.destroy();
    },
  };
};

const newLight = (texture: Texture): Sprite => new Sprite({ texture, anchor: 0.5, alpha: 0 });

/** Bulbs stand along the frame in even steps, as many as fit. */
const placeBulbs = (bulbs: readonly Sprite[], { left, top, reelHeight }: Layout, width: number): void => {
  const [wide, high] = [width + 22, reelHeight + 22];
  const around = 2 * (wide + high);
  const fitting = Math.min(bulbs.length, Math.floor(around / BULB_PITCH));
  for (const [index, bulb] of bulbs.entries()) {
    bulb.visible = index < fitting;
    let way = (index / fitting) * around;
    bulb.scale.set(BULB_SIZE / SYMBOL_SIZE);
    const [x, y] = [left - 11, top - 11];
    if (way < wide) bulb.position.set(x + way, y);
    else if ((way -= wide) < high) bulb.position.set(x + wide, y + way);
    else if ((way -= high) < wide) bulb.position.set(x + wide - way, y + high);
    else bulb.position.set(x, y + high - (way - wide));
  }
};
