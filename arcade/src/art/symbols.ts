import { SETTINGS, SETTING_BOX } from '@fairground/contract/catalog/look';
import type { SettingName } from '@fairground/contract/catalog/look';
import type { Dress, Glyph } from './cast.ts';
import { familyOf } from './faces.ts';
import { colour, glow, polygon } from './paint.ts';
import type { Brush } from './paint.ts';
import { enamelTones, glyphShape, metalTones, raise, tone, wordShape } from './relief.ts';
import type { Tones } from './relief.ts';

/** The side of a symbol in the atlas. */
export const SYMBOL_SIZE = 192;

const MIDDLE = SYMBOL_SIZE / 2;

/** Enamels of the high symbols, as turns away from the game's own hue: neighbours in rank are far apart. */
const ENAMELS = [165, 40, 270, 100, 215, 320, 0, 140] as const;

/** A high symbol: a glyph of metal on enamel, set into the shape of the theme. */
export const drawHigh = (brush: Brush, glyph: Glyph, { hue, metal, look }: Dress, rank: number): void => {
  const tones = metalTones(metal);
  const scale = rank === 0 ? 1 : 0.92;
  setting(brush, look.setting, tones, hue + (ENAMELS[rank % ENAMELS.length] ?? 0), scale);
  raise(brush, SYMBOL_SIZE, glyphShape(glyph, MIDDLE, MIDDLE - lift(look.setting), 112 * scale), tones, {
    edge: 2,
    height: 2.2,
  });
};

/** In these shapes the middle of what is seen stands higher than the middle of the box. */
const lift = (name: SettingName): number => ({ heart: 8, shield: 4 })[name as string] ?? 0;

const setting = (brush: Brush, name: SettingName, { light, body, deep }: Tones, hue: number, scale: number): void => {
  const outline = (part: number): Path2D => {
    const side = (SYMBOL_SIZE * 0.94 * scale * part) / SETTING_BOX;
    const path = new Path2D();
    const corner = MIDDLE - (side * SETTING_BOX) / 2;
    path.addPath(new Path2D(SETTINGS[name]), new DOMMatrix([side, 0, 0, side, corner, corner]));
    return path;
  };
  const rim = brush.createLinearGradient(MIDDLE - 60, 12, MIDDLE + 40, 182);
  rim.addColorStop(0, tone(light));
  rim.addColorStop(0.4, tone(body));
  rim.addColorStop(0.75, tone(deep));
  rim.addColorStop(1, tone(body));
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 60%)';
  brush.shadowBlur = 10;
  brush.shadowOffsetX = 2;
  brush.shadowOffsetY = 5;
  brush.fillStyle = rim;
  brush.fill(outline(1));
  brush.restore();
  brush.fillStyle = tone(deep);
  brush.fill(outline(0.87));
  const enamel = brush.createRadialGradient(MIDDLE - 22, MIDDLE - 34, 8, MIDDLE, MIDDLE, 96);
  enamel.addColorStop(0, colour(0.6, 0.18, hue));
  enamel.addColorStop(0.6, colour(0.4, 0.15, hue));
  enamel.addColorStop(1, colour(0.24, 0.1, hue));
  brush.fillStyle = enamel;
  brush.fill(outline(0.83));
  brush.save();
  brush.clip(outline(0.83));
  brush.lineWidth = 5;
  brush.strokeStyle = 'rgb(0 0 0 / 45%)';
  brush.translate(1.5, 3);
  brush.stroke(outline(0.83));
  const gloss = brush.createLinearGradient(0, 20, 0, 100);
  gloss.addColorStop(0, 'rgb(255 255 255 / 26%)');
  gloss.addColorStop(1, 'rgb(255 255 255 / 0%)');
  brush.fillStyle = gloss;
  brush.beginPath();
  brush.ellipse(MIDDLE, 40, 84, 48, 0, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  brush.lineWidth = 1.5;
  brush.strokeStyle = tone(light, 0.6);
  brush.stroke(outline(0.985));
};

const ROYALS = ['A', 'K', 'Q', 'J', '10', '9', '8'] as const;
const ROYAL_HUES = [20, 265, 150, 60, 320, 205, 100] as const;

/** Suits and two signs more, each in a box of 100. */
const SUITS: readonly string[] = [
  'M50 90C20 66 6 50 6 32C6 18 17 9 29 9C38 9 46 14 50 22C54 14 62 9 71 9C83 9 94 18 94 32C94 50 80 66 50 90Z',
  'M50 6C70 30 92 42 92 62C92 75 82 82 72 82C64 82 57 78 54 72C55 82 58 90 64 95H36C42 90 45 82 46 72C43 78 36 82 28 82C18 82 8 75 8 62C8 42 30 30 50 6Z',
  'M50 5L88 50L50 95L12 50Z',
  'M50 6C62 6 71 15 71 26C71 32 68 38 64 42C68 40 72 39 76 39C88 39 96 48 96 58C96 69 88 78 76 78C66 78 58 72 54 64C55 78 58 88 66 95H34C42 88 45 78 46 64C42 72 34 78 24 78C12 78 4 69 4 58C4 48 12 39 24 39C28 39 32 40 36 42C32 38 29 32 29 26C29 15 38 6 50 6Z',
  'M50 4L62 36L96 38L69 59L79 93L50 73L21 93L31 59L4 38L38 36Z',
  'M62 6A45 45 0 1 0 94 66A38 38 0 1 1 62 6Z',
];

/** A low symbol: a letter in the face of the theme, a suit or a cut stone. */
export const drawLow = (brush: Brush, dress: Dress, index: number): void => {
  const { lows, face } = dress.look;
  if (lows === 'gems') return drawGem(brush, dress.hue, index);
  const tones = enamelTones(dress.hue + (ROYAL_HUES[index % ROYAL_HUES.length] ?? 0));
  if (lows === 'suits') {
    const suit = { box: 100, path: SUITS[index % SUITS.length] ?? '' };
    return raise(brush, SYMBOL_SIZE, glyphShape(suit, MIDDLE, MIDDLE, 104), tones, { edge: 4, height: 3.4 });
  }
  const letter = ROYALS[index % ROYALS.length] ?? '';
  const font = `${letter.length > 1 ? 104 : 124}px ${familyOf(face)}`;
  brush.font = font;
  brush.textAlign = 'center';
  // Faces stand differently on their line: the letter is centred by what is drawn of it.
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = brush.measureText(letter);
  const word = wordShape(letter, font, MIDDLE, MIDDLE + (above - below) / 2, 160);
  raise(brush, SYMBOL_SIZE, word, tones, { edge: 4, height: 3.2 });
};

/** A cut stone, told apart by shape as well as by colour. */
const drawGem = (brush: Brush, hue: number, index: number): void => {
  const corners = [6, 4, 8, 5, 3, 7][index % 6] ?? 6;
  const own = hue + 75 + index * 68;
  const turn = -Math.PI / 2 + (corners === 4 ? 0 : Math.PI / corners);
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 55%)';
  brush.shadowBlur = 12;
  brush.shadowOffsetY = 6;
  polygon(brush, MIDDLE, MIDDLE, 66, corners, turn);
  const body = brush.createLinearGradient(0, 30, 0, 165);
  body.addColorStop(0, colour(0.82, 0.14, own));
  body.addColorStop(1, colour(0.45, 0.16, own));
  brush.fillStyle = body;
  brush.fill();
  brush.restore();
  for (let corner = 0; corner < corners; corner += 1) facet(brush, corners, corner, turn, own);
  polygon(brush, MIDDLE, MIDDLE, 36, corners, turn);
  brush.fillStyle = colour(0.86, 0.1, own, 0.85);
  brush.fill();
  polygon(brush, MIDDLE, MIDDLE, 65, corners, turn);
  brush.lineWidth = 3;
  brush.strokeStyle = colour(0.93, 0.06, own, 0.9);
  brush.stroke();
};

const facet = (brush: Brush, corners: number, corner: number, turn: number, hue: number): void => {
  const point = (radius: number, at: number): readonly [number, number] => {
    const angle = turn + (at / corners) * Math.PI * 2;
    return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
  };
  brush.beginPath();
  for (const [x, y] of [point(66, corner), point(66, corner + 1), point(36, corner + 1), point(36, corner)])
    brush.lineTo(x, y);
  brush.closePath();
  const isLit = Math.sin(turn + ((corner + 0.5) / corners) * Math.PI * 2) < 0;
  brush.fillStyle = isLit ? colour(0.92, 0.08, hue, 0.5) : colour(0.35, 0.15, hue, 0.5);
  brush.fill();
};

/** The wild stands free, before a light of its own, and says its name. */
export const drawWild = (brush: Brush, dress: Dress, multiplier: number): void => {
  const tones = metalTones(dress.metal);
  glow(brush, MIDDLE, MIDDLE, 96, (alpha) => tone([0.9, Math.max(0.1, tones.body[1]), tones.body[2]], 0.9 * alpha));
  setting(brush, 'burst', tones, dress.hue + 180, 1);
  raise(brush, SYMBOL_SIZE, glyphShape(dress.wild, MIDDLE, MIDDLE - 8, 134), tones, { edge: 3, height: 2.6 });
  say(brush, dress, multiplier > 1 ? `WILD ×${multiplier}` : 'WILD');
};

/** The scatter stands before beams of light. */
export const drawScatter = (brush: Brush, dress: Dress): void => {
  const tones = metalTones(dress.metal);
  brush.save();
  brush.translate(MIDDLE, MIDDLE);
  for (let beam = 0; beam < 14; beam += 1) {
    brush.rotate(Math.PI / 7);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(-11, -94);
    brush.lineTo(11, -94);
    brush.fillStyle = beam % 2 ? colour(0.85, 0.16, dress.hue + 180, 0.75) : tone(tones.light, 0.75);
    brush.fill();
  }
  brush.restore();
  setting(brush, 'round', tones, dress.hue + 120, 0.86);
  raise(brush, SYMBOL_SIZE, glyphShape(dress.scatter, MIDDLE, MIDDLE - 6, 104), tones, { edge: 2.5, height: 2.4 });
  say(brush, dress, 'SCATTER');
};

/** What coins of any game look like; what each is worth is written on it. */
export const drawCoin = (brush: Brush): void => {
  const tones = metalTones('gold');
  setting(brush, 'coin', tones, 78, 0.86);
  polygon(brush, MIDDLE, MIDDLE, 66, 40, 0);
  brush.fillStyle = tone([0.84, 0.15, 86]);
  brush.fill();
  polygon(brush, MIDDLE, MIDDLE, 56, 40, 0);
  brush.lineWidth = 3;
  brush.strokeStyle = tone(tones.deep, 0.7);
  brush.stroke();
};

const say = (brush: Brush, { look, metal }: Dress, word: string): void => {
  const size = word.length > 5 ? 34 : 46;
  const shape = wordShape(word, `${size}px ${familyOf(look.face)}`, MIDDLE, SYMBOL_SIZE - 16, SYMBOL_SIZE - 16);
  raise(brush, SYMBOL_SIZE, shape, metalTones(metal), { edge: 6, height: 1.4 });
};
