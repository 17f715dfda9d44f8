import type { Choice, Shown, TableKind } from '@fairground/contract/studio/game';
import type { Proof, Round } from '@fairground/contract/studio/round';
import { publicValueOf } from '../fair/shared-round.ts';
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
