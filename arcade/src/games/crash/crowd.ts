import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import type { CrashSession } from './crash-session.ts';
import { heightOf } from './flight-model.ts';

/** Everybody's bets and exits, the largest first. */
export const createRiders = (room: CrashSession, { t, amount, number }: Texts): HTMLElement => {
  const list = el('ol', { class: 'crash-riders-list', tabindex: '0', 'aria-label': t('crash-riders') });
  const sum = el('p', { class: 'soft tabular' });
  room.view.show(({ riders, players, staked, round }) => {
    sum.textContent = t('crash-players', { count: players, amount: amount(staked) });
    const isOver = round?.point !== null && round !== null;
    const rows = riders.map(({ name, isOwn, amount: laid, exitAt }) => {
      const state = exitAt === null ? (isOver ? 'lost' : 'aboard') : 'left';
      const mark = exitAt === null ? (isOver ? '✕' : '…') : `${number(exitAt / 100)}×`;
      return el(
        'li',
        { 'data-state': state, 'data-own': isOwn },
        el('span', { class: 'crash-name' }, isOwn ? t('crash-you') : name),
        el('span', { class: 'tabular' }, amount(laid)),
        el('b', { class: 'tabular' }, mark),
      );
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'soft' }, t('crash-nobody'))]));
  });
  return el('section', { class: 'crash-riders' }, el('header', {}, el('h2', {}, t('crash-riders')), sum), list);
};

/** Where the last flights ended, the newest first. */
export const createHistory = (room: CrashSession, { t, number }: Texts): HTMLElement => {
  const list = el('ol', { class: 'crash-history', tabindex: '0', 'aria-label': t('crash-history') });
  room.past.show((past) =>
    list.replaceChildren(
      ...past
        .toReversed()
        .map(({ point }) => el('li', { class: 'tabular', 'data-height': heightOf(point) }, `${number(point / 100)}×`)),
    ),
  );
  return list;
};
