import type { Volatility } from '@fairground/contract/catalog/game';
import { below, weighted } from '@fairground/engines/random/words';
import type { Words } from '@fairground/engines/random/words';
import type { GameRow } from '../domain/game-row.ts';

/** What an engine states of a model of mathematics. Percentages and the largest win are decimal texts. */
export type SlotModel = {
  readonly id: string;
  readonly mechanic: string;
  /** Lines or ways; 0 where symbols pay anywhere. */
  readonly lines: number;
  /** 1 calm to 5 wild. */
  readonly volatility: 1 | 2 | 3 | 4 | 5;
  readonly rtp: { readonly percent: string };
  readonly hitRate: string;
  readonly maxWin: string;
};

/** How a slot plays. */
export type SlotKind = Pick<
  GameRow,
  'mechanic' | 'lines' | 'volatility' | 'modelId' | 'rtp' | 'hitRate' | 'maxWin' | 'status'
>;

/** How a slot may pay, with how often it is made and which lines it may have where no model says. */
const MECHANICS = [
  { mechanic: 'lines', weight: 38, lines: [5, 9, 10, 15, 20, 25, 30, 40, 50] },
  { mechanic: 'ways', weight: 18, lines: [0] },
  { mechanic: 'tumble', weight: 12, lines: [0] },
  { mechanic: 'hold', weight: 10, lines: [10, 20, 25] },
  { mechanic: 'heights', weight: 8, lines: [0] },
  { mechanic: 'expanding', weight: 4, lines: [10, 20] },
  { mechanic: 'sticky', weight: 4, lines: [10, 20, 25] },
  { mechanic: 'walking', weight: 3, lines: [10, 20, 25] },
  { mechanic: 'wheel', weight: 3, lines: [10, 20, 25] },
] as const;

const VOLATILITIES: Readonly<Record<SlotModel['volatility'], Volatility>> = {
  1: 'LOW',
  2: 'MEDIUM',
  3: 'MEDIUM',
  4: 'HIGH',
  5: 'VERY_HIGH',
};

/** Chooses how a slot plays. Its figures are the model's; without models it has none and is not open yet. */
export const chooseKind = (words: Words, models: readonly SlotModel[]): SlotKind => {
  const offered = MECHANICS.filter(({ mechanic }) => models.length === 0 || withMechanic(models, mechanic).length > 0);
  const weights = offered.map(({ weight }) => weight);
  const { mechanic, lines } = itemAt(offered, weighted(words, weights));
  if (models.length > 0) return ofModel(pick(words, withMechanic(models, mechanic)));
  return {
    mechanic,
    lines: pick(words, lines),
    volatility: VOLATILITIES[pick(words, [1, 2, 3, 4, 5] as const)],
    modelId: null,
    rtp: null,
    hitRate: null,
    maxWin: null,
    status: 'COMING_SOON',
  };
};

const withMechanic = (models: readonly SlotModel[], mechanic: string): readonly SlotModel[] =>
  models.filter((model) => model.mechanic === mechanic);

/** More than this are ways, not lines. */
const LINES_MAX = 100;

const ofModel = (model: SlotModel): SlotKind => ({
  mechanic: model.mechanic,
  lines: model.lines > LINES_MAX ? 0 : model.lines,
  volatility: VOLATILITIES[model.volatility],
  modelId: model.id,
  rtp: hundredths(model.rtp.percent),
  hitRate: hundredths(model.hitRate),
  maxWin: Math.floor(Number(model.maxWin)),
  status: 'OPEN',
});

/** `94.9942` is 9499: what is shown is never more than what is paid. */
const hundredths = (decimal: string): number => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
};

const pick = <Item>(words: Words, items: readonly Item[]): Item => itemAt(items, below(words, items.length));

const itemAt = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
};
