import { Texture } from 'pixi.js';
import { colour, glow, newCanvas } from '../../art/paint.ts';
import { SEA_MOTIFS } from './motifs.ts';
import { FISH_PICTURE } from './paint-fish.ts';
import { SPECIES } from './species.ts';
import type { Species } from './species.ts';

const ADDRESSES = import.meta.glob<string>('./art/*.webp', { query: '?url', import: 'default', eager: true });

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

export const loadSeaPictures = async (onProgress: (part: number) => void): Promise<Pictures> => {
  let done = 0;
  const motifs = new Map<string, ImageBitmap>(
    await Promise.all(
      SEA_MOTIFS.map(async (name) => {
        const picture = await createImageBitmap(await (await fetch(ADDRESSES[`./art/${name}.webp`] ?? '')).blob());
        done += 1;
        onProgress(done / SEA_MOTIFS.length);
        return [name, picture] as const;
      }),
    ),
  );
  const canvases = new Map(Object.entries(SPECIES).map(([kind, species]) => [kind, draw(species, motifs)]));
  const textures = new Map([...canvases].map(([kind, canvas]) => [kind, toTexture(canvas)]));
  const motifTexture = (name: string): Texture => {
    const picture = motifs.get(name);
    return picture ? Texture.from(picture) : Texture.EMPTY;
  };
  return {
    fish: (kind) => textures.get(kind) ?? Texture.EMPTY,
    coin: motifTexture('coin'),
    coral: motifTexture('coral'),
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

const draw = ({ picture, gild }: Species, motifs: ReadonlyMap<string, ImageBitmap>): HTMLCanvasElement => {
  const { canvas, brush } = newCanvas(FISH_PICTURE, FISH_PICTURE);
  if (typeof picture === 'function') picture(brush);
  else {
    const motif = motifs.get(picture);
    if (motif) brush.drawImage(motif, 0, 0, FISH_PICTURE, FISH_PICTURE);
  }
  if (gild !== undefined) {
    const shape = newCanvas(FISH_PICTURE, FISH_PICTURE);
    shape.brush.drawImage(canvas, 0, 0);
    brush.globalCompositeOperation = 'color';
    brush.fillStyle = colour(0.8, 0.17, gild);
    brush.fillRect(0, 0, FISH_PICTURE, FISH_PICTURE);
    brush.globalCompositeOperation = 'destination-in';
    brush.drawImage(shape.canvas, 0, 0);
    brush.globalCompositeOperation = 'source-over';
  }
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
