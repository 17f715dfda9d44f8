import type { Room, HandResult } from '@fairground/contract/rooms/table';
import type { ShownHand } from '@fairground/engines/cards/mau-binh/hand';
import { suitOf } from '@fairground/engines/tables/card';
import type { Card } from '@fairground/engines/tables/card';
import { rankName } from '@fairground/engines/tables/marks';
import { fromRows } from '../model/arrangement.ts';
import { signed } from '../parts/seat-ring.ts';
import type { CardTexts } from '../card-texts.ts';

/** What of a hand may be shared: what its player saw at the end. Names are masked, as they were at the table. */
export type SharedHand = {
  readonly room: Room;
  readonly no: number;
  readonly at: Date;
  readonly result: HandResult;
  /** The places of the table by the engine's seats, and the engine's seat of the player. */
  readonly seats: readonly number[];
  readonly yours: number | null;
  readonly lastView: unknown;
};

type Shown = {
  readonly cards?: readonly Card[];
  readonly board?: readonly Card[];
  readonly shown?: readonly (readonly Card[] | ShownHand | null)[] | null;
};

const SIZE = 1_080;
const MARGIN = 56;
const SIGNS = ['♠', '♥', '♣', '♦'] as const;
const HEAD = 200;

/** The cards each seat of a picture shows: opened ones, and the player's own. */
export const shownCards = ({ lastView, seats, yours }: Pick<SharedHand, 'lastView' | 'seats' | 'yours'>) => {
  const { cards = [], shown } = (lastView ?? {}) as Shown;
  return seats.map((_, seat): readonly Card[] => {
    const open = shown?.[seat];
    return open ? cardsIn(open) : seat === yours ? cards : [];
  });
};

const cardsIn = (open: readonly Card[] | ShownHand): readonly Card[] => {
  if ('declared' in open) return open.cards;
  return 'rows' in open ? fromRows(open.rows) : open;
};

/** A square picture of how a hand ended: every seat with the cards it showed and what it won or lost. */
export const drawHand = (hand: SharedHand, { c, moment, mark }: CardTexts): HTMLCanvasElement => {
  const { room, result, seats } = hand;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const cloth = pen.createRadialGradient(SIZE / 2, SIZE / 2, SIZE / 6, SIZE / 2, SIZE / 2, SIZE);
  cloth.addColorStop(0, '#1f7a54');
  cloth.addColorStop(1, '#0c2f26');
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, SIZE, SIZE);
  const say = (text: string, x: number, y: number, font: string, colour = '#fff'): void => {
    pen.font = `${font} system-ui, sans-serif`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  say(c(`game-${room.game}`), MARGIN, 110, '700 64px');
  say(`${c('hand-number', { number: hand.no })} · ${moment(hand.at)}`, MARGIN, 165, '400 32px', '#d6ebe1');
  const { board = [] } = (hand.lastView ?? {}) as Shown;
  if (board.length > 0) drawCards(pen, board, { x: SIZE - MARGIN - 5 * 74, y: 60, width: 64, step: 74 });
  const cardsOf = shownCards(hand);
  const height = Math.min(190, (SIZE - HEAD - MARGIN) / Math.max(1, seats.length));
  for (const [at, place] of seats.entries()) {
    const seat = result.seats.find((each) => each.seat === place);
    if (!seat) continue;
    const top = HEAD + at * height;
    pen.fillStyle = at === hand.yours ? 'rgb(255 255 255 / 18%)' : 'rgb(0 0 0 / 22%)';
    pen.beginPath();
    pen.roundRect(MARGIN - 16, top, SIZE - 2 * MARGIN + 32, height - 12, 18);
    pen.fill();
    const name = at === hand.yours ? c('you') : `${seat.name}${seat.isHouse ? ` (${c('house-badge')})` : ''}`;
    say(name, MARGIN, top + 44, '600 34px');
    pen.textAlign = 'right';
    const colour = seat.net > 0n ? '#ffe08a' : seat.net < 0n ? '#ffb4a8' : '#fff';
    say(signed(seat.net, { mark }), SIZE - MARGIN, top + 44, '700 38px', colour);
    pen.textAlign = 'left';
    const width = Math.min(64, (height - 76) * 0.72);
    drawCards(pen, cardsOf[at] ?? [], { x: MARGIN, y: top + 58, width, step: Math.min(width + 8, 72) });
  }
  return canvas;
};

const drawCards = (
  pen: CanvasRenderingContext2D,
  cards: readonly Card[],
  { x, y, width, step }: { readonly x: number; readonly y: number; readonly width: number; readonly step: number },
): void => {
  for (const [at, card] of cards.entries()) {
    const left = x + at * step;
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.roundRect(left, y, width, width * 1.36, 8);
    pen.fill();
    pen.fillStyle = suitOf(card) % 2 === 1 ? '#c9302c' : '#16211d';
    pen.font = `700 ${width * 0.46}px system-ui, sans-serif`;
    pen.fillText(rankName(card), left + width * 0.12, y + width * 0.56);
    pen.font = `400 ${width * 0.5}px system-ui, sans-serif`;
    pen.fillText(SIGNS[suitOf(card)] ?? '', left + width * 0.3, y + width * 1.16);
  }
};
