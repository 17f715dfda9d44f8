import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { colour, glow, newCanvas } from './paint.ts';
import type { Brush } from './paint.ts';
import type { Dress } from './cast.ts';
import { SYMBOL_SIZE, drawCoin, drawHigh, drawLow, drawScatter, drawWild } from './symbols.ts';

const COLUMNS = 6;
/** Room between two pictures, so that neither shines into the other when they are shown smaller. */
const GAP = 4;
const PITCH = SYMBOL_SIZE + GAP;

export type AtlasPlan = { readonly name: string; readonly draw: (brush: Brush) => void };

/** One picture with all symbols of a game, each also blurred as it looks in motion: a spin is then a single draw. */
export type Atlas = {
  readonly canvas: HTMLCanvasElement;
  readonly places: ReadonlyMap<string, readonly [x: number, y: number]>;
};

export const makeAtlas = (definition: SlotDefinition, dress: Dress): Atlas => {
  const plans = [...planSymbols(definition, dress), ...LIGHTS(dress)];
  const names = plans.flatMap(({ name }) => (isLight(name) ? [name] : [name, blurred(name)]));
  const { canvas, brush } = newCanvas(COLUMNS * PITCH, Math.ceil(names.length / COLUMNS) * PITCH);
  const places = new Map(
    names.map((name, index) => [name, [(index % COLUMNS) * PITCH, Math.floor(index / COLUMNS) * PITCH] as const]),
  );
  for (const { name, draw } of plans) {
    const cell = newCanvas(SYMBOL_SIZE, SYMBOL_SIZE);
    draw(cell.brush);
    const [x, y] = places.get(name) ?? [0, 0];
    brush.drawImage(cell.canvas, x, y);
    const moved = places.get(blurred(name));
    if (moved) smear(brush, cell.canvas, moved);
  }
  return { canvas, places };
};

export const blurred = (name: string): string => `${name}~`;

const isLight = (name: string): boolean => name.startsWith('light-');

/** Plain symbols come best first: the better part are emblems, the rest letters, suits or stones. */
const planSymbols = ({ symbols }: SlotDefinition, dress: Dress): readonly AtlasPlan[] => {
  const plain = symbols.filter(({ role }) => role === 'plain');
  const highCount = Math.min(dress.highs.length, Math.ceil(plain.length * 0.55));
  return symbols.map(({ id, role, multiplier = 1 }) => {
    const rank = plain.findIndex((each) => each.id === id);
    switch (role) {
      case 'wild':
        return { name: id, draw: (brush) => drawWild(brush, dress, multiplier) };
      case 'scatter':
        return { name: id, draw: (brush) => drawScatter(brush, dress) };
      case 'coin':
        return { name: id, draw: drawCoin };
      case 'plain': {
        const glyph = rank < highCount ? dress.highs[rank] : undefined;
        return glyph
          ? { name: id, draw: (brush) => drawHigh(brush, glyph, dress, rank) }
          : { name: id, draw: (brush) => drawLow(brush, dress, rank - highCount) };
      }
    }
  });
};

const LIGHTS = ({ hue, look }: Dress): readonly AtlasPlan[] => [
  { name: 'light-glow', draw: (brush) => glow(brush, 96, 96, 96, (alpha) => colour(0.9, 0.15, 85, 0.95 * alpha)) },
  {
    name: 'light-wait',
    draw: (brush) => glow(brush, 96, 96, 96, (alpha) => colour(0.75, 0.16, hue + 180, 0.8 * alpha)),
  },
  { name: 'light-bulb', draw: (brush) => drawBulb(brush, colour(0.95, 0.1, 90), colour(0.8, 0.17, 75)) },
  {
    name: 'light-dark',
    // Only a cabinet with bulbs shows them while they are out.
    draw: (brush) => {
      if (look.edge === 'bulbs') drawBulb(brush, colour(0.68, 0.09, hue), colour(0.42, 0.09, hue));
    },
  },
];

const drawBulb = (brush: Brush, light: string, rim: string): void => {
  const shine = brush.createRadialGradient(84, 78, 4, 96, 96, 60);
  shine.addColorStop(0, light);
  shine.addColorStop(1, rim);
  brush.fillStyle = shine;
  brush.beginPath();
  brush.arc(96, 96, 58, 0, Math.PI * 2);
  brush.fill();
};

const SMEARS = 7;

const smear = (brush: Brush, picture: CanvasImageSource, [x, y]: readonly [number, number]): void => {
  brush.save();
  brush.beginPath();
  brush.rect(x, y, SYMBOL_SIZE, SYMBOL_SIZE);
  brush.clip();
  brush.globalAlpha = 0.24;
  for (let step = 0; step < SMEARS; step += 1) brush.drawImage(picture, x, y + (step - (SMEARS - 1) / 2) * 15);
  brush.restore();
};
