import { CASH_OUT_MIN, multiplierAt, reachedAfterMs } from '@fairground/engines/instant/crash';
import type { CrashRules } from '@fairground/engines/instant/crash';
import { el, prefersStillness, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { createFlight } from './flight.ts';
import './crash.css';

/** A flight longer than this is shown faster: the point it ends at is decided all the same. */
const SHOWN_MS_MAX = 9_000;

/** A flight that climbs and ends; the player says beforehand where to leave it. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound } = host;
  const { t, number, readNumber } = host.texts;
  const rules = host.definition.rules as CrashRules;
  let cashOut = 200;
  const reached = el('output', { class: 'crash-times', 'aria-live': 'off' }, `${number(1)}×`);
  const flight = createFlight();
  const field = el('input', {
    type: 'text',
    value: number(cashOut / 100),
    inputmode: 'decimal',
    autocomplete: 'off',
  });
  field.addEventListener('change', () => {
    const wanted = Math.round(readNumber(field.value) * 100);
    cashOut = Math.min(rules.pointMax, Math.max(CASH_OUT_MIN, wanted > 0 ? wanted : 200));
    field.value = number(cashOut / 100);
  });
  phase.show((now) => {
    field.disabled = now !== 'ready';
  });
  const tell = (times: number): void => {
    reached.textContent = `${number(times / 100)}×`;
  };

  const fly = (point: number): Promise<void> =>
    new Promise((resolve) => {
      const lasts = reachedAfterMs(Math.max(101, point));
      const pace = Math.max(1, lasts / SHOWN_MS_MAX);
      const startedAt = performance.now();
      const frame = (now: number): void => {
        const elapsed = Math.min(lasts, Math.max(0, now - startedAt) * pace);
        const times = Math.min(point, multiplierAt(elapsed));
        tell(times);
        flight.draw(elapsed / lasts, times >= cashOut);
        if (elapsed < lasts) requestAnimationFrame(frame);
        else resolve();
      };
      requestAnimationFrame(frame);
    });

  return Promise.resolve({
    stage: el('div', { class: 'crash' }, flight.canvas, reached),
    controls: el('div', { class: 'controls' }, el('label', {}, t('crash-leave-at'), field)),
    choice: () => ({ kind: 'crash', cashOut }),
    costOf: (bet) => bet,
    begin: () => {
      delete reached.dataset['outcome'];
      tell(100);
      flight.draw(0, false);
    },
    abort: () => undefined,
    rest: () => undefined,
    show: async (round) => {
      if (round.shown?.kind !== 'crash') return;
      const { point } = round.shown;
      if (prefersStillness()) await wait(300);
      else await fly(point);
      tell(point);
      flight.end();
      reached.dataset['outcome'] = round.win > 0n ? 'won' : 'lost';
      host.say(t('crash-ended', { times: number(point / 100) }));
      sound.play(round.win > 0n ? 'pop' : 'lose');
      await wait(350);
    },
    pays: () => [el('p', {}, t('crash-rule'))],
  });
};
