import type { TableSeat, TableView } from '@fairground/contract/studio/table';
import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import { handText } from './decisions.ts';
import type { TableSession } from './table-session.ts';

/** Colours of the seats: the same player has the same one. */
const HUES = [25, 75, 150, 200, 250, 300, 340, 110] as const;

const hueOf = (name: string): number =>
  HUES[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % HUES.length] ?? 25;

/** Who sits around the table: masked names, what each has staked, and what it brought once it is paid. */
export const createSeats = (texts: Texts, table: Pick<TableSession, 'view'>): HTMLElement => {
  const { t } = texts;
  const element = el('ul', { class: 'seats', 'aria-label': t('table-seats') });
  let before = '';
  table.view.show((view) => {
    const now = keyOf(view);
    if (now === before) return;
    before = now;
    element.replaceChildren(...view.seats.map((seat) => seatOf(seat, texts)));
  });
  return element;
};

/** What is drawn changes with this: a table that is looked at often is drawn once. */
const keyOf = ({ seats }: TableView): string =>
  seats
    .map(({ name, stake, win, isYou, hands = [] }) => {
      const cards = hands.map((hand) => hand.cards.join()).join('/');
      return `${name} ${stake} ${win} ${isYou} ${cards}`;
    })
    .join('|');

const seatOf = ({ name, stake, win, isYou, hands }: TableSeat, texts: Texts): HTMLElement => {
  const { t, mark } = texts;
  const shown = isYou ? t('table-you') : (name ?? t('table-guest'));
  const isPaid = win !== null && win > 0n;
  return el(
    'li',
    {
      class: 'seat',
      'data-you': isYou,
      'data-won': isPaid && win > stake,
      style: `--seat: ${hueOf(name ?? '')}`,
    },
    el('span', { class: 'player-face', 'aria-hidden': 'true' }, shown.slice(0, 1).toUpperCase()),
    el('span', { class: 'player-name' }, shown),
    el('b', { class: 'seat-stake' }, isPaid ? `+${mark(win)}` : mark(stake)),
    hands && !isYou
      ? el('span', { class: 'seat-hand' }, hands.map((hand) => handText(hand, hands.length === 1, texts)).join(' · '))
      : undefined,
  );
};
