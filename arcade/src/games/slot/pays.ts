import type { Ladder, SlotDefinition } from '@fairground/engines/slots/definition';
import type { Texts } from '../../texts/texts.ts';
import { el } from '../../shell/dom.ts';
import { jackpotName } from '../../shell/jackpot-name.ts';

type Counts = readonly (readonly [count: number, units: number])[];

/** The table of pays, as multiples of the bet, and what the features need. */
export const paysOf = (
  definition: SlotDefinition,
  { t, number }: Texts,
  pictureOf: (symbol: string) => HTMLElement,
): readonly Node[] => {
  const { units } = definition.bet;
  const times = (pay: number): string => number(pay / units, pay % units === 0 ? 0 : 2);
  const item = (symbol: string, lines: readonly string[]): HTMLElement =>
    el(
      'li',
      {},
      pictureOf(symbol),
      el('span', {}, ...lines.flatMap((line, index) => (index > 0 ? [el('br'), line] : [line]))),
    );
  const ladder = (counts: Counts): readonly string[] =>
    counts.filter(([, pay]) => pay > 0).map(([count, pay]) => t('count-pays', { count, times: times(pay) }));

  const rows = definition.symbols.map(({ id, role }) => {
    const paid = definition.evaluate.flatMap((evaluation) => ladder(countsOf(evaluation, id)));
    const named = role === 'plain' ? [] : [t(`symbol-${role}`)];
    return item(id, [...named, ...paid]);
  });
  const how = definition.evaluate.flatMap((evaluation) => {
    switch (evaluation.type) {
      case 'lines':
        return [t('pays-lines', { count: evaluation.lines.length })];
      case 'ways':
        return [t('pays-ways')];
      case 'anywhere':
        return [t('pays-anywhere')];
      case 'cluster':
        return [t('pays-cluster')];
      case 'scatter':
        return [];
    }
  });
  const features = definition.features.flatMap((feature) => {
    switch (feature.type) {
      case 'free':
        return feature.awards.map(([count, spins]) => t('free-spins-rule', { count, spins }));
      case 'hold':
        return [t('hold-rule', { count: feature.atLeast })];
      case 'wheel':
        return [t('wheel-rule', { count: feature.atLeast })];
      case 'pick':
        return [t('pick-rule', { count: feature.atLeast, picks: feature.picks, prizes: feature.prizes.length })];
      case 'walk':
        return [t('walk-rule')];
    }
  });
  const pools = definition.jackpots.flatMap((jackpot) =>
    jackpot.kind === 'fixed'
      ? []
      : [
          t(jackpot.kind === 'progressive' ? 'pool-rule' : 'must-hit-rule', {
            name: jackpotName(jackpot.id, { t }),
            percent: number((100 * jackpot.contribution[0]) / jackpot.contribution[1], 2),
            times: times(jackpot.seed),
            cap: jackpot.kind === 'must-hit' ? times(jackpot.cap) : '',
          }),
        ],
  );
  const cascade = definition.cascade === null ? [] : [t('pays-cascade')];
  return [
    ...[...how, ...cascade, ...features, ...pools].map((line) => el('p', {}, line)),
    el('ul', { class: 'pay-list' }, ...rows),
  ];
};

const countsOf = (evaluation: SlotDefinition['evaluate'][number], symbol: string): Counts => {
  switch (evaluation.type) {
    case 'lines':
    case 'ways':
      return (evaluation.pay[symbol] ?? []).map((pay, index) => [index + 1, pay] as const);
    case 'anywhere':
    case 'cluster':
      return ladderCounts(evaluation.pay[symbol]);
    case 'scatter':
      return evaluation.symbol === symbol ? ladderCounts(evaluation.pay) : [];
  }
};

const ladderCounts = (ladder: Ladder | undefined): Counts => ladder ?? [];
