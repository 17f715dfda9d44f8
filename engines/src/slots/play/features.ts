import { below, drawn, weighted } from '../../random/words.ts';
import { jackpotOf, stepOf } from '../definition.ts';
import type { Feature, FreeSpins, HoldAndWin, PickBonus, Prize, WalkingWilds, Wheel } from '../definition.ts';
import type { Coin } from '../outcome.ts';
import type { PreparedSlot } from '../prepare.ts';
import { countSpin } from './round.ts';
import type { Round } from './round.ts';
import type { ReadySource } from './sources.ts';
import { playSpin, specialCells } from './spin-board.ts';

/** What a paid spin left behind, taken before any feature uses the board again. */
export type Trigger = {
  readonly scatters: number;
  readonly wildReels: number;
  readonly coins: readonly number[];
};

export const triggerOf = (slot: PreparedSlot): Trigger => ({
  scatters: slot.board.scatters,
  wildReels: slot.board.wildReels,
  coins: slot.board.coins === 0 ? [] : specialCells(slot, slot.isCoin),
});

/** Plays the feature if the paid spin triggered it, and says whether it did. */
export const playFeature = (slot: PreparedSlot, round: Round, feature: Feature, trigger: Trigger): boolean => {
  const [pay, jackpot] = [round.pay, round.parts.jackpot];
  const hasStarted = startFeature(slot, round, feature, trigger);
  if (hasStarted) notePart(round, feature, pay, jackpot);
  return hasStarted;
};

/** What a feature added to the round since then, fixed jackpots aside, is its part. */
const notePart = (round: Round, { type }: Feature, pay: number, jackpot: number): void => {
  round.parts[type === 'free' ? 'free' : 'feature'] += round.pay - pay - (round.parts.jackpot - jackpot);
};

const startFeature = (slot: PreparedSlot, round: Round, feature: Feature, trigger: Trigger): boolean => {
  switch (feature.type) {
    case 'free': {
      const award = stepOf(feature.awards, trigger.scatters);
      if (award > 0) playFreeSpins(slot, round, feature, award);
      return award > 0;
    }
    case 'walk': {
      const isWalking = trigger.wildReels >> 1 > 0;
      if (isWalking) playWalk(slot, round, feature, trigger.wildReels);
      return isWalking;
    }
    case 'hold': {
      const isHeld = trigger.coins.length >= feature.atLeast;
      if (isHeld) playHold(slot, round, feature, trigger.coins);
      return isHeld;
    }
    case 'wheel': {
      const isTurned = countFor(slot, feature, trigger) >= feature.atLeast;
      if (isTurned) playWheel(slot, round, feature);
      return isTurned;
    }
    case 'pick': {
      const isOpened = trigger.scatters >= feature.atLeast;
      if (isOpened) playPick(slot, round, feature);
      return isOpened;
    }
    default:
      return feature satisfies never;
  }
};

/** Plays a feature that was bought: so many spins, so many coins on cells that chance chooses, or one turn. */
export const playBought = (slot: PreparedSlot, round: Round, feature: Feature, award: number): void => {
  const [pay, jackpot] = [round.pay, round.parts.jackpot];
  startBought(slot, round, feature, award);
  notePart(round, feature, pay, jackpot);
};

const startBought = (slot: PreparedSlot, round: Round, feature: Feature, award: number): void => {
  switch (feature.type) {
    case 'free':
      playFreeSpins(slot, round, feature, award);
      return;
    case 'hold':
      playHold(slot, round, feature, drawn(round.words, award, slot.reels * slot.rows));
      return;
    case 'wheel':
      playWheel(slot, round, feature);
      return;
    case 'pick':
      playPick(slot, round, feature);
      return;
    case 'walk':
      throw new RangeError('Walking wilds are not for sale.');
    default:
      feature satisfies never;
  }
};

const countFor = (slot: PreparedSlot, { symbol }: Wheel, trigger: Trigger): number => {
  const index = slot.definition.symbols.findIndex(({ id }) => id === symbol);
  return slot.isScatter[index] === 1 ? trigger.scatters : trigger.coins.length;
};

const sourceOf = (slot: PreparedSlot, name: string): ReadySource => {
  const source = slot.sources.get(name);
  if (source === undefined) throw new RangeError(`There is no source ${name}.`);
  return source;
};

const playFreeSpins = (slot: PreparedSlot, round: Round, feature: FreeSpins, award: number): void => {
  if (award === 0) return;
  round.steps?.push({ kind: 'award', feature: feature.id, spins: award });
  const source = sourceOf(slot, feature.source);
  let [left, extra, held, climbed] = [award, 0, 0, 0];
  const spinOnce = (): number => {
    countSpin(round);
    const plan = { phase: feature.id, source, held, multiplier: feature.multiplier, climbed };
    const boards = playSpin(slot, round, plan);
    if (feature.ladder === 'carried') climbed += boards;
    if (feature.wilds === 'stay') held = slot.board.wildReels;
    return stepOf(feature.awards, slot.board.scatters);
  };
  for (; left > 0; left -= 1) {
    const more = spinOnce();
    if (feature.retrigger === 'none' || more === 0) continue;
    round.steps?.push({ kind: 'award', feature: feature.id, spins: more });
    if (feature.retrigger === 'same') left += more;
    else extra += more;
  }
  for (; extra > 0; extra -= 1) spinOnce();
};

const playWalk = (slot: PreparedSlot, round: Round, { id, source }: WalkingWilds, wildReels: number): void => {
  let held = wildReels >> 1;
  while (held > 0) {
    countSpin(round);
    playSpin(slot, round, { phase: id, source: sourceOf(slot, source), held, multiplier: 1, climbed: 0 });
    held = slot.board.wildReels >> 1;
  }
};

/** Adds a prize and says what it pays now; a progressive jackpot is left to its pool. */
const give = (slot: PreparedSlot, round: Round, prize: Prize): number => {
  if ('jackpot' in prize) {
    const jackpot = jackpotOf(slot.definition, prize.jackpot);
    if (jackpot.kind !== 'fixed') {
      round.jackpots.push(jackpot.id);
      return 0;
    }
    round.pay += jackpot.pay;
    round.parts.jackpot += jackpot.pay;
    return jackpot.pay;
  }
  round.pay += prize.pay;
  return prize.pay;
};

const playHold = (slot: PreparedSlot, round: Round, feature: HoldAndWin, cells: readonly number[]): void => {
  const size = slot.reels * slot.rows;
  const weights = feature.coins.map(({ weight }) => weight);
  const before = round.pay;
  const land = (cell: number): Coin => {
    const prize = feature.coins[weighted(round.words, weights)] as Prize;
    const pay = give(slot, round, prize);
    return 'jackpot' in prize ? { cell, pay, jackpot: prize.jackpot } : { cell, pay };
  };
  const filled = new Set(cells);
  const start = cells.map(land);
  const respins: (readonly Coin[])[] = [];
  let left = feature.respins;
  while (left > 0 && filled.size < size) {
    const landed: Coin[] = [];
    for (let cell = 0; cell < size; cell += 1) {
      if (filled.has(cell) || below(round.words, feature.land[1]) >= feature.land[0]) continue;
      landed.push(land(cell));
    }
    for (const { cell } of landed) filled.add(cell);
    respins.push(landed);
    left = landed.length > 0 ? feature.respins : left - 1;
  }
  const isFull = filled.size === size;
  if (isFull && feature.full !== null) give(slot, round, feature.full);
  round.steps?.push({ kind: 'hold', feature: feature.id, start, respins, isFull, pay: round.pay - before });
};

const playWheel = (slot: PreparedSlot, round: Round, { id, slices }: Wheel): void => {
  const slice = weighted(
    round.words,
    slices.map(({ weight }) => weight),
  );
  const pay = give(slot, round, slices[slice] as Prize);
  round.steps?.push({ kind: 'wheel', feature: id, slice, pay });
};

/** The order of the draw is the order of opening: whichever cover is lifted first shows the first prize drawn. */
const playPick = (slot: PreparedSlot, round: Round, { id, picks, prizes }: PickBonus): void => {
  const before = round.pay;
  const opened = drawn(round.words, picks, prizes.length);
  for (const place of opened) give(slot, round, prizes[place] as Prize);
  round.steps?.push({ kind: 'pick', feature: id, opened, pay: round.pay - before });
};
