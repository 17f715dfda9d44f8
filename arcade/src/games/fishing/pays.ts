import { captureChance, dearestCatch, fishReturn } from '@fairground/engines/fish/fish-kind';
import type { FishingRules } from '@fairground/engines/fish/room';
import { divide, ONE, percentText, toNumber } from '@fairground/engines/maths/fraction';
import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Pictures } from './pictures.ts';

/** What every fish pays and how likely a shot catches it, all from the definition. */
export const fishingPays = (
  rules: FishingRules,
  { t, number, percent }: Texts,
  nameOf: (kind: string) => string,
  pictures: Pictures,
): readonly Node[] => {
  const rows = rules.kinds.map((kind) => {
    const times = kind.pays.map((pay) => number(pay.times, 0)).join(' / ');
    const pays =
      kind.freeShots > 0
        ? t('fishing-pays-bolts', { times, count: kind.freeShots })
        : t('multiplier', { value: times });
    return el(
      'tr',
      {},
      el('td', {}, pictures.canvasOf(kind.code)),
      el('th', { scope: 'row' }, nameOf(kind.code)),
      el('td', {}, pays),
      el('td', {}, percent(percentText(captureChance(rules, kind), 2))),
    );
  });
  const { laser, bomb } = rules.weapons;
  const top = dearestCatch(rules, rules.kinds);
  return [
    el('p', {}, t('fishing-rule-shot')),
    el('p', {}, t('fishing-rule-chance', { rtp: percentText(fishReturn(rules), 0) })),
    el(
      'p',
      {},
      t('fishing-rule-weapons', {
        laserCost: laser.cost,
        laserFish: laser.targetsMax,
        bombCost: bomb.cost,
        bombFish: bomb.targetsMax,
      }),
    ),
    el('p', {}, t('fishing-rule-storm')),
    el('p', {}, t('fishing-rule-jackpot', { oneIn: number(rules.jackpotOneIn, 0) })),
    el(
      'p',
      {},
      t('fishing-top', {
        name: nameOf(top.kind.code),
        times: number(top.times, 0),
        count: number(toNumber(divide(ONE, top.chance)), 0),
      }),
    ),
    el(
      'table',
      { class: 'figures fishing-pays' },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', {}),
          ...[t('fishing-fish'), t('fishing-pays'), t('fishing-chance')].map((name) =>
            el('th', { scope: 'col' }, name),
          ),
        ),
      ),
      el('tbody', {}, ...rows),
    ),
    el('p', {}, t('fishing-rule-room')),
    el('p', {}, t('fishing-rule-broken')),
    el('p', {}, t('fishing-keys')),
  ];
};
