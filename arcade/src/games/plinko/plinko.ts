import { pocketOf } from '@fairground/engines/instant/plinko';
import type { PLINKO, PlinkoRisk } from '@fairground/engines/instant/plinko';
import type { Round } from '@fairground/contract/studio/round';
import { el } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { buttonRow } from '../choices.ts';
import { createBoard } from './board.ts';
import './plinko.css';

type Rows = 8 | 12 | 16;

/** A ball falls through pins; each turns it left or right. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound } = host;
  const { t, number } = host.texts;
  const rules = host.definition.rules as typeof PLINKO;
  let [rows, risk]: [Rows, PlinkoRisk] = [12, 'medium'];
  const timesOf = (pocket: number): number => (rules[rows][risk].pays[Math.abs(pocket - rows / 2)] ?? 0) / 100;
  const labels = (): readonly string[] =>
    Array.from({ length: rows + 1 }, (_, pocket) => {
      const times = timesOf(pocket);
      return number(times, times >= 10 ? 0 : 1);
    });

  const board = createBoard(() => sound.play('tick'));
  const show = (): void => board.set(rows, labels());
  const rowButtons = buttonRow<`${Rows}`>(
    t('rows'),
    [
      ['8', '8'],
      ['12', '12'],
      ['16', '16'],
    ],
    '12',
    (chosen) => {
      rows = Number(chosen) as Rows;
      show();
    },
  );
  const riskButtons = buttonRow<PlinkoRisk>(
    t('risk'),
    [
      ['low', t('risk-low')],
      ['medium', t('risk-medium')],
      ['high', t('risk-high')],
    ],
    risk,
    (chosen) => {
      risk = chosen;
      show();
    },
  );
  phase.show((now) => {
    rowButtons.setLocked(now !== 'ready');
    riskButtons.setLocked(now !== 'ready');
  });
  show();

  return Promise.resolve({
    stage: el('div', { class: 'plinko' }, board.element),
    controls: el('div', { class: 'controls' }, rowButtons.element, riskButtons.element),
    choice: () => ({ kind: 'plinko', rows, risk }),
    costOf: (bet) => bet,
    begin: board.clear,
    abort: () => undefined,
    rest: () => undefined,
    show: async (round: Round) => {
      if (round.shown?.kind !== 'plinko') return;
      await board.drop(round.shown.way);
      const pocket = pocketOf(round.shown.way);
      board.mark(pocket);
      host.say(t('pocket', { place: pocket + 1, times: number(timesOf(pocket), 2) }));
      sound.play(round.win > round.stake ? 'pop' : 'thud');
    },
    pays: () => [
      el('p', {}, t('plinko-rule')),
      el(
        'ul',
        { class: 'pay-list' },
        ...Array.from({ length: rows / 2 + 1 }, (_, place) =>
          el('li', {}, t('pocket', { place: place + 1, times: number(timesOf(place), 2) })),
        ),
      ),
    ],
  });
};
