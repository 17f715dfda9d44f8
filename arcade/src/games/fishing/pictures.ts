import { Texture } from 'pixi.js';
import { glow, newCanvas } from '../../art/paint.ts';
import { wait } from '../../shell/dom.ts';
import { paintCoin, paintCoral } from './paint-great.ts';
import { FISH_PICTURE } from './paint-shapes.ts';
import { SPECIES } from './species.ts';
import type { Species } from './species.ts';

/** Every picture of the sea as the graphics card takes it. */
export type Pictures = {
  readonly fish: (kind: string) => Texture;
  readonly coin: Texture;
  readonly coral: Texture;
  /** A soft round light, white: it is tinted where it is used. */
  readonly light: Texture;
  readonly bubble: Texture;
  /** For the table of pays. */
  readonly canvasOf: (kind: string) => HTMLCanvasElement;
};

/** Paints everything that swims, a creature at a time, so that the page answers in between. */
export const loadSeaPictures = async (onProgress: (part: number) => void): Promise<Pictures> => {
  const kinds = Object.entries(SPECIES);
  const canvases = new Map<string, HTMLCanvasElement>();
  for (const [kind, { picture }] of kinds) {
    canvases.set(kind, painted(picture));
    onProgress(canvases.size / kinds.length);
    await wait(0);
  }
  const textures = new Map([...canvases].map(([kind, canvas]) => [kind, toTexture(canvas)]));
  return {
    fish: (kind) => textures.get(kind) ?? Texture.EMPTY,
    coin: toTexture(painted(paintCoin)),
    coral: toTexture(painted(paintCoral)),
    light: toTexture(drawLight()),
    bubble: toTexture(drawBubble()),
    canvasOf: (kind) => {
      const { canvas, brush } = newCanvas(96, 96);
      const source = canvases.get(kind);
      if (source) brush.drawImage(source, 0, 0, 96, 96);
      return canvas;
    },
  };
};

const toTexture = (canvas: HTMLCanvasElement): Texture => {
  const texture = Texture.from(canvas);
  texture.source.autoGenerateMipmaps = true;
  return texture;
};

const painted = (paint: Species['picture']): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(FISH_PICTURE, FISH_PICTURE);
  paint(brush);
  return canvas;
};

const drawLight = (): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(128, 128);
  glow(brush, 64, 64, 64, (alpha) => `rgb(255 255 255 / ${Math.round(alpha * 100)}%)`);
  return canvas;
};

const drawBubble = (): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(64, 64);
  const body = brush.createRadialGradient(32, 32, 18, 32, 32, 30);
  body.addColorStop(0, 'rgb(255 255 255 / 4%)');
  body.addColorStop(0.85, 'rgb(255 255 255 / 28%)');
  body.addColorStop(1, 'rgb(255 255 255 / 0%)');
  brush.fillStyle = body;
  brush.fillRect(0, 0, 64, 64);
  brush.fillStyle = 'rgb(255 255 255 / 75%)';
  brush.beginPath();
  brush.ellipse(22, 22, 6, 4, -0.7, 0, Math.PI * 2);
  brush.fill();
  return canvas;
};
