import { Container, Sprite } from 'pixi.js';
import type { Texture } from 'pixi.js';
import { createReelMotion } from './reel-motion.ts';

export type SymbolTextures = {
  readonly still: (symbol: string) => Texture;
  readonly moving: (symbol: string) => Texture;
};

/** One reel: a window over a strip without end. */
export type Reel = {
  readonly view: Container;
  readonly place: (x: number, y: number, width: number, height: number) => void;
  /** Shows symbols at rest, from the top. */
  readonly show: (symbols: string) => void;
  readonly shown: () => string;
  /** The picture of a row at rest, to be moved by what wins or falls. */
  readonly sprite: (row: number) => Sprite;
  readonly middle: (row: number) => readonly [x: number, y: number];
  /** Puts every picture back to its row. */
  readonly tidy: () => void;
  readonly start: (strip: string, pace: number) => void;
  /** Moves to where the reel is at this time. */
  readonly move: (ms: number) => void;
  /** Orders the stop on these symbols; with a stop of the strip the neighbours are those of the strip. */
  readonly stop: (ms: number, symbols: string, strip: string, at: number) => void;
  readonly isDone: (ms: number) => boolean;
};

/** Above this speed, in symbols a second, symbols are shown blurred. */
const BLUR_FROM = 9;

export const createReel = (rowsMax: number, textures: SymbolTextures): Reel => {
  const view = new Container();
  // One above and one below the window, so that something always comes in.
  const sprites = Array.from({ length: rowsMax + 2 }, () => new Sprite({ anchor: 0.5 }));
  view.addChild(...sprites);
  let [symbols, x, y, width, height] = ['', 0, 0, 0, 0];
  let motion = createReelMotion();
  let strip = '';
  let landing:
    | {
        readonly from: number;
        readonly on: number;
        readonly symbols: string;
        readonly strip: string;
        readonly at: number;
      }
    | undefined;

  const cellHeight = (): number => height / Math.max(1, symbols.length);
  const fit = (sprite: Sprite): void => {
    const side = Math.min(width, cellHeight()) * 1.1;
    sprite.scale.set(side / 192);
  };
  const symbolAt = (place: number): string => {
    if (landing && place > landing.from) {
      const row = landing.on - place;
      if (landing.at >= 0) return around(landing.strip, landing.at + row);
      return landing.symbols[row] ?? around(landing.strip, row);
    }
    return symbols[-place] ?? around(strip, -place);
  };
  const draw = (position: number, isBlurred: boolean): void => {
    const base = Math.floor(position);
    const part = position - base;
    const cell = cellHeight();
    for (let index = 0; index < sprites.length; index += 1) {
      const sprite = sprites[index] as Sprite;
      const row = index - 1;
      const isInside = row <= symbols.length;
      sprite.visible = isInside;
      if (!isInside) continue;
      const symbol = symbolAt(base - row);
      const texture = isBlurred ? textures.moving(symbol) : textures.still(symbol);
      if (sprite.texture !== texture) sprite.texture = texture;
      sprite.position.set(x + width / 2, y + (row + part + 0.5) * cell);
    }
  };
  const tidy = (): void => {
    landing = undefined;
    strip = '';
    for (const sprite of sprites) {
      sprite.alpha = 1;
      sprite.rotation = 0;
      fit(sprite);
    }
    draw(0, false);
    for (const [index, sprite] of sprites.entries()) sprite.visible = index > 0 && index <= symbols.length;
  };

  return {
    view,
    place: (left, top, wide, high) => {
      [x, y, width, height] = [left, top, wide, high];
      tidy();
    },
    show: (next) => {
      symbols = next;
      tidy();
    },
    shown: () => symbols,
    sprite: (row) => sprites[row + 1] as Sprite,
    middle: (row) => [x + width / 2, y + (row + 0.5) * cellHeight()],
    tidy,
    start: (next, pace) => {
      tidy();
      motion = createReelMotion(pace);
      strip = next;
    },
    move: (ms) => draw(motion.at(ms), motion.speed(ms) > BLUR_FROM),
    stop: (ms, next, ownStrip, at) => {
      const from = Math.floor(motion.at(ms)) + 1;
      const on = motion.stop(ms, next.length + 2);
      landing = { from, on, symbols: next, strip: ownStrip, at };
      // Reels of changing height take their new one while they are only a blur.
      if (next.length !== symbols.length) {
        symbols = next;
        for (const sprite of sprites) fit(sprite);
      }
    },
    isDone: (ms) => motion.isDone(ms),
  };
};

const around = (strip: string, place: number): string =>
  strip[((place % strip.length) + strip.length) % strip.length] ?? '';
