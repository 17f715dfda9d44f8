import { mustHitFaults } from '../must-hit.ts';
import type { Evaluation, Feature, Prize, SlotDefinition, Source } from '../definition.ts';
import { windowsOf } from '../play/sources.ts';

/** What the shape cannot say: names that lead nowhere, lengths that do not fit, combinations nobody can play. */
export const faultsOfRules = (definition: SlotDefinition): readonly string[] => [
  ...faultsOfSymbols(definition),
  ...faultsOfModes(definition),
  ...Object.entries(definition.sources).flatMap(([name, source]) => faultsOfSource(definition, name, source)),
  ...definition.evaluate.flatMap((evaluation) => faultsOfEvaluation(definition, evaluation)),
  ...faultsOfCascade(definition),
  ...definition.features.flatMap((feature) => faultsOfFeature(definition, feature)),
  ...when(new Set(Object.values(definition.sources).map(({ type }) => type)).size > 1, 'sources are of one type'),
  ...when(repeats(definition.features.map(({ id }) => id)), 'feature ids are not unique'),
  ...when(repeats(definition.jackpots.map(({ id }) => id)), 'jackpot ids are not unique'),
  ...mustHitFaults(definition),
  ...when(
    definition.evaluate.filter(({ type }) => type !== 'scatter').length > 1,
    'only one evaluation besides scatters is allowed',
  ),
];

const when = (isFault: boolean, fault: string): readonly string[] => (isFault ? [fault] : []);
const repeats = (names: readonly string[]): boolean => new Set(names).size < names.length;
const roleOf = (definition: SlotDefinition, id: string): string | undefined =>
  definition.symbols.find((symbol) => symbol.id === id)?.role;
const hasExpandingWild = (definition: SlotDefinition): boolean =>
  definition.symbols.some(({ expands }) => expands === true);

const faultsOfSymbols = ({ symbols }: SlotDefinition): readonly string[] => [
  ...when(repeats(symbols.map(({ id }) => id)), 'symbol ids are not unique'),
  ...when(symbols.filter(({ role }) => role === 'scatter').length > 1, 'only one scatter symbol is allowed'),
  ...when(symbols.filter(({ role }) => role === 'coin').length > 1, 'only one coin symbol is allowed'),
  ...when(symbols.filter(({ expands }) => expands === true).length > 1, 'only one expanding wild is allowed'),
  ...symbols
    .filter(({ role, multiplier, expands }) => role !== 'wild' && (multiplier !== undefined || expands !== undefined))
    .map(({ id }) => `${id} is no wild and cannot multiply or expand`),
];

const faultsOfModes = (definition: SlotDefinition): readonly string[] => [
  ...when(repeats(definition.bet.modes.map(({ id }) => id)), 'mode ids are not unique'),
  ...when(definition.bet.modes[0]?.id !== 'base', 'the first mode is called base'),
  ...definition.bet.modes.flatMap(({ id, start }) => {
    if ('source' in start) return when(!Object.hasOwn(definition.sources, start.source), `mode ${id} has no source`);
    const bought = definition.features.find((feature) => feature.id === start.feature);
    return when(bought === undefined || bought.type === 'walk', `mode ${id} buys a feature that cannot be bought`);
  }),
];

/** An expanding wild would cover what it stands beside, and the count would not be what is shown. */
const hidesSpecial = (definition: SlotDefinition, window: readonly string[]): boolean =>
  window.some((id) => definition.symbols.some((symbol) => symbol.id === id && symbol.expands === true)) &&
  window.some((id) => ['scatter', 'coin'].includes(roleOf(definition, id) ?? ''));

const faultsOfSource = (definition: SlotDefinition, name: string, source: Source): readonly string[] => {
  const { reels, rows } = definition.grid;
  const known = (id: string): boolean => roleOf(definition, id) !== undefined;
  if (source.type === 'strips')
    return [
      ...when(typeof rows !== 'number', `source ${name}: strips need rows of one height`),
      ...when(source.strips.length !== reels, `source ${name} needs ${reels} strips`),
      ...when(
        source.strips.some((strip) => strip.length < Number(rows)),
        `source ${name} has a strip shorter than its window`,
      ),
      ...when(!source.strips.every((strip) => [...strip].every(known)), `source ${name} has an unknown symbol`),
      ...when(
        source.strips.some((strip) =>
          windowsOf(strip, Number(rows)).some((window) => hidesSpecial(definition, window)),
        ),
        `source ${name} shows an expanding wild beside a scatter or a coin`,
      ),
    ];
  const totals = source.weights.map((weights) => Object.values(weights).reduce((sum, weight) => sum + weight, 0));
  return [
    ...when(hasExpandingWild(definition), `source ${name}: wilds expand on strips only`),
    ...when(![1, reels].includes(source.weights.length), `source ${name} needs one table or one for each reel`),
    ...when(!totals.every((total) => total > 0 && total <= 65_536), `source ${name} weighs from 1 to 65536`),
    ...when(!source.weights.every((weights) => Object.keys(weights).every(known)), `source ${name}: unknown symbol`),
  ];
};

const faultsOfEvaluation = (definition: SlotDefinition, evaluation: Evaluation): readonly string[] => {
  const { reels, rows } = definition.grid;
  const name = evaluation.type;
  if (evaluation.type === 'scatter')
    return [
      ...when(roleOf(definition, evaluation.symbol) !== 'scatter', `scatter ${evaluation.symbol} is no scatter`),
      ...faultsOfLadder('scatter pays', evaluation.pay),
    ];
  const paid = name === 'lines' ? ['plain', 'wild'] : ['plain'];
  const strangers = Object.keys(evaluation.pay).filter((id) => !paid.includes(roleOf(definition, id) ?? ''));
  return [
    ...strangers.map((id) => `${name} cannot pay ${id}`),
    ...(evaluation.type === 'lines' || evaluation.type === 'ways'
      ? when(
          Object.values(evaluation.pay).some((pays) => pays.length > reels),
          `${name} pays longer runs than reels`,
        )
      : Object.values(evaluation.pay).flatMap((pay) => faultsOfLadder(`${name} pays`, pay))),
    ...(evaluation.type === 'lines'
      ? when(
          evaluation.lines.some((line) => line.length !== reels || line.some((row) => row >= Number(rows))),
          'a line leaves the grid',
        )
      : []),
  ];
};

const faultsOfLadder = (name: string, ladder: readonly (readonly [number, number])[]): readonly string[] =>
  when(
    ladder.some(([count], index) => index > 0 && count <= (ladder[index - 1]?.[0] ?? 0)),
    `${name} do not ascend`,
  );

const faultsOfCascade = ({ cascade, sources, evaluate, features }: SlotDefinition): readonly string[] =>
  cascade === null
    ? when(
        features.some((feature) => feature.type === 'free' && feature.ladder === 'carried'),
        'a carried ladder needs a cascade',
      )
    : [
        ...when(
          Object.values(sources).some(({ type }) => type !== 'cells'),
          'a cascade is refilled from cells',
        ),
        ...when(
          evaluate.some(({ type }) => type === 'lines'),
          'lines do not cascade',
        ),
      ];

const faultsOfFeature = (definition: SlotDefinition, feature: Feature): readonly string[] => {
  const { id } = feature;
  switch (feature.type) {
    case 'free':
      return [
        ...when(roleOf(definition, feature.symbol) !== 'scatter', `${id} is triggered by no scatter`),
        ...when(!Object.hasOwn(definition.sources, feature.source), `${id} has no source`),
        ...when(
          feature.wilds === 'stay' && (feature.retrigger !== 'none' || !hasExpandingWild(definition)),
          `${id}: wilds that stay expand and do not retrigger`,
        ),
        ...faultsOfLadder(`${id}: awards`, feature.awards),
      ];
    case 'walk':
      return [
        ...when(!Object.hasOwn(definition.sources, feature.source), `${id} has no source`),
        ...when(!hasExpandingWild(definition) || definition.cascade !== null, `${id} needs an expanding wild`),
      ];
    case 'hold':
      return [
        ...when(roleOf(definition, feature.symbol) !== 'coin', `${id} is triggered by no coin`),
        ...when(typeof definition.grid.rows !== 'number', `${id} needs rows of one height`),
        ...when(feature.land[0] > feature.land[1], `${id} lands more often than always`),
        ...[...feature.coins, ...(feature.full === null ? [] : [feature.full])].flatMap((prize) =>
          faultsOfPrize(definition, id, prize),
        ),
      ];
    case 'wheel':
      return [
        ...when(!['scatter', 'coin'].includes(roleOf(definition, feature.symbol) ?? ''), `${id} has no trigger`),
        ...feature.slices.flatMap((prize) => faultsOfPrize(definition, id, prize)),
      ];
    case 'pick':
      return [
        ...when(roleOf(definition, feature.symbol) !== 'scatter', `${id} is triggered by no scatter`),
        ...when(feature.picks >= feature.prizes.length, `${id} leaves nothing covered`),
        ...feature.prizes.flatMap((prize) => faultsOfPrize(definition, id, prize)),
      ];
    default:
      return feature satisfies never;
  }
};

const faultsOfPrize = ({ jackpots }: SlotDefinition, id: string, prize: Prize): readonly string[] =>
  // A pool that must hit is won by its growth; no draw gives it away.
  'jackpot' in prize && !jackpots.some((jackpot) => jackpot.id === prize.jackpot && jackpot.kind !== 'must-hit')
    ? [`${id} gives an unknown jackpot ${prize.jackpot}`]
    : [];
