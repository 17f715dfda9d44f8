import type { Figures, Par } from '@fairground/contract/studio/game';
import { RETURN_CHANNELS } from '@fairground/contract/studio/game';
import { decimalText, parseFraction } from '../maths/fraction-text.ts';
import { divide, fraction, percentText } from '../maths/fraction.ts';
import type { SlotDefinition } from './definition.ts';
import type { StudioGame } from './games.ts';
import type { ModeMathematics, StoredSlot } from './mathematics.ts';
import type { Measured, MeasuredSlot } from './measured.ts';
import { mustHitReturn, stepsOf } from './must-hit.ts';
import { topAwards } from './top-awards.ts';

/** What a player reads about every way to bet on a slot: the figures of its PAR sheet, none of them typed by hand. */
export const slotFigures = (game: StudioGame | StoredSlot | MeasuredSlot): readonly Figures[] => {
  const { definition } = game;
  return 'measured' in game
    ? game.measured.map((each) => measuredFigures(definition, each))
    : game.mathematics.map((each) => exactFigures(definition, each));
};

/** Units of a round as a multiple of what the round costs. */
const timesCost = ({ bet }: SlotDefinition, mode: string, units: number): string =>
  decimalText(fraction(units, bet.modes.find(({ id }) => id === mode)?.cost ?? bet.units), 2);

/** One that must hit has a limit. */
const hasPool = ({ jackpots }: SlotDefinition): boolean => jackpots.some(({ kind }) => kind === 'progressive');

const poolsOf = (definition: SlotDefinition): Pick<Par, 'hasPool' | 'mustHits'> => ({
  hasPool: hasPool(definition),
  mustHits: definition.jackpots.flatMap((jackpot) =>
    jackpot.kind === 'must-hit'
      ? [
          {
            seed: decimalText(fraction(jackpot.seed, definition.bet.units), 2),
            cap: decimalText(fraction(jackpot.cap, definition.bet.units), 2),
            bets: stepsOf(jackpot, definition.bet),
            rtp: percentText(mustHitReturn(jackpot, definition.bet), 4),
          },
        ]
      : [],
  ),
});

const startsOf = ({ features }: SlotDefinition, percentOf: (feature: string) => string | undefined): Par['starts'] =>
  features.flatMap(({ id, type }) => {
    const percent = percentOf(id) ?? '0';
    // What is bought starts with every round.
    if (Number(percent) === 0 || Number(percent) === 100) return [];
    return [{ feature: type, oneIn: decimalText(divide(fraction(100), parseFraction(percent)), 1) }];
  });

/** A bought feature has no odds of starting; its own awards are shown with the game it belongs to. */
const isPaidSpin = ({ bet }: SlotDefinition, mode: string): boolean =>
  bet.modes.some(({ id, start }) => id === mode && 'source' in start);

const exactFigures = (definition: SlotDefinition, each: ModeMathematics): Figures => ({
  mode: each.mode,
  rtp: each.rtpPercent,
  hitRate: each.hitPercent,
  maxWin: each.maxPay === null || hasPool(definition) ? null : timesCost(definition, each.mode, each.maxPay),
  par: {
    channels: RETURN_CHANNELS.flatMap((from) => {
      const rtp = each.channels[from] ?? '0';
      return Number(rtp) === 0 ? [] : [{ from, rtp }];
    }),
    starts: startsOf(definition, (id) => each.triggers[id]),
    sigma: each.sigma,
    measured: null,
    tops: isPaidSpin(definition, each.mode)
      ? topAwards(definition, { top: each.top, startOf: (id) => Number(each.triggers[id] ?? 0) })
      : [],
    ...poolsOf(definition),
  },
});

const measuredFigures = (definition: SlotDefinition, each: Measured): Figures => ({
  mode: each.mode,
  rtp: each.rtpPercent,
  hitRate: each.hitPercent,
  // The highest win that was seen is not the highest there is.
  maxWin: null,
  par: {
    channels: RETURN_CHANNELS.flatMap((from) => {
      const channel = each.channels[from];
      return channel ? [{ from, rtp: channel.percent, margin: channel.halfWidthPercent }] : [];
    }),
    starts: startsOf(definition, (id) => each.starts[id]?.percent),
    sigma: each.sigma,
    ...poolsOf(definition),
    tops: topAwards(definition, { top: null, startOf: (id) => Number(each.starts[id]?.percent ?? 0) }),
    measured: {
      rounds: each.rounds,
      margin: each.halfWidthPercent,
      topWin: timesCost(definition, each.mode, each.topPay),
    },
  },
});
