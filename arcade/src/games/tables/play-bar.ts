import { money } from '@fairground/contract/money';
import { el } from '../../shell/dom.ts';
import type { Session } from '../../session/session.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Betting } from './betting.ts';
import type { ChipRow } from './chips.ts';
import type { TableSession } from './table-session.ts';

export type PlayBarDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly table: TableSession;
  readonly betting: Betting;
  readonly chips: ChipRow;
};

/** The line under the table: what one has, what lies on the cloth, the chips, and ways to take back and repeat. */
export const createPlayBar = ({ session, texts, table, betting, chips }: PlayBarDeps): HTMLElement => {
  const { t, amount } = texts;
  const balance = el('output', { 'data-testid': 'balance' });
  const staked = el('output', { 'data-testid': 'staked', 'aria-live': 'polite' });
  const button = (name: string, onclick: () => void): HTMLButtonElement =>
    el('button', { type: 'button', class: 'small', onclick }, name);
  const undo = button(t('table-undo'), betting.undo);
  const clear = button(t('table-clear'), betting.clear);
  const repeat = button(t('table-repeat'), betting.repeat);
  session.balance.show((value) => {
    balance.textContent = amount(value);
  });
  const lock = (): void => {
    const isOpen = table.view.get().round?.phase === 'OPEN';
    const hasBets = betting.stakes.get().size > 0;
    undo.disabled = !isOpen || !hasBets;
    clear.disabled = !isOpen || !hasBets;
    repeat.disabled = !isOpen || hasBets || !betting.canRepeat();
  };
  betting.stakes.show((stakes) => {
    staked.textContent = amount(money([...stakes.values()].reduce((sum, each) => sum + each, 0n)));
    lock();
  });
  table.view.show(lock);
  return el(
    'section',
    { class: 'play-bar', 'aria-label': t('bar') },
    el('p', { class: 'figure' }, el('span', {}, t('balance')), balance),
    chips.element,
    el('p', { class: 'figure' }, el('span', {}, t('table-staked')), staked),
    el('div', { class: 'play-orders' }, undo, clear, repeat),
  );
};
