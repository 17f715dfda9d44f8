import type { TableView } from '@fairground/contract/studio/table';
import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import { circle, draw } from './svg.ts';
import type { TableSession } from './table-session.ts';

const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;
/** The last seconds have another colour and a sound. */
const HURRY_S = 5;

/** What the table is doing, and how long bets are open: a ring that closes, and words. */
export const createCountdown = (
  { t }: Texts,
  table: Pick<TableSession, 'view' | 'until'>,
  onHurry: () => void,
): HTMLElement => {
  const ring = circle(32, 32, RADIUS, { class: 'ring', 'stroke-dasharray': AROUND });
  const figure = el('b', { class: 'tabular' });
  const said = el('span', { role: 'status' });
  const about = el('small', {});
  const dial = el('div', { class: 'dial', 'aria-hidden': 'true' }, figure);
  dial.prepend(draw('svg', { viewBox: '0 0 64 64' }, circle(32, 32, RADIUS, { class: 'ring-back' }), ring));
  const element = el('div', { class: 'countdown' }, dial, el('p', {}, said, about));
  let before = '';

  const tick = (): void => {
    const { round } = table.view.get();
    const isDeciding = round?.phase === 'DECIDING';
    const isOpen = round?.phase === 'OPEN' || isDeciding;
    const end = isDeciding ? round.movesAt : round?.closesAt;
    const left = end && isOpen ? Math.max(0, table.until(end)) : 0;
    const whole = round && end ? end.getTime() - (isDeciding ? round.closesAt : round.openedAt).getTime() : 1;
    const seconds = Math.ceil(left / 1_000);
    ring.style.strokeDashoffset = String(AROUND * (1 - left / whole));
    element.dataset['phase'] = round?.phase ?? 'none';
    element.toggleAttribute('data-hurry', isOpen && seconds <= HURRY_S);
    const text = isOpen && left > 0 ? String(seconds) : '';
    if (text !== before && text !== '' && seconds <= HURRY_S) onHurry();
    before = text;
    figure.textContent = text;
  };
  setInterval(tick, 200);

  table.view.show((view) => {
    said.textContent = wordsFor(view, t);
    about.textContent = view.round
      ? `${t('table-round', { number: view.round.number })} · ${t('table-players', { count: view.players })}`
      : '';
    tick();
  });
  return element;
};

const wordsFor = ({ round }: TableView, t: Texts['t']): string => {
  switch (round?.phase) {
    case 'OPEN':
      return t('table-bets-open');
    case 'CLOSED':
      return t('table-bets-closed');
    case 'DECIDING':
      return t('table-deciding');
    case 'DEALT':
      return t('table-dealing');
    case 'CANCELLED':
      return t('table-cancelled');
    case 'SETTLED':
    case undefined:
      return t('table-next');
  }
};
