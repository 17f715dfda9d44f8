import type { Words } from '../random/words.ts';
import type { BetMode, Feature } from './definition.ts';
import type { Outcome, Step } from './outcome.ts';
import { playBought, playFeature, triggerOf } from './play/features.ts';
import { newParts } from './play/round.ts';
import type { Round } from './play/round.ts';
import { playSpin } from './play/spin-board.ts';
import type { PreparedSlot } from './prepare.ts';

/**
 * One round: the same slot, mode and words give the same outcome for ever. Nothing else can reach it, so it cannot
 * depend on a balance, a player or what was before.
 */
export const spin = (slot: PreparedSlot, mode: string, words: Words): Outcome => {
  const steps: Step[] = [];
  const round: Round = { words, pay: 0, extraSpins: 0, jackpots: [], steps, parts: newParts(), starts: null };
  playRound(slot, modeOf(slot, mode), round);
  return { pay: round.pay, jackpots: round.jackpots, steps };
};

export const modeOf = ({ definition }: PreparedSlot, id: string): BetMode => {
  const mode = definition.bet.modes.find((each) => each.id === id);
  if (mode === undefined) throw new RangeError(`${definition.id} has no mode ${id}.`);
  return mode;
};

/** The round itself, for those who count rounds and do not show them. */
export const playRound = (slot: PreparedSlot, { start }: BetMode, round: Round): void => {
  const { features } = slot.definition;
  if ('feature' in start) {
    const feature = features.find(({ id }) => id === start.feature);
    if (feature === undefined) throw new RangeError(`There is no feature ${start.feature}.`);
    playBought(slot, round, feature, start.award);
    return;
  }
  const source = slot.sources.get(start.source);
  if (source === undefined) throw new RangeError(`There is no source ${start.source}.`);
  playSpin(slot, round, { phase: 'base', source, held: 0, multiplier: 1, climbed: 0 });
  if (features.length === 0) return;
  const trigger = triggerOf(slot);
  for (let place = 0; place < features.length; place += 1) {
    const hasStarted = playFeature(slot, round, features[place] as Feature, trigger);
    if (hasStarted && round.starts !== null) round.starts[place] = (round.starts[place] ?? 0) + 1;
  }
};
