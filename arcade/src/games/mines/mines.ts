import { minesRules, minesWin } from '@fairground/engines/instant/mines';
import { toNumber } from '@fairground/engines/maths/fraction';
import type { Round } from '@fairground/contract/studio/round';
import { el, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import './mines.css';

const SIDE = 5;
const CELLS = SIDE * SIDE;
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 22, 24] as const;

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -SIDE, ArrowDown: SIDE, ArrowLeft: -1, ArrowRight: 1 };

/** A field of hidden mines: every safe cell raises what can be taken. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound, step } = host;
  const { t, number } = host.texts;
  let mines = 3;
  let opened = 0;

  const next = el('p', { class: 'mines-next' });
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    el('button', { type: 'button', class: 'mine-cell', tabindex: cell === 0 ? '0' : '-1', onclick: () => press(cell) }),
  );
  const grid = el('div', { class: 'mine-field', role: 'group', 'aria-label': t('mines-count') }, ...cells);
  const select = el('select', {
    onchange: () => {
      mines = Number(select.value);
      showNext();
    },
  });
  for (const count of COUNTS) select.append(el('option', { value: String(count) }, String(count)));
  select.value = String(mines);

  const press = (cell: number): void => {
    focusOn(cell);
    if (phase.get() === 'open' && cells[cell]?.dataset['state'] === 'hidden') step({ kind: 'open', cell });
  };
  /** One cell at a time is in the order of the Tab key; the arrows go from there. */
  const focusOn = (cell: number): void => {
    for (const [index, each] of cells.entries()) each.tabIndex = index === cell ? 0 : -1;
    cells[cell]?.focus();
  };
  const setState = (cell: number, state: 'hidden' | 'safe' | 'mine' | 'would-be', isHit = false): void => {
    const button = cells[cell];
    if (!button) return;
    button.dataset['state'] = state;
    button.dataset['hit'] = String(isHit);
    const words = {
      hidden: t('mines-hidden'),
      safe: t('mines-safe'),
      mine: t('mines-mine'),
      'would-be': t('mines-hidden'),
    };
    button.setAttribute(
      'aria-label',
      t('mines-cell', { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1, state: words[state] }),
    );
  };
  const showNext = (): void => {
    const isLast = opened >= CELLS - mines;
    const times = isLast ? '' : number(toNumber(minesWin(minesRules(mines), opened + 1)), 2);
    next.textContent = isLast ? '' : t('mines-next', { times });
  };
  const rest = (round: Round | null): void => {
    const shown = round?.shown?.kind === 'mines' ? round.shown : undefined;
    if (round?.choice.kind === 'mines') ({ mines } = round.choice);
    select.value = String(mines);
    opened = shown?.opened.length ?? 0;
    const hit = shown?.state === 'lost' ? shown.opened.at(-1) : undefined;
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (shown?.mines?.includes(cell)) setState(cell, 'mine', cell === hit);
      else if (shown?.opened.includes(cell)) setState(cell, 'safe');
      else setState(cell, shown?.mines ? 'would-be' : 'hidden');
    }
    showNext();
  };
  phase.show((now) => {
    select.disabled = now !== 'ready';
    grid.dataset['phase'] = now;
  });
  rest(null);

  return Promise.resolve({
    stage: el('div', { class: 'mines' }, grid, next),
    controls: el('div', { class: 'controls' }, el('label', {}, t('mines-count'), select)),
    choice: () => ({ kind: 'mines', mines }),
    costOf: (bet) => bet,
    begin: () => undefined,
    abort: () => undefined,
    rest: (round) => rest(round?.state === 'OPEN' ? round : null),
    show: async (round) => {
      const before = opened;
      rest(round);
      const state = round.shown?.kind === 'mines' ? round.shown.state : 'open';
      if (state === 'lost') sound.play('lose');
      else if (opened > before) sound.play('pop');
      if (state !== 'open') await wait(350);
    },
    onKey: (event) => {
      const at = cells.findIndex((cell) => cell === event.target);
      const move = MOVES[event.key];
      if (at < 0 || move === undefined) return false;
      const to = at + move;
      const staysInRow = Math.abs(move) > 1 || Math.floor(to / SIDE) === Math.floor(at / SIDE);
      if (to >= 0 && to < CELLS && staysInRow) focusOn(to);
      return true;
    },
    pays: () => [
      el('p', {}, t('mines-rule')),
      el(
        'ul',
        { class: 'pay-list' },
        ...[1, 2, 3, 5, 8, 12].flatMap((count) =>
          count > CELLS - mines
            ? []
            : [
                el(
                  'li',
                  {},
                  t('mines-step', { count, times: number(toNumber(minesWin(minesRules(mines), count)), 2) }),
                ),
              ],
        ),
      ),
    ],
  });
};
