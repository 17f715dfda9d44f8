import { BEST, BLACKJACK, HAND_SPOT, isNatural, pointsOf } from '@fairground/engines/tables/blackjack';
import { insuranceReturn } from '@fairground/engines/tables/blackjack-exact';
import { percentText } from '@fairground/engines/maths/fraction';
import type { MakeFace } from '../face.ts';
import { blackjackRoads } from '../roads/blackjack-roads.ts';
import { createHandsShow } from '../scene/hands-show.ts';

export const blackjackFace: MakeFace = (texts) => {
  const { t, percent } = texts;
  return {
    kind: 'blackjack',
    cloth: ['#17603f', '#06261a'],
    rule: t('blackjack-rule', { insurance: percent(percentText(insuranceReturn(BLACKJACK), 2)) }),
    spots: [{ spot: HAND_SPOT, tone: 'green', area: '1 / 1 / 2 / 2' }],
    show: (sound) => createHandsShow({ bust: t('blackjack-bust') }, sound),
    sideOf: () => undefined,
    sides: {
      banker: { name: '', short: '', tone: 'red' },
      player: { name: '', short: '', tone: 'blue' },
      tie: { name: '', short: '', tone: 'green' },
    },
    resultText: (result) => {
      if (result.kind !== 'blackjack') return '';
      if (isNatural(result.dealer)) return t('blackjack-dealer-natural');
      const { total: points } = pointsOf(result.dealer);
      return t(points > BEST ? 'blackjack-dealer-bust' : 'blackjack-dealer', { points });
    },
    roads: (past) => blackjackRoads(past, texts),
  };
};
