import type { SlotDefinition } from './definition.ts';
import { faultsOfRules } from './parse/rules.ts';
import { fields, having, list, nullable, oneOf, pair, record, text, variant, whole } from './parse/shape.ts';
import type { Faults, Shape } from './parse/shape.ts';

/** A definition that cannot be played, with everything that is wrong with it. */
export class DefinitionError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The definition cannot be used: ${faults.join('; ')}.`);
    this.name = 'DefinitionError';
    this.faults = faults;
  }
}

/** The definition in a JSON value, checked in shape and in sense, or an error that names each fault and its place. */
export const parseDefinition = (value: unknown): SlotDefinition => {
  const faults: Faults = [];
  definitionShape(value, 'definition', faults);
  if (faults.length > 0) throw new DefinitionError(faults);
  const definition = value as SlotDefinition;
  const broken = faultsOfRules(definition);
  if (broken.length > 0) throw new DefinitionError(broken);
  return definition;
};

const ID = text(/^[a-z][a-z0-9-]{0,39}$/);
const SYMBOL = /^[A-Za-z0-9]$/;
const symbol = text(SYMBOL);
const ladder = list(pair(whole(1, 400), whole(0)), 1);
const runPays = record(SYMBOL, list(whole(0), 1));
const ladders = record(SYMBOL, ladder);
const share = pair(whole(0), whole(1));

const prize = having('jackpot', fields({ jackpot: ID }), fields({ pay: whole(0) }));
const weight = whole(1, 1_000_000);
const weightedPrize = having('jackpot', fields({ jackpot: ID, weight }), fields({ pay: whole(0), weight }));

const mode = fields({
  id: ID,
  cost: whole(1),
  start: having('feature', fields({ feature: ID, award: whole(1, 400) }), fields({ source: ID })),
});

const heights: Shape = (value, place, faults) =>
  (typeof value === 'number' ? whole(1, 12) : list(pair(whole(1, 12), whole(1, 10_000)), 1))(value, place, faults);

const source = variant('type', {
  strips: fields({ type: oneOf('strips'), strips: list(text(/^[A-Za-z0-9]{1,400}$/), 1) }),
  cells: fields({ type: oneOf('cells'), weights: list(record(SYMBOL, whole(0, 10_000)), 1) }),
});

const evaluation = variant('type', {
  lines: fields({ type: oneOf('lines'), lines: list(list(whole(0, 11), 1), 1), pay: runPays }),
  ways: fields({ type: oneOf('ways'), pay: runPays }),
  anywhere: fields({ type: oneOf('anywhere'), pay: ladders }),
  cluster: fields({ type: oneOf('cluster'), pay: ladders }),
  scatter: fields({ type: oneOf('scatter'), symbol, pay: ladder }),
});

const feature = variant('type', {
  free: fields({
    type: oneOf('free'),
    id: ID,
    symbol,
    awards: ladder,
    source: ID,
    multiplier: whole(1, 1_000),
    retrigger: oneOf('none', 'once', 'same'),
    wilds: oneOf('plain', 'stay'),
    ladder: oneOf('fresh', 'carried'),
  }),
  walk: fields({ type: oneOf('walk'), id: ID, source: ID }),
  hold: fields({
    type: oneOf('hold'),
    id: ID,
    symbol,
    atLeast: whole(1, 100),
    respins: whole(1, 20),
    land: share,
    coins: list(weightedPrize, 1),
    full: nullable(prize),
  }),
  wheel: fields({ type: oneOf('wheel'), id: ID, symbol, atLeast: whole(1, 100), slices: list(weightedPrize, 1) }),
  pick: fields({
    type: oneOf('pick'),
    id: ID,
    symbol,
    atLeast: whole(1, 100),
    picks: whole(1, 30),
    prizes: list(prize, 2),
  }),
});

const jackpot = variant('kind', {
  fixed: fields({ id: ID, kind: oneOf('fixed'), pay: whole(1) }),
  progressive: fields({ id: ID, kind: oneOf('progressive'), seed: whole(0), contribution: share }),
  'must-hit': fields({ id: ID, kind: oneOf('must-hit'), seed: whole(0), cap: whole(1), contribution: share }),
});

const definitionShape = fields({
  schema: oneOf('slotdef/1'),
  id: ID,
  version: whole(1),
  bet: fields({ units: whole(1, 1_000_000), modes: list(mode, 1) }),
  grid: fields({ reels: whole(1, 10), rows: heights }),
  symbols: list(
    fields(
      { id: symbol, role: oneOf('plain', 'wild', 'scatter', 'coin') },
      { multiplier: whole(1, 100), expands: oneOf(true, false) },
    ),
    1,
  ),
  sources: record(/^[a-z][a-z0-9-]{0,39}$/, source),
  evaluate: list(evaluation),
  cascade: nullable(fields({ ladder: list(whole(1, 1_000), 1), boards: whole(1, 100) })),
  features: list(feature),
  jackpots: list(jackpot),
});
