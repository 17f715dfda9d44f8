import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import {
  balanceAnswer,
  batchAnswer,
  campaignAnswer,
  campaignsAnswer,
  sandboxAnswer,
  sessionAnswer,
  statusAnswer,
  transactionAnswer,
} from './answers.ts';
import { currencySchema, gameCodeSchema, minorUnitsSchema, tokenSchema, vendorWordSchema } from './fields.ts';

/**
 * The region of a system that calls says nothing: that of the player is asked with each stake. During maintenance open
 * rounds come to their end, which those calls name; nothing new begins.
 */
const common = { method: 'POST', access: 'vendor', openDuring: ['region'], errors: [] } as const;

/** What every call that moves something says. */
const transaction = {
  player: memberIdSchema,
  transactionId: vendorWordSchema,
  roundId: vendorWordSchema,
  game: gameCodeSchema,
  currency: currencySchema,
};

export const authenticate = endpoint({
  ...common,
  name: 'vendors.authenticate',
  summary: 'Exchanges the one-time launch code for the token of a game session.',
  path: '/vendor/v1/authenticate',
  body: z.strictObject({ code: tokenSchema }),
  value: sessionAnswer,
});

export const balance = endpoint({
  ...common,
  name: 'vendors.balance',
  summary: 'The balance a player can stake.',
  path: '/vendor/v1/balance',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ player: memberIdSchema, token: tokenSchema }),
  value: balanceAnswer,
});

export const bet = endpoint({
  ...common,
  name: 'vendors.bet',
  summary: 'Takes a stake; a spin of a campaign stakes 0 and names the campaign.',
  path: '/vendor/v1/bet',
  body: z.strictObject({
    ...transaction,
    token: tokenSchema,
    amount: minorUnitsSchema,
    campaignId: z.optional(vendorWordSchema),
    /** After a resettlement: the round this one replaces. */
    parentRoundId: z.optional(vendorWordSchema),
  }),
  value: transactionAnswer,
});

export const win = endpoint({
  ...common,
  name: 'vendors.win',
  summary: 'Pays out in a round; needs a bet of that round, whatever became of the session.',
  path: '/vendor/v1/win',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({
    ...transaction,
    amount: minorUnitsSchema,
    campaignId: z.optional(vendorWordSchema),
    /** The round is over with this win. */
    endsRound: z.optional(z.boolean()),
    /** What the whole round counts for turnover, at most its stake: without it the rule of the game's category does. */
    validBet: z.optional(minorUnitsSchema),
  }),
  value: transactionAnswer,
});

export const betwin = endpoint({
  ...common,
  name: 'vendors.betwin',
  summary: 'Several bets and wins of one round at once, all of them or none.',
  path: '/vendor/v1/betwin',
  body: z.strictObject({
    player: memberIdSchema,
    token: tokenSchema,
    roundId: vendorWordSchema,
    game: gameCodeSchema,
    currency: currencySchema,
    actions: z
      .array(
        z.strictObject({
          type: z.enum(['bet', 'win']),
          transactionId: vendorWordSchema,
          amount: minorUnitsSchema,
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
  value: batchAnswer,
});

export const rollback = endpoint({
  ...common,
  name: 'vendors.rollback',
  summary: 'Undoes a bet or a win with its own amounts; a bet that never came is refused when it does.',
  path: '/vendor/v1/rollback',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({
    ...transaction,
    /** The transaction to undo. */
    targetTransactionId: vendorWordSchema,
    /** A win that was paid without a bet is undone as a `promo-win`. */
    targetAction: z.enum(['bet', 'win', 'promo-win']),
    /** Accepted for vendors that send one; what is undone is what was booked. */
    amount: z.optional(minorUnitsSchema),
    /** A correction: undoes in closed rounds too, to be followed by a round with `parentRoundId`. */
    resettlement: z.optional(z.boolean()),
  }),
  value: transactionAnswer,
});

export const endRound = endpoint({
  ...common,
  name: 'vendors.end-round',
  summary: 'Closes a round: what was not won is lost.',
  path: '/vendor/v1/end-round',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject(transaction),
  value: transactionAnswer,
});

export const promoWin = endpoint({
  ...common,
  name: 'vendors.promo-win',
  summary: 'Pays a prize of a campaign, a tournament or a jackpot, outside of any round.',
  path: '/vendor/v1/promo-win',
  body: z.strictObject({
    player: memberIdSchema,
    transactionId: vendorWordSchema,
    campaignId: vendorWordSchema,
    currency: currencySchema,
    amount: minorUnitsSchema,
  }),
  value: transactionAnswer,
});

export const txStatus = endpoint({
  ...common,
  name: 'vendors.tx-status',
  summary: 'What became of a transaction.',
  path: '/vendor/v1/tx-status',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({
    player: memberIdSchema,
    action: z.enum(['bet', 'win', 'rollback', 'end-round', 'promo-win']),
    transactionId: vendorWordSchema,
    currency: currencySchema,
  }),
  value: statusAnswer,
});

export const issueFreeRounds = endpoint({
  ...common,
  name: 'vendors.issue-free-rounds',
  summary: 'Gives a player free rounds of a game; the same campaign again changes nothing.',
  path: '/vendor/v1/free-rounds/issue',
  body: z.strictObject({
    campaignId: vendorWordSchema,
    player: memberIdSchema,
    game: gameCodeSchema,
    currency: currencySchema,
    /** What each round is worth; the player is not debited. */
    stake: minorUnitsSchema,
    count: z.int().check(z.minimum(1), z.maximum(1_000)),
    /** How many times winnings must be staked before they can be drawn out. */
    wagering: z.int().check(z.minimum(0), z.maximum(100)),
    /** Thirty days ahead at most. */
    expiresAt: momentSchema,
  }),
  value: campaignAnswer,
});

export const cancelFreeRounds = endpoint({
  ...common,
  name: 'vendors.cancel-free-rounds',
  summary: 'Ends a campaign of a player; it pays nothing further.',
  path: '/vendor/v1/free-rounds/cancel',
  body: z.strictObject({ campaignId: vendorWordSchema, player: memberIdSchema }),
  value: campaignAnswer,
});

export const listFreeRounds = endpoint({
  ...common,
  name: 'vendors.list-free-rounds',
  summary: 'The newest hundred campaigns of a player.',
  path: '/vendor/v1/free-rounds/list',
  body: z.strictObject({ player: memberIdSchema }),
  value: campaignsAnswer,
});

export const openSandboxPlayer = endpoint({
  ...common,
  name: 'vendors.open-sandbox-player',
  summary: 'A fresh player with play money, for a vendor that is being certified.',
  path: '/vendor/v1/sandbox/open-player',
  body: z.strictObject({ funds: minorUnitsSchema }),
  value: sandboxAnswer,
});

export const changeSandboxPlayer = endpoint({
  ...common,
  name: 'vendors.change-sandbox-player',
  summary: 'Does to a sandbox player what life does: the session ends, the player excludes himself or comes back.',
  path: '/vendor/v1/sandbox/change-player',
  body: z.strictObject({ player: memberIdSchema, change: z.enum(['expire-token', 'exclude', 'admit']) }),
  value: sandboxAnswer,
});
