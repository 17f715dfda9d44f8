import type { PicturePen } from '../../../shared/draw-picture.ts';

/** What the picture of a slip says: selections and the code, never the player and no amount. */
export type SlipCard = {
  readonly brand: string;
  readonly title: string;
  readonly legs: readonly SlipCardLeg[];
  /** How many of the selections have no room in the picture, in words. */
  readonly rest: string | undefined;
  readonly codeLead: string;
  readonly code: string;
  /** That matches and results are simulated. */
  readonly note: string;
};

type SlipCardLeg = {
  readonly selection: string;
  readonly market: string;
  readonly match: string;
  readonly odds: string;
};

type SlipColours = Readonly<Record<'ground' | 'surface' | 'ink' | 'soft' | 'accent', string>>;

export const SLIP_PICTURE_LEGS_MAX = 6;
const WIDTH = 1_080;
const MARGIN = 72;
const HEAD = 220;
const LEG = 150;
const FOOT = 250;

export const slipPictureSize = ({ legs }: SlipCard) => ({ width: WIDTH, height: HEAD + legs.length * LEG + FOOT });

/** Draws the picture in the colours of the brand. */
export const drawSlip = (pen: PicturePen, card: SlipCard, colours: SlipColours, fontFamily: string): void => {
  const { width, height } = slipPictureSize(card);
  const inner = width - 2 * MARGIN;
  const write = (text: string, x: number, y: number, font: Font): void => {
    const { size, colour, weight = 600, align = 'left', most = inner } = font;
    pen.textAlign = align;
    pen.fillStyle = colour;
    pen.font = `${weight} ${size}px ${fontFamily}`;
    const wide = pen.measureText(text).width;
    // A long name is written smaller instead of being cut off.
    if (wide > most) pen.font = `${weight} ${Math.max(18, Math.floor((size * most) / wide))}px ${fontFamily}`;
    pen.fillText(text, x, y);
  };
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, width, height);
  write(card.brand, MARGIN, 112, { size: 52, weight: 800, colour: colours.accent });
  write(card.title, MARGIN, 168, { size: 34, weight: 500, colour: colours.soft });
  card.legs.forEach(({ selection, market, match, odds }, place) => {
    const top = HEAD + place * LEG;
    pen.fillStyle = colours.surface;
    pen.beginPath();
    pen.roundRect(MARGIN / 2, top, width - MARGIN, LEG - 16, 24);
    pen.fill();
    const most = inner - 200;
    write(selection, MARGIN, top + 58, { size: 40, weight: 700, colour: colours.ink, most });
    write(`${market} · ${match}`, MARGIN, top + 104, { size: 28, weight: 400, colour: colours.soft, most });
    write(odds, width - MARGIN, top + 82, { size: 48, weight: 800, colour: colours.accent, align: 'right', most: 180 });
  });
  const foot = HEAD + card.legs.length * LEG;
  if (card.rest !== undefined) write(card.rest, MARGIN, foot + 36, { size: 28, weight: 400, colour: colours.soft });
  write(card.codeLead, MARGIN, foot + 100, { size: 30, weight: 400, colour: colours.soft });
  write(card.code, MARGIN, foot + 166, { size: 64, weight: 800, colour: colours.ink });
  write(card.note, MARGIN, foot + 214, { size: 26, weight: 400, colour: colours.soft });
};

type Font = {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
};
