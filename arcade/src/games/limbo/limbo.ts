import { isLimboTarget, limboChance } from '@fairground/engines/instant/limbo';
import type { LimboRules } from '@fairground/engines/instant/limbo';
import { toNumber } from '@fairground/engines/maths/fraction';
import type { Round } from '@fairground/contract/studio/round';
import { el, iconButton } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { createStriker } from './striker.ts';
import { readTarget, targetBeside } from './target.ts';
import './limbo.css';

const PRESETS = [150, 200, 500, 1_000, 10_000, 100_000] as const;
const FIRST_TARGET = 200;
/** So many strikes before are still seen. */
const LAST_MAX = 8;
const MINUS = 'M6 12h12';
const PLUS = 'M6 12h12M12 6v12';

/** A high striker: the player sets a mark, and the drawn multiplier says how high the puck goes. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound } = host;
  const { t, number, percent } = host.texts;
  const rules = host.definition.rules as LimboRules;
  const times = (hundredths: number): string => number(hundredths / 100);
  let target = FIRST_TARGET;

  const striker = createStriker(() => sound.play('tick'));
  const point = el('output', { class: 'limbo-point' });
  const said = el('p', { class: 'limbo-said' });
  const last = el('ol', { class: 'limbo-last', 'aria-label': t('limbo-last') });
  const field = el('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    class: 'limbo-field',
    'aria-label': t('limbo-target'),
  });
  const fault = el('small', { class: 'limbo-fault', role: 'status' });

  const showTarget = (): void => {
    striker.mark(target, t('limbo-scale', { times: times(target) }));
    said.replaceChildren(
      el('span', {}, `${t('dice-chance')} ${percent(toNumber(limboChance(rules, target)) * 100)}`),
      el('span', {}, t('dice-pays', { times: times(target) })),
    );
    for (const [index, button] of presets.entries())
      button.setAttribute('aria-pressed', String(PRESETS[index] === target));
  };
  const showFault = (isWrong: boolean): void => {
    field.setAttribute('aria-invalid', String(isWrong));
    fault.textContent = isWrong
      ? t('limbo-target-wrong', { min: times(rules.targetMin), max: times(rules.pointMax) })
      : '';
  };
  const aim = (at: number): void => {
    if (phase.get() !== 'ready') return;
    target = at;
    field.value = times(target);
    showFault(false);
    showTarget();
  };
  field.addEventListener('input', () => {
    const typed = readTarget(field.value, host.texts.readNumber);
    const isRight = typed !== undefined && isLimboTarget(rules, typed);
    showFault(!isRight);
    if (!isRight) return;
    target = typed;
    showTarget();
  });
  // What cannot be aimed at gives way to the mark that stands.
  field.addEventListener('change', () => aim(target));
  const presets = PRESETS.map((at) =>
    el('button', { type: 'button', onclick: () => aim(at) }, `${number(at / 100, at % 100 ? 1 : 0)}×`),
  );
  const lower = iconButton(t('limbo-lower'), MINUS, () => aim(targetBeside(rules, target, 'lower')));
  const higher = iconButton(t('limbo-higher'), PLUS, () => aim(targetBeside(rules, target, 'higher')));
  phase.show((now) => {
    for (const control of [field, lower, higher, ...presets]) control.disabled = now !== 'ready';
  });
  aim(target);

  const rest = (round: Round | null): void => {
    if (round?.shown?.kind !== 'limbo') return;
    const outcome = round.win > 0n ? 'won' : 'lost';
    striker.rest(round.shown.point, outcome);
    point.textContent = `${times(round.shown.point)}×`;
    point.dataset['outcome'] = outcome;
  };
  const note = (round: Round, rose: number): void => {
    const item = el('li', {}, `${times(rose)}×`);
    item.dataset['outcome'] = round.win > 0n ? 'won' : 'lost';
    last.prepend(item);
    while (last.children.length > LAST_MAX) last.lastElementChild?.remove();
  };

  return Promise.resolve({
    stage: el('div', { class: 'limbo' }, striker.element, el('div', { class: 'limbo-board' }, point, said, last)),
    controls: el(
      'div',
      { class: 'controls limbo-controls' },
      el('div', { class: 'limbo-aim' }, lower, el('label', {}, t('limbo-target'), field), higher, fault),
      el('div', { class: 'button-row', role: 'group', 'aria-label': t('limbo-target') }, ...presets),
    ),
    choice: () => ({ kind: 'limbo', target }),
    costOf: (bet) => bet,
    begin: () => {
      delete point.dataset['outcome'];
      striker.swing();
    },
    abort: () => striker.fall(),
    rest,
    show: async (round) => {
      if (round.shown?.kind !== 'limbo') return;
      const rose = round.shown.point;
      await striker.rise(rose, (at) => {
        point.textContent = `${times(at)}×`;
      });
      rest(round);
      note(round, rose);
      host.say(t('limbo-rose', { times: times(rose) }));
      sound.play(round.win > 0n ? 'pop' : 'lose');
    },
    hurry: striker.hurry,
    pays: () => [
      el('p', {}, t('limbo-rule')),
      el(
        'ul',
        { class: 'pay-list' },
        ...PRESETS.map((at) => el('li', {}, `${times(at)}×: ${percent(toNumber(limboChance(rules, at)) * 100)}`)),
      ),
    ],
  });
};
