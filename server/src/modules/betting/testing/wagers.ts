import { inTransaction } from '../../../platform/database/index.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { WagerAnswer } from '../answer.ts';
import { joinedAnswer } from '../execute-batch.ts';
import type { Betting } from '../index.ts';
import type {
  AwardWager,
  EndRoundWager,
  InstantWager,
  PlaceWager,
  ResettleWager,
  UndoWager,
  VoidWager,
  Wager,
  WinWager,
} from '../wager.ts';

const WITHIN_MS = 60_000;

/** Short ways to hand a wager over, by the entry point vendors use. */
export const wagersOf = (betting: Pick<Betting, 'openLanes'>) => {
  const carry = betting.openLanes<string, undefined, WagerAnswer>({
    withinMs: WITHIN_MS,
    nameOf: (text) => text,
    hasMoved: ({ outcome, isRepeat }) => outcome === 'applied' && !isRepeat,
    load: () => Promise.resolve(undefined),
    write: (_flight, batch) => batch.map(({ answer, result }) => joinedAnswer(answer, result)),
  });
  const submit = (wager: Wager): Promise<WagerAnswer> => carry(wager, textOf(wager));
  return {
    submit,
    place: (wager: PlaceWager) => submit({ action: 'place', ...wager }),
    win: (wager: WinWager) => submit({ action: 'win', ...wager }),
    settle: (wager: Omit<WinWager, 'ends'>) => submit({ action: 'win', ...wager, ends: true }),
    placeAndSettle: (wager: InstantWager) => submit({ action: 'place-and-settle', ...wager }),
    award: (wager: AwardWager) => submit({ action: 'award', ...wager }),
    undo: (wager: UndoWager) => submit({ action: 'undo', ...wager }),
    endRound: (wager: EndRoundWager) => submit({ action: 'end-round', ...wager }),
    voidRound: (wager: VoidWager) => submit({ action: 'void', ...wager }),
    resettle: (wager: ResettleWager) => submit({ action: 'resettle', ...wager }),
  };
};

/** All of one member's wagers or none, as a vendor's group and a chase are handed over. */
export const togetherOf =
  (betting: Pick<Betting, 'prepare' | 'applyIn'>, db: Db) =>
  async (wagers: readonly Wager[]): Promise<readonly WagerAnswer[]> => {
    const prepared = await betting.prepare(wagers);
    return inTransaction(db, (tx) => betting.applyIn(tx, prepared));
  };

/** A wager sent twice at once is one submission, as long as it says the same. */
export const textOf = (wager: Wager): string =>
  JSON.stringify(wager, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
