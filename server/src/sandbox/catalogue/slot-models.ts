import type { Volatility } from '@fairground/contract/catalog/game';
import { below, weighted } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import { FAMILY_MODELS } from '@fairground/engines/slots/family';
import type { FamilyModel } from '@fairground/engines/slots/family';
import type { GameRow } from '../../modules/catalog/index.ts';

/** How a slot plays. */
export type SlotKind = Pick<GameRow, 'mechanic' | 'lines' | 'volatility' | 'modelId' | 'rtp' | 'hitRate' | 'maxWin'>;

/** How a slot may pay, with how often it is made. */
const MECHANICS: readonly { readonly mechanic: FamilyModel['mechanic']; readonly weight: number }[] = [
  { mechanic: 'lines', weight: 38 },
  { mechanic: 'ways', weight: 18 },
  { mechanic: 'tumble', weight: 12 },
  { mechanic: 'hold', weight: 10 },
  { mechanic: 'heights', weight: 8 },
  { mechanic: 'expanding', weight: 4 },
  { mechanic: 'sticky', weight: 4 },
  { mechanic: 'walking', weight: 3 },
  { mechanic: 'wheel', weight: 3 },
];
const WEIGHTS = MECHANICS.map(({ weight }) => weight);

const VOLATILITIES: Readonly<Record<FamilyModel['volatility'], Volatility>> = {
  1: 'LOW',
  2: 'MEDIUM',
  3: 'MEDIUM',
  4: 'HIGH',
  5: 'VERY_HIGH',
};

const FIRST_MODELS = FAMILY_MODELS.filter(({ isFirst }) => isFirst);
const LATER_MODELS = FAMILY_MODELS.filter(({ isFirst }) => !isFirst);

/** Of a hundred games so many wear a model that came later; all others keep the one the catalogue began with. */
const LATER_PERCENT = 35;

/** Chooses how a slot plays: its figures are those of a model of the family. It opens when the studio says it plays it. */
export const chooseKind = (words: Words): SlotKind => {
  const { mechanic } = itemAt(MECHANICS, weighted(words, WEIGHTS));
  const models = FIRST_MODELS.filter((model) => model.mechanic === mechanic);
  const first = itemAt(models, below(words, models.length));
  return ofModel(below(words, 100) < LATER_PERCENT ? itemAt(LATER_MODELS, below(words, LATER_MODELS.length)) : first);
};

/** More than this are ways, not lines. */
const LINES_MAX = 100;

const ofModel = (model: FamilyModel): SlotKind => ({
  // Among games of our own a wheel is a game by itself.
  mechanic: model.mechanic === 'wheel' ? 'bonus-wheel' : model.mechanic,
  lines: model.lines > LINES_MAX ? 0 : model.lines,
  volatility: VOLATILITIES[model.volatility],
  modelId: model.id,
  rtp: hundredths(model.rtp.percent),
  hitRate: hundredths(model.hitRate),
  maxWin: model.maxWin === null ? null : Math.floor(Number(model.maxWin)),
});

/** `94.9942` is 9499: what is shown is never more than what is paid. */
export const hundredths = (decimal: string): number => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
};

/** The largest pay in bets; again never more than what is paid. */
export const timesTheBet = (pay: number, units: number): number => Math.floor(pay / units);

const itemAt = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
};
