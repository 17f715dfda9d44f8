import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { App } from '../../app.ts';
import type { BetId, GameId, MarketId, Wager } from '../../modules/betting/index.ts';
import { grantsOf } from '../../modules/betting/testing/grants.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { anOperator } from '../modules.ts';
import type { Play } from './play.ts';

const HOUR_MS = 3_600_000;
const STAKE = 100_000n;
const MAX_BET = 10_000_000_000;

/** A limited member, one who is blocked, and one who wagers a bonus. */
export type Protected = { readonly limited: MemberId; readonly blocked: MemberId; readonly granted: MemberId };

/**
 * Limits with use, blocks of two sources, a grant that was wagered and one with an open bet, and a market whose bets are
 * settled in every way: as a set, by the rules, lost, void, with a part of the stake given back, and corrected.
 */
export const playProtection = async (play: Play, { limited, blocked, granted }: Protected): Promise<void> => {
  const { app, db } = play;
  const { wallet } = app;
  await wallet.setLimit(anOperator, limited, { measure: 'stake', period: 'month', cap: money(10n * STAKE) });
  await wallet.setLimit(anOperator, limited, { measure: 'loss', period: 'week', cap: money(5n * STAKE) });
  const never = { stakesBlockedUntil: null, depositsBlockedUntil: null };
  await inTransaction(db, (tx) =>
    wallet.setGuardIn(tx, blocked, { ...never, source: 'exclusion', stakesBlockedUntil: new Date('2999-01-01') }),
  );
  await inTransaction(db, (tx) =>
    wallet.setGuardIn(tx, blocked, { ...never, source: 'time-out', depositsBlockedUntil: new Date('2998-01-01') }),
  );

  // The first bet wagers all of the first grant; the second bet waits with a part of the other one.
  const { aGrant } = grantsOf({ db, wallet });
  await aGrant(granted, { amount: Number(STAKE), required: Number(STAKE), maxBet: MAX_BET });
  const cash = Number((await wallet.balanceOf(granted, 'VND')).cash);
  await placeIn(app, db, bet(granted, 'wagered', money(BigInt(cash) + STAKE / 2n)));
  await placeIn(app, db, { action: 'win', ...asked(granted, 'wagered', 'win'), amount: money(STAKE), ends: true });
  await aGrant(granted, { amount: 4 * Number(STAKE), required: 10 * MAX_BET, maxBet: MAX_BET });
  const left = (await wallet.balanceOf(granted, 'VND')).cash;
  await placeIn(app, db, bet(granted, 'waiting', money(left + STAKE)));
  await settleMarket(play, { limited, granted });
};

/** Stakes all the cash of a member in one round, and loses it. */
export const loseAll = async ({ app, db }: Pick<Play, 'app' | 'db'>, player: MemberId): Promise<void> => {
  const { cash } = await app.wallet.balanceOf(player, 'VND');
  await placeIn(app, db, bet(player, 'all', cash));
  await placeIn(app, db, { action: 'win', ...asked(player, 'all', 'win'), amount: money(0n), ends: true });
};

const settleMarket = async (
  { app, db }: Play,
  { limited, granted }: Pick<Protected, 'limited' | 'granted'>,
): Promise<void> => {
  const { betting } = app;
  const now = performance.timeOrigin + performance.now();
  const market = await betting.openMarket({
    ...{ source: 'JL', code: 'upgraded', opensAt: new Date(now - HOUR_MS), closesAt: new Date(now + HOUR_MS) },
  });
  const place = async (member: MemberId, round: string): Promise<BetId> =>
    placeIn(app, db, bet(member, round, money(STAKE), market));
  const plain = await place(granted, 'of the rules');
  const byLimit = await place(limited, 'won');
  const back = await place(limited, 'given back');
  const gone = await place(limited, 'void');
  await place(limited, 'lost');
  await betting.lockMarket(market);
  const verdict = {
    judged: 5,
    voided: [gone],
    winners: [
      { bet: plain, payout: money(3n * STAKE) },
      { bet: byLimit, payout: money(2n * STAKE) },
      { bet: back, payout: money(STAKE / 2n), givenBack: money(STAKE / 2n) },
    ],
  };
  await betting.settleMarketInSets(market, () => Promise.resolve(verdict));
  const correction = { action: 'resettle', ...asked(limited, 'won', 'corrected'), payout: money(STAKE) } as const;
  const prepared = await betting.prepareAll([correction]);
  await inTransaction(db, (tx) => betting.correctIn(tx, prepared));
};

const asked = (member: MemberId, round: string, word: string) => ({
  ...{ tenant: 'fairground', source: 'JL', member, currency: 'VND', category: 'RNG' as const },
  ...{ round: `upgrade ${round}`, transactionId: `upgrade ${round} ${word}` },
});

const bet = (member: MemberId, round: string, stake: ReturnType<typeof money>, market?: MarketId): Wager => ({
  ...{ action: 'place', ...asked(member, round, 'bet'), game: 7n as GameId, stake },
  ...(market === undefined ? {} : { market }),
});

const placeIn = async ({ betting }: App, db: Play['db'], wager: Wager): Promise<BetId> => {
  const prepared = await betting.prepare([wager]);
  const [answer] = await inTransaction(db, (tx) => betting.applyIn(tx, prepared));
  if (answer?.outcome !== 'applied' || answer.id === null) throw new Error(`A wager was answered ${answer?.outcome}.`);
  return answer.id;
};
