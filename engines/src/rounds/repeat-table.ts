import type { Choice, Shown, TableKind } from '@fairground/contract/studio/game';
import type { Proof, Round } from '@fairground/contract/studio/round';
import { readSeed, writeSeed } from '../fair/seed.ts';
import { publicValueOf, seedBefore } from '../fair/shared-round.ts';
import type { Return } from '../maths/payout.ts';
import type { Words } from '../random/words.ts';
import { returnOfAll } from '../tables/table-game.ts';
import { tableGame } from '../tables/table-games.ts';

type Shared = Pick<Proof, 'shared' | 'clientSeed'> & { readonly round: Pick<Round, 'nonce'> };

/** Deals a round of a table again, and counts what the player's bets gave back. */
export const repeatTable = (
  words: Words,
  rules: unknown,
  { kind, bets }: Extract<Choice, { kind: TableKind }>,
): { readonly shown: Shown; readonly returned: Return } => {
  const game = tableGame(kind);
  const shown = game.deal(words, rules);
  return { shown, returned: returnOfAll(bets, (spot) => game.returnOf(rules, shown, spot)) };
};

/** Whether the public value of a shared round is what its list of bets makes it. */
export const isPublicValue = ({ shared, clientSeed, round }: Shared): boolean =>
  shared === undefined ||
  clientSeed ===
    publicValueOf({ game: shared.table, round: String(round.nonce), bets: shared.betIds, beacon: shared.beacon });

/** No chain is longer: a proof that says otherwise is not walked. */
const LINKS_MAX = 100_000;

/** Whether the seed is the link of the chain it is said to be: its place walked back comes to what was published first. */
export const isLinkOfChain = ({ shared, serverSeed }: Pick<Proof, 'shared' | 'serverSeed'>): boolean => {
  if (shared?.chain === undefined || serverSeed === null) return true;
  const { start, link } = shared.chain;
  const seed = readSeed(serverSeed);
  return seed !== undefined && link > 0 && link <= LINKS_MAX && writeSeed(seedBefore(seed, link)) === start;
};
