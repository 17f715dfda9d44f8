import { bestRows } from '@fairground/engines/cards/mau-binh/best-rows';
import type { MauBinhAction, MauBinhView } from '@fairground/engines/cards/mau-binh/hand';
import { instantWinOf } from '@fairground/engines/cards/mau-binh/instant-win';
import { isBroken } from '@fairground/engines/cards/mau-binh/rows';
import { el } from '../../../shell/dom.ts';
import type { Face, FaceDeps } from '../face.ts';
import { fromRows, PLACES, rowsOf, rowsSwapped, stateOf } from '../model/arrangement.ts';
import { byHeight } from '../model/sorting.ts';
import { createActionBar } from '../parts/action-bar.ts';
import { createRowBoard } from '../parts/row-board.ts';

/** A draft is kept on the server after this pause: it counts when the time runs out. */
const DRAFT_MS = 900;

/** Mậu binh: everybody arranges at once; the rows are compared when all are done. */
export const createMauBinhFace = (deps: FaceDeps<MauBinhAction>): Face<MauBinhView> => {
  const { texts, act, sound } = deps;
  const { c } = texts;
  let view: MauBinhView | undefined;
  let isBusy = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const board = createRowBoard(texts, () => changed());
  const bar = createActionBar(c('actions'));
  const note = el('p', { class: 'centre-note' });
  const own = el('div', { class: 'own-cards own-rows' }, board.element);

  const changed = (): void => {
    sound.play('tick');
    clearTimeout(later);
    later = setTimeout(() => {
      if (view && view.laid === null && board.cards().length === PLACES)
        void act({ do: 'draft', rows: rowsOf(board.cards()) }).catch(() => undefined);
    }, DRAFT_MS);
    showBar();
  };
  const send = (action: MauBinhAction): void => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(later);
    showBar();
    sound.play('thud');
    void act(action).finally(() => {
      isBusy = false;
      showBar();
    });
  };
  const showBar = (): void => {
    if (!view || view.seat === null || view.laid !== null || view.shown) return bar.show([]);
    const cards = board.cards();
    const seen = view;
    const declared = instantWinOf(seen.cards);
    const broken = cards.length === PLACES && isBroken(rowsOf(cards));
    bar.show([
      {
        id: 'swap',
        label: c('swap-rows'),
        tone: 'quiet',
        key: 'W',
        onPress: () => {
          board.show(rowsSwapped(board.cards()));
          changed();
        },
      },
      {
        id: 'suggest',
        label: c('suggest'),
        tone: 'quiet',
        key: 'H',
        onPress: () => {
          board.show(fromRows(bestRows(seen.cards, seen.rules)));
          changed();
        },
      },
      ...(declared === undefined
        ? []
        : [
            {
              id: 'declare',
              label: c('declare'),
              about: c(`instant-${declared}`),
              reason: isBusy ? c('sending') : undefined,
              onPress: () => send({ do: 'declare' }),
            } as const,
          ]),
      {
        id: 'lay',
        label: c('done'),
        tone: broken ? 'danger' : 'main',
        key: 'Enter',
        ...(broken ? { about: c('broken-about') } : {}),
        reason: isBusy ? c('sending') : undefined,
        onPress: () => send({ do: 'lay', rows: rowsOf(board.cards()) }),
      },
    ]);
  };

  return {
    centre: el('div', { class: 'rows-centre' }, note),
    own,
    bar: bar.element,
    show: (seen) => {
      const isNew = !view || seen.cards.some((card) => !view?.cards.includes(card));
      view = seen;
      const laid = seen.laid && 'rows' in seen.laid ? seen.laid.rows : null;
      if (laid) board.show(fromRows(laid));
      else if (isNew && seen.cards.length > 0)
        board.show(seen.draft ? fromRows(seen.draft) : byHeight(seen.cards, []).toReversed());
      board.fix(seen.laid !== null || seen.shown !== null);
      const done = seen.isDone.filter(Boolean).length;
      note.textContent = seen.shown ? '' : c('arranged', { done, all: seen.isDone.length });
      showBar();
    },
    rest: () => {
      view = undefined;
      clearTimeout(later);
      board.show([]);
      note.textContent = '';
      bar.show([]);
    },
    seat: (seen, seat) => {
      // The own rows lie below, as they were arranged.
      if (seat === seen.seat) return {};
      const laid = seen.shown?.[seat];
      if (!laid)
        return seen.isDone[seat] === true
          ? { count: PLACES, badge: c('done-badge'), tone: 'gain' }
          : { count: PLACES, badge: c('arranging'), tone: 'soft' };
      if ('declared' in laid) {
        const rows = rowsOf(byHeight(laid.cards, []).toReversed());
        return { laid: [rows.front, rows.middle, rows.back], badge: c(`instant-${laid.declared}`), tone: 'lamp' };
      }
      const { front, middle, back } = laid.rows;
      const broken = stateOf(fromRows(laid.rows)).isBroken;
      return {
        laid: [front, middle, back],
        ...(broken ? { badge: c('broken'), tone: 'loss' as const } : {}),
      };
    },
    tell: (before, now) =>
      now.isDone.flatMap((isDone, seat) =>
        isDone && before?.isDone[seat] !== true ? [c('said-arranged', { name: deps.nameOf(seat) })] : [],
      ),
    asked: (seen) => (seen.seat !== null && seen.laid === null && seen.shown === null ? c('ask-arrange') : ''),
    key: (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const order = { Enter: 'lay', h: 'suggest', w: 'swap' }[key];
      return order !== undefined && bar.press(order);
    },
  };
};
