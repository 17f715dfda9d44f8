import type { WHEELS } from '@fairground/engines/instant/wheel';
import { el } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { buttonRow } from '../choices.ts';
import { createWheelFace } from './wheel-face.ts';
import './wheel.css';

type Name = keyof typeof WHEELS;

/** A wheel of equal segments. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound } = host;
  const { t, number } = host.texts;
  const rules = host.definition.rules as typeof WHEELS;
  let name: Name = 'medium';
  const segments = (): readonly number[] => rules[name].segments;
  const stage = el('div', { class: 'wheel-stage' });
  const faceOf = () => {
    const best = Math.max(...segments());
    const hueOf = (index: number): number =>
      (segments()[index] ?? 0) === 0 ? 280 : 175 - (150 * (segments()[index] ?? 0)) / best;
    return createWheelFace(
      segments().map((pay) => `${number(pay / 100, pay % 100 === 0 ? 0 : 1)}×`),
      hueOf,
    );
  };
  let face = faceOf();
  const lay = (): void => {
    face = faceOf();
    stage.replaceChildren(face.element);
  };
  const risks = buttonRow<Name>(
    t('risk'),
    [
      ['low', t('risk-low')],
      ['medium', t('risk-medium')],
      ['high', t('risk-high')],
    ],
    name,
    (chosen) => {
      name = chosen;
      lay();
    },
  );
  phase.show((now) => risks.setLocked(now !== 'ready'));
  lay();

  return Promise.resolve({
    stage,
    controls: el('div', { class: 'controls' }, risks.element),
    choice: () => ({ kind: 'wheel', wheel: name }),
    costOf: (bet) => bet,
    begin: () => sound.play('tick'),
    abort: () => undefined,
    rest: () => undefined,
    show: async (round) => {
      if (round.shown?.kind !== 'wheel') return;
      await face.spinTo(round.shown.place);
      sound.play(round.win > round.stake ? 'pop' : 'thud');
    },
    pays: () => {
      const counts = Map.groupBy(segments(), (pay) => pay);
      const lines = [...counts.entries()].toSorted(([a], [b]) => b - a);
      return [
        el('p', {}, t('wheel-rule-plain')),
        el(
          'ul',
          { class: 'pay-list' },
          ...lines.map(([pay, all]) =>
            el(
              'li',
              {},
              t('wheel-shares', { count: all.length, total: segments().length, times: number(pay / 100, 2) }),
            ),
          ),
        ),
      ];
    },
  });
};
