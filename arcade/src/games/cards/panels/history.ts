import { money } from '@fairground/contract/money';
import type { CardAction, CardGameCode, CardHandId } from '@fairground/contract/rooms/fields';
import type { HandRow } from '@fairground/contract/rooms/table';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import type { Face, FaceDeps } from '../face.ts';
import { RoomRefused } from '../room-link.ts';
import type { RoomLink } from '../room-link.ts';
import { signed } from '../parts/seat-ring.ts';
import { drawHand } from './hand-picture.ts';
import type { SharedHand } from './hand-picture.ts';
import { resultContent } from './result.ts';

export type HistoryDeps = {
  readonly texts: CardTexts;
  readonly link: RoomLink;
  readonly tableId: bigint;
  readonly open: (title: string, content: readonly Node[]) => void;
  /** Makes a face of its own, that shows and asks nothing. */
  readonly makeFace: (
    game: CardGameCode,
    deps: Pick<FaceDeps<CardAction>, 'nameOf' | 'amount'>,
  ) => Promise<Face<unknown>>;
};

/** The last hands of this table, more on demand; each can be played again step by step. */
export const historyContent = (deps: HistoryDeps): readonly Node[] => {
  const { texts, link } = deps;
  const list = el('ol', { class: 'hand-rows' });
  const said = el('p', { class: 'soft', role: 'status' });
  const more = el('button', { type: 'button', hidden: true, onclick: () => void load() }, texts.c('more-hands'));
  let before: CardHandId | undefined;
  const load = async (): Promise<void> => {
    said.textContent = texts.t('loading');
    more.hidden = true;
    try {
      const { list: rows, next } = await link.ask('hands', before === undefined ? {} : { before });
      list.append(...rows.map((row) => handItem(row, deps)));
      said.textContent = list.childElementCount > 0 ? '' : texts.c('no-hands');
      before = next ?? undefined;
      more.hidden = next === null;
    } catch (error) {
      said.textContent = error instanceof RoomRefused ? error.message : texts.t('no-answer');
      more.hidden = list.childElementCount === 0;
    }
  };
  void load();
  return [list, said, more];
};

const handItem = (row: HandRow, deps: HistoryDeps): HTMLElement => {
  const { texts } = deps;
  return el(
    'li',
    { class: 'hand-row' },
    el('span', {}, `#${row.no} · ${texts.moment(row.at)}`),
    el(
      'b',
      { class: 'tabular', 'data-side': row.net > 0n ? 'gain' : row.net < 0n ? 'loss' : 'even' },
      signed(row.net, texts),
    ),
    el(
      'button',
      {
        type: 'button',
        class: 'small',
        'aria-label': texts.c('replay-of', { number: row.no }),
        onclick: () => {
          deps.open(texts.c('replay-of', { number: row.no }), [el('p', { class: 'soft' }, texts.t('loading'))]);
          void replayHand(row.handId, deps);
        },
      },
      texts.c('replay'),
    ),
    el(
      'small',
      { class: 'soft tabular' },
      texts.c('stack-change', { before: texts.amount(row.before), after: texts.amount(row.after) }),
    ),
  );
};

/** Shows a hand from its deal to its result, step by step. */
export const replayHand = async (handId: CardHandId, deps: Omit<HistoryDeps, 'tableId'>): Promise<void> => {
  const { texts, link, open } = deps;
  const { c } = texts;
  try {
    const { room, hand, views, events } = await link.ask('hand', { handId });
    const { no, result } = hand;
    const names = new Map(result?.seats.map(({ seat, name }) => [seat, name]));
    const nameOf = (seat: number): string =>
      seat === hand.yours ? c('you') : (names.get(hand.seats[seat] ?? -1) ?? `#${seat + 1}`);
    const worth = room.chip ?? room.unit;
    const amount = (units: number): string => texts.mark(money(worth * BigInt(units)));
    const face = await deps.makeFace(room.game, { nameOf, amount });
    const at = events.at(-1)?.at ?? new Date(0);
    open(c('replay-of', { number: no }), [
      ...replayContent({ face, views, texts }, result, hand.seats[hand.yours ?? -1] ?? null, events.length),
      ...(result ? [shareButton({ room, no, at, result, lastView: views.at(-1), ...handSeats(hand) }, deps)] : []),
    ]);
  } catch (error) {
    open(c('replay'), [
      el('p', { role: 'alert' }, error instanceof RoomRefused ? error.message : texts.t('no-answer')),
    ]);
  }
};

const handSeats = ({ seats, yours }: Pick<SharedHand, 'seats' | 'yours'>) => ({ seats, yours });

const shareButton = (hand: SharedHand, { texts, link }: Pick<HistoryDeps, 'texts' | 'link'>): HTMLElement =>
  el(
    'button',
    {
      type: 'button',
      onclick: () =>
        drawHand(hand, texts).toBlob((picture) => {
          if (picture) link.share(picture, `${hand.room.game}-${hand.no}`);
        }, 'image/png'),
    },
    texts.c('share-picture'),
  );

type Replayed = { readonly face: Face<unknown>; readonly views: readonly unknown[]; readonly texts: CardTexts };

const replayContent = (
  { face, views, texts }: Replayed,
  result: Parameters<typeof resultContent>[0] | null,
  yourSeat: number | null,
  events: number,
): readonly Node[] => {
  const { c } = texts;
  const last = Math.min(views.length, events + 1) - 1;
  let at = 0;
  const line = el('p', { class: 'replay-line', role: 'status' });
  const slider = el('input', {
    type: 'range',
    min: '0',
    max: String(Math.max(0, last)),
    'aria-label': c('replay-step'),
  });
  const show = (to: number): void => {
    const before = views[at] ?? null;
    at = Math.max(0, Math.min(last, to));
    const view = views[at];
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', c('replay-at', { at: at + 1, all: last + 1 }));
    if (view === undefined || view === null) return;
    face.show(view);
    line.textContent = at === 0 ? c('replay-start') : face.tell(before, view).join(' ');
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  const step = (label: string, by: number, sign: string): HTMLElement =>
    el('button', { type: 'button', 'aria-label': label, onclick: () => show(at + by) }, sign);
  show(0);
  return [
    el('div', { class: 'replay', inert: false }, face.centre, face.own),
    line,
    el('div', { class: 'slider-row' }, step(c('replay-back'), -1, '‹'), slider, step(c('replay-on'), 1, '›')),
    ...(result ? resultContent(result, { yourSeat }, texts) : []),
  ];
};
