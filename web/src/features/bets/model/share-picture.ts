import type { PicturePen } from '../../../shared/draw-picture.ts';

/** What the picture of a bet says. There is no place in it for a name, an account or the number of a bet. */
export type ShareCard = {
  readonly brand: string;
  readonly game: string;
  readonly vendor: string;
  readonly result: string;
  readonly isWon: boolean;
  /** How many times the stake was paid, such as `12.50×`; nothing of a bet without a stake. */
  readonly times: string | undefined;
  readonly timesNote: string;
  /** Only where the player wants them shown: name and amount. */
  readonly amounts: readonly (readonly [name: string, amount: string])[];
  readonly day: string;
};

export type ShareColours = {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  readonly gain: string;
};

export const SHARE_SIZE = { width: 1_080, height: 1_080 } as const;

const MARGIN = 96;

/** Draws the picture in the colours of the brand. */
export const drawShare = (pen: PicturePen, card: ShareCard, colours: ShareColours, fontFamily: string): void => {
  const { width, height } = SHARE_SIZE;
  const inner = width - 2 * MARGIN;
  const line = (text: string, y: number, size: number, colour: string, weight = 600): void => {
    pen.fillStyle = colour;
    pen.font = `${weight} ${fittingSize(pen, text, { size, weight, inner, fontFamily })}px ${fontFamily}`;
    pen.fillText(text, width / 2, y);
  };
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colours.surface;
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, width - MARGIN, height - MARGIN, 48);
  pen.fill();
  pen.fillStyle = colours.accent;
  pen.fillRect(width / 2 - 60, 208, 120, 8);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  line(card.brand, 172, 60, colours.accent, 800);
  line(card.game, 320, 68, colours.ink, 700);
  line(card.vendor, 384, 36, colours.soft, 400);
  if (card.times === undefined) line(card.result, 620, 140, card.isWon ? colours.gain : colours.ink, 800);
  else {
    line(card.times, 620, 180, card.isWon ? colours.gain : colours.ink, 800);
    line(`${card.result} · ${card.timesNote}`, 690, 40, colours.soft, 500);
  }
  card.amounts.forEach(([name, amount], index) => line(`${name}: ${amount}`, 780 + index * 60, 44, colours.ink));
  line(card.day, height - 110, 32, colours.soft, 400);
};

/** A long name is written smaller instead of being cut off. */
const fittingSize = (
  pen: PicturePen,
  text: string,
  { size, weight, inner, fontFamily }: { size: number; weight: number; inner: number; fontFamily: string },
): number => {
  pen.font = `${weight} ${size}px ${fontFamily}`;
  const width = pen.measureText(text).width;
  return width <= inner ? size : Math.max(20, Math.floor((size * inner) / width));
};

/** Payout by stake in hundredths, cut: never more than was paid. */
export const timesOf = (stake: bigint, payout: bigint): number | undefined =>
  stake > 0n ? Number((payout * 100n) / stake) / 100 : undefined;
