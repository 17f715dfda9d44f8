import type { KenoRules } from '@fairground/engines/instant/keno';
import type { Round } from '@fairground/contract/studio/round';
import { el, prefersStillness, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import './keno.css';

const PICKS_MAX = 10;
const COLUMNS = 10;
const MOVES: Readonly<Record<string, number>> = { ArrowUp: -COLUMNS, ArrowDown: COLUMNS, ArrowLeft: -1, ArrowRight: 1 };

/** Numbers are chosen, numbers are drawn. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound } = host;
  const { t, number } = host.texts;
  const rules = host.definition.rules as KenoRules;
  const picks = new Set<number>([3, 11, 27, 42, 68]);
  const count = el('span', { class: 'soft', role: 'status' });
  const cells = Array.from({ length: rules.numbers }, (_, index) =>
    el(
      'button',
      { type: 'button', class: 'keno-number', tabindex: index === 0 ? '0' : '-1', onclick: () => toggle(index + 1) },
      String(index + 1),
    ),
  );
  const show = (): void => {
    for (const [index, cell] of cells.entries()) cell.setAttribute('aria-pressed', String(picks.has(index + 1)));
    count.textContent = t('keno-picked', { count: picks.size });
  };
  const clearDrawn = (): void => {
    for (const cell of cells) delete cell.dataset['drawn'];
  };
  const toggle = (value: number): void => {
    focusOn(value - 1);
    if (phase.get() !== 'ready') return;
    clearDrawn();
    if (picks.has(value)) picks.delete(value);
    else if (picks.size < PICKS_MAX) picks.add(value);
    if (picks.size === 0) host.say(t('keno-pick-first'));
    show();
  };
  const focusOn = (at: number): void => {
    for (const [index, cell] of cells.entries()) cell.tabIndex = index === at ? 0 : -1;
    cells[at]?.focus();
  };
  const clear = el(
    'button',
    {
      type: 'button',
      onclick: () => {
        picks.clear();
        clearDrawn();
        show();
      },
    },
    t('keno-clear'),
  );
  phase.show((now) => {
    clear.disabled = now !== 'ready';
  });
  show();

  return Promise.resolve({
    stage: el('div', { class: 'keno' }, el('div', { class: 'keno-field', role: 'group' }, ...cells)),
    controls: el('div', { class: 'controls' }, count, clear),
    choice: () => ({ kind: 'keno', picks: [...picks] }),
    costOf: (bet) => bet,
    begin: clearDrawn,
    abort: () => undefined,
    rest: (round: Round | null) => {
      if (round?.choice.kind !== 'keno') return;
      picks.clear();
      for (const pick of round.choice.picks) picks.add(pick);
      show();
    },
    show: async (round) => {
      if (round.shown?.kind !== 'keno') return;
      for (const value of round.shown.numbers) {
        const cell = cells[value - 1];
        if (cell) cell.dataset['drawn'] = picks.has(value) ? 'hit' : 'miss';
        sound.play(picks.has(value) ? 'pop' : 'tick');
        if (!prefersStillness()) await wait(90);
      }
    },
    onKey: (event) => {
      const at = cells.findIndex((cell) => cell === event.target);
      const move = MOVES[event.key];
      if (at < 0 || move === undefined) return false;
      if (at + move >= 0 && at + move < cells.length) focusOn(at + move);
      return true;
    },
    pays: () => [
      el('p', {}, t('keno-rule')),
      el(
        'ul',
        { class: 'pay-list' },
        ...(rules.pays[picks.size - 1] ?? []).flatMap((pay, hits) =>
          pay > 0 ? [el('li', {}, t('keno-hits', { picks: picks.size, hits, times: number(pay / 100, 2) }))] : [],
        ),
      ),
    ],
  });
};
