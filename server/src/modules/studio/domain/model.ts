import { createHash } from 'node:crypto';
import type { Choice, Figures, GameKind, Shown, Step } from '@fairground/contract/studio/game';
import type { Return } from '@fairground/engines/maths/payout';
import type { Words } from '@fairground/engines/random/words';
import type { Progressive } from '@fairground/engines/slots/progressive';
import { canonicalText } from '@fairground/engines/slots/canonical';

/** How far a round is, from its draw and its steps alone. Returns are parts of the base bet. */
export type Progress = {
  readonly isOver: boolean;
  /** What the round gives back: of an open one what cashing out now would, null where nothing can be cashed out. */
  readonly returned: Return | null;
  readonly shown: Shown;
};

/** One mathematics behind games: what may be bet, what is drawn from words, and how a round goes from there. */
export type Model = {
  readonly id: string;
  readonly kind: GameKind;
  readonly rules: unknown;
  readonly hash: string;
  readonly figures: readonly Figures[];
  readonly isStepped: boolean;
  /** Jackpots with a pool that every stake pays into. */
  readonly progressives?: readonly Progressive[];
  /** What a base bet costs, as a fraction of it; undefined if it is no choice of this game. */
  readonly costOf: (choice: Choice) => Cost | undefined;
  /** The round from the words of its draw, the choice and the steps so far. A step the rules forbid throws. */
  readonly play: (words: Words, choice: Choice, steps: readonly Step[]) => Progress;
};

/** `numerator / denominator` base bets. */
export type Cost = readonly [numerator: bigint, denominator: bigint];

export const ONE_BET: Cost = [1n, 1n];

/** The hash names the rules of a round for ever. */
export const hashOfRules = (rules: unknown): string => createHash('sha256').update(canonicalText(rules)).digest('hex');

/** The choice of one kind; undefined for any other. */
export const choiceOf = <Kind extends GameKind>(
  kind: Kind,
  choice: Choice,
): Extract<Choice, { kind: Kind }> | undefined =>
  choice.kind === kind ? (choice as Extract<Choice, { kind: Kind }>) : undefined;

/** The same where it was checked before: what is stored was accepted once. */
export const storedChoice = <Kind extends GameKind>(kind: Kind, choice: Choice): Extract<Choice, { kind: Kind }> => {
  const found = choiceOf(kind, choice);
  if (!found) throw new Error(`A round of ${kind} holds a choice of ${choice.kind}.`);
  return found;
};
