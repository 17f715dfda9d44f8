import { diceWin } from '@fairground/engines/instant/dice';
import type { DiceRules } from '@fairground/engines/instant/dice';
import { toNumber } from '@fairground/engines/maths/fraction';
import type { Round } from '@fairground/contract/studio/round';
import { el, prefersStillness, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { buttonRow } from '../choices.ts';
import { COUNTER_MS, COUNTER_STEPS, createCounter } from './counter.ts';
import './dice.css';

type Side = 'under' | 'over';

/** A number of ten thousand; the player says how much of it wins. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { texts, phase, sound } = host;
  const { t, number, percent } = texts;
  const rules = host.definition.rules as DiceRules;
  let [side, wins]: [Side, number] = ['under', rules.faces / 2];

  const rolled = el('output', { class: 'dice-said-roll' });
  const counter = createCounter();
  const marker = el('i', { class: 'dice-marker' });
  const range = el('input', {
    type: 'range',
    min: String(Math.max(100, rules.winsMin)),
    max: String(rules.winsMax),
    step: '50',
    value: String(wins),
    class: 'dice-range',
    'aria-label': t('dice-chance'),
  });
  const track = el('div', { class: 'dice-track' }, range, marker);
  const said = el('p', { class: 'dice-said' });

  const showBet = (): void => {
    const edge = side === 'under' ? wins : rules.faces - wins;
    track.dataset['side'] = side;
    track.style.setProperty('--edge', `${(edge / rules.faces) * 100}%`);
    // To the right always means a higher number: on the upper side the thumb runs from the other end.
    range.style.direction = side === 'under' ? 'ltr' : 'rtl';
    const chance = percent((wins / rules.faces) * 100);
    const bet = t(side === 'under' ? 'dice-under' : 'dice-over', { value: number(edge / 100) });
    said.replaceChildren(
      el('b', {}, bet),
      el('span', {}, `${t('dice-chance')} ${chance}`),
      el('span', {}, t('dice-pays', { times: number(toNumber(diceWin(rules, wins)), 4) })),
    );
  };
  range.addEventListener('input', () => {
    wins = Number(range.value);
    showBet();
  });
  const sides = buttonRow<Side>(
    t('dice-side'),
    [
      ['under', t('dice-side-under')],
      ['over', t('dice-side-over')],
    ],
    side,
    (chosen) => {
      side = chosen;
      showBet();
    },
  );
  phase.show((now) => {
    range.disabled = now !== 'ready';
    sides.setLocked(now !== 'ready');
  });
  showBet();

  const rest = (round: Round | null): void => {
    if (round?.shown?.kind !== 'dice') return;
    const { roll } = round.shown;
    const outcome = round.win > 0n ? 'won' : 'lost';
    rolled.textContent = number(roll / 100);
    counter.show(roll);
    counter.element.dataset['outcome'] = outcome;
    marker.style.insetInlineStart = `${(roll / rules.faces) * 100}%`;
    marker.dataset['outcome'] = outcome;
  };

  return Promise.resolve({
    stage: el('div', { class: 'dice' }, counter.element, rolled, track, said),
    controls: el('div', { class: 'controls' }, sides.element),
    choice: () => ({ kind: 'dice', side, wins }),
    costOf: (bet) => bet,
    begin: () => {
      delete counter.element.dataset['outcome'];
      delete marker.dataset['outcome'];
    },
    abort: () => undefined,
    rest,
    show: async (round) => {
      if (round.shown?.kind !== 'dice') return;
      const { roll } = round.shown;
      // The drums turn and stop from the left: the way there says nothing about the result.
      counter.roll(roll);
      for (let step = 1; step <= COUNTER_STEPS && !prefersStillness(); step += 1) {
        sound.play('tick');
        await wait(COUNTER_MS / COUNTER_STEPS);
      }
      rest(round);
      sound.play(round.win > 0n ? 'pop' : 'lose');
    },
    pays: () => [el('p', {}, t('dice-rule'))],
  });
};
