import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import type { VendorCode } from '@fairground/contract/vendors/codes';
import type { bet, endRound, promoWin, rollback, win } from '@fairground/contract/vendors/endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Vendor, WrittenAnswer } from '../../../platform/http/index.ts';
import type { WagerOutcome } from '../../betting/index.ts';
import { keyOf } from '../../wallet/index.ts';
import type { Alarms } from '../alarms.ts';
import { written } from './call-lanes.ts';
import type { CallLanes } from './call-lanes.ts';
import { NONCE_REUSED } from './call.ts';
import type { Call, Decided } from './call.ts';
import type { Campaigns } from '../operators/campaigns.ts';
import type { Credits } from './credits.ts';
import type { VendorsDeps } from '../deps.ts';
import { readMinorUnits } from '../domain/minor-units.ts';
import { CODE_OF } from '../domain/outcome.ts';
import { hexHashOf } from '../domain/secret.ts';
import { barOf } from '../domain/stage.ts';
import type { GameSessions } from '../launch/game-sessions.ts';
import { RowRefused } from './row-attachment.ts';
import type { AttachedRow } from './row-attachment.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { findStored, isPaidAsPrize, operationIdOf, roundOfTarget } from './look-up.ts';
import type { OpenGames } from '../launch/open-games.ts';
import type { Region } from '../launch/region.ts';
import type { Credit } from '../store/credits.ts';
import { NO_GAME, askedOf, betOf, gameIdOf, refusalOf } from './stake.ts';
import type { Asked } from './stake.ts';

export type WagersDeps = Pick<VendorsDeps, 'db' | 'betting' | 'wallet' | 'clock' | 'tenant'> & {
  readonly known: KnownVendors;
  readonly sessions: GameSessions;
  readonly campaigns: Campaigns;
  readonly region: Region;
  readonly openGames: OpenGames;
  readonly lanes: CallLanes;
  readonly alarms: Alarms;
  readonly credits: Credits;
};

type Answer = ValueOf<typeof bet> | WrittenAnswer;

/** What a stake brings: the amount, the number of its call, and the vendor with that call's own nonce. */
export type Result = Pick<BodyOf<typeof win>, 'amount' | 'transactionId'> & {
  readonly vendor: Vendor;
  readonly keeping?: AttachedRow | undefined;
};

/** The stake's answer and the win's; none of a win that was not asked for because the stake could not be. */
export type BetAndWin = { readonly bet: Answer; readonly win?: Answer };

/** The calls of vendors that move money, in the words of the register. */
export type Wagers = {
  readonly bet: (vendor: Vendor, order: BodyOf<typeof bet>) => Promise<Answer>;
  readonly win: (vendor: Vendor, order: BodyOf<typeof win>) => Promise<Answer>;
  /** A stake whose result is known, with the win that ends its round: both or none, each kept as if it had come alone. */
  readonly betAndWin: (vendor: Vendor, order: BodyOf<typeof bet>, result: Result) => Promise<BetAndWin>;
  readonly rollback: (vendor: Vendor, order: BodyOf<typeof rollback>) => Promise<Answer>;
  readonly endRound: (vendor: Vendor, order: BodyOf<typeof endRound>) => Promise<Answer>;
  readonly promoWin: (vendor: Vendor, order: BodyOf<typeof promoWin>) => Promise<Answer>;
};

export const createWagers = (deps: WagersDeps): Wagers => {
  const { db, betting, wallet, known, campaigns, lanes, alarms, credits, tenant } = deps;
  const { send, turnAway } = lanes;

  /** What is wrong with whom the call is for, if anything is. */
  const faultOf = (order: Asked): Promise<VendorCode | undefined> => faultOfPlayer(wallet, order);

  /** What keeps the vendor from a prize now; what was paid before stays paid. */
  const barOfPrize = async (vendor: Vendor, order: Asked): Promise<VendorCode | undefined> => {
    const bar = barOf(vendor.stage, order.currency);
    if (bar === undefined) return undefined;
    return (await isPrizeKept(vendor, order)) ? undefined : CODE_OF[bar];
  };

  const isPrizeKept = async (vendor: Vendor, order: Asked): Promise<boolean> => {
    const [kept] = await wallet.findOperations([operationIdOf(tenant, vendor.code, { ...order, action: 'promo-win' })]);
    return kept !== undefined;
  };

  /** What was paid without a bet stays paid, whatever became of its campaign or its vendor. */
  const isPaidAlone = async (vendor: Vendor, order: Asked): Promise<boolean> => {
    const [kept] = await findStored(deps, vendor.code, [{ ...order, action: 'win' }]);
    return kept !== undefined && kept.state !== 'refused';
  };

  const answered = (vendor: Vendor, order: Asked, decided: Decided | typeof NONCE_REUSED): WrittenAnswer => {
    if (decided !== NONCE_REUSED && decided.outcome === 'conflict')
      alarms.raise('conflict', {
        vendor: vendor.code,
        player: order.player.toString(),
        transactionId: order.transactionId,
      });
    return written(decided);
  };

  /** The round of a campaign goes back when no bet stands on it; a conflict does not say what its number stands for. */
  const giveBack = async (
    vendor: Vendor,
    order: BodyOf<typeof bet>,
    decided: Decided | typeof NONCE_REUSED,
  ): Promise<void> => {
    if (decided === NONCE_REUSED || decided.outcome === 'applied') return;
    if (decided.outcome === 'conflict') {
      const [kept] = await wallet.findOperations([operationIdOf(tenant, vendor.code, { ...order, action: 'bet' })]);
      if (kept?.state === 'applied' && kept.amount === 0n) return;
    }
    await campaigns.returnRound(vendor.vendorId, order.player, order.transactionId);
  };

  /** A stake as the register and its call get it; the code of what is wrong with it. */
  const stakeOf = async (vendor: Vendor, order: BodyOf<typeof bet>) => {
    const stake = readMinorUnits(order.amount, order.currency);
    if (stake === undefined) return 'INVALID_REQUEST';
    const fault = await faultOf(order);
    if (fault !== undefined) return fault;
    const game = await known.findGame(vendor.vendorId, order.game);
    const refusedAs = await refusalOf(deps, vendor, order, game, stake);
    return {
      wager: { ...askedOf(tenant, vendor, order, game), ...betOf(order, game, stake, refusedAs) },
      call: callOf(vendor, 'bet', { tokenHash: hexHashOf(order.token), gameGroup: game?.game_group ?? '' }),
    };
  };

  return {
    bet: async (vendor, order) => {
      const stake = await stakeOf(vendor, order);
      if (typeof stake === 'string') return turnAway(vendor, stake);
      const decided = await send({ action: 'place', ...stake.wager }, stake.call);
      if (order.campaignId !== undefined) await giveBack(vendor, order, decided);
      return answered(vendor, order, decided);
    },

    betAndWin: async (vendor, order, { amount, transactionId, vendor: again, keeping }) => {
      const payout = readMinorUnits(amount, order.currency);
      const stake = payout === undefined ? 'INVALID_REQUEST' : await stakeOf(vendor, order);
      if (typeof stake === 'string' || payout === undefined)
        return { bet: await turnAway(vendor, typeof stake === 'string' ? stake : 'INVALID_REQUEST') };
      const wager = { action: 'place-and-settle', ...stake.wager, payout, settledBy: transactionId } as const;
      const call = { ...stake.call, result: callOf(again, 'win'), ...(keeping ? { keeping } : {}) };
      const decided = await send(wager, call).catch(async (error: unknown) => {
        // Nothing was moved, and the number of this bet does not come again.
        if (order.campaignId !== undefined && error instanceof RowRefused)
          await campaigns.returnRound(vendor.vendorId, order.player, order.transactionId);
        throw error;
      });
      if (order.campaignId !== undefined) await giveBack(vendor, order, decided);
      if (decided === NONCE_REUSED || !decided.result) return { bet: answered(vendor, order, decided) };
      return {
        bet: answered(vendor, order, decided),
        win: answered(vendor, { ...order, transactionId }, decided.result),
      };
    },

    win: async (vendor, order) => {
      const amount = readMinorUnits(order.amount, order.currency);
      const valid = validBetOf(order);
      const fault = (await faultOf(order)) ?? (amount === undefined ? 'INVALID_REQUEST' : undefined);
      if (fault !== undefined || amount === undefined || valid === undefined)
        return turnAway(vendor, fault ?? 'INVALID_REQUEST');
      const game = await known.findGame(vendor.vendorId, order.game);
      const asked = askedOf(tenant, vendor, order, game);
      const { player: memberId, transactionId, campaignId } = order;
      const winId = operationIdOf(tenant, vendor.code, { player: memberId, transactionId, action: 'win' });
      const isClosed =
        campaignId !== undefined && !(await campaigns.pays({ vendorId: vendor.vendorId, memberId, campaignId }));
      const refused = isClosed ? { refusedAs: 'campaign-closed' as const } : {};
      const ends = order.endsRound === undefined ? {} : { ends: order.endsRound };
      const call = callOf(vendor, 'win');
      const wager = { action: 'win', ...asked, amount, ...ends, ...valid, ...refused } as const;
      const first = await send(campaignId === undefined ? wager : { ...wager, campaign: campaignId }, call);
      // Earlier versions kept no campaign with a win; what they answered stays answered.
      const isOther = campaignId !== undefined && first !== NONCE_REUSED && first.outcome === 'conflict';
      const kept = isOther ? await send(wager, call) : first;
      const isUnpaid = isOther && kept !== NONCE_REUSED && kept.outcome === 'bet-unknown';
      const decided = isUnpaid && !(await isPaidAlone(vendor, order)) ? first : kept;
      if (decided === NONCE_REUSED || decided.outcome !== 'bet-unknown') return answered(vendor, order, decided);
      const takesOrphans = (await known.findVendor(vendor.vendorId))?.takes_orphan_wins === true;
      const isDue =
        (campaignId === undefined ? takesOrphans : !isClosed) && barOf(vendor.stage, order.currency) === undefined;
      const credit = creditOf(vendor, 'win', order, amount);
      const isPaid = await isPaidAlone(vendor, order);
      // A win beyond the vendor's limit is parked, for somebody to look at.
      const taken = isDue && !isPaid ? await credits.take(vendor.code, credit) : undefined;
      if (!isPaid && (taken === undefined || taken === 'refused')) {
        if (!decided.isRepeat)
          alarms.raise('orphan-win', { vendor: vendor.code, player: order.player.toString(), round: order.roundId });
        return answered(vendor, order, decided);
      }
      // The win itself is refused for ever by now, so the prize cannot be paid beside it.
      const kind = campaignId === undefined ? 'unmatched' : 'campaign';
      const award = { kind, id: campaignId ?? order.roundId } as const;
      const paid = await send({ action: 'award', ...asked, game: gameIdOf(game), amount, award }, call);
      // On a repeat too: the first time may have ended before it.
      if (paid !== NONCE_REUSED && paid.outcome === 'applied')
        await inTransaction(db, (tx) => betting.reviewParkedWin(tx, keyOf(winId), 'vendors', `paid as ${kind}`));
      if (taken === 'counted' && isSurelyUnpaid(paid)) await credits.giveBack(credit);
      return answered(vendor, order, paid);
    },

    rollback: async (vendor, order) => {
      const fault = await faultOf(order);
      if (fault !== undefined) return turnAway(vendor, fault);
      const game = await known.findGame(vendor.vendorId, order.game);
      const { targetAction } = order;
      const isPrize = await isPaidAsPrize(deps, vendor.code, order);
      const what = isPrize || targetAction === 'promo-win' ? 'award' : targetAction;
      const decided = await send(
        {
          action: 'undo',
          ...askedOf(tenant, vendor, { ...order, roundId: await roundOfTarget(deps, vendor, order) }, game),
          undoes: { what, transactionId: order.targetTransactionId },
          ...(order.resettlement === true ? { isResettlement: true } : {}),
        },
        callOf(vendor, 'rollback'),
      );
      if (decided === NONCE_REUSED) return written(decided);
      if (order.targetAction === 'bet' && LEAVES_NO_BET.has(decided.outcome))
        await campaigns.returnRound(vendor.vendorId, order.player, order.targetTransactionId);
      if (decided.balance < 0n && !decided.isRepeat)
        alarms.raise('negative-balance', { vendor: vendor.code, player: order.player.toString() });
      return answered(vendor, order, decided);
    },

    endRound: async (vendor, order) => {
      const fault = await faultOf(order);
      if (fault !== undefined) return turnAway(vendor, fault);
      const game = await known.findGame(vendor.vendorId, order.game);
      const wager = { action: 'end-round', ...askedOf(tenant, vendor, order, game) } as const;
      return answered(vendor, order, await send(wager, callOf(vendor, 'end-round')));
    },

    promoWin: async (vendor, order) => {
      const withRound = { ...order, roundId: order.transactionId };
      const amount = readMinorUnits(order.amount, order.currency);
      const fault =
        (await faultOf(withRound)) ??
        (amount === undefined || amount === 0n ? 'INVALID_REQUEST' : await barOfPrize(vendor, withRound));
      if (fault !== undefined || amount === undefined) return turnAway(vendor, fault ?? 'INVALID_REQUEST');
      const credit = creditOf(vendor, 'promo-win', withRound, amount);
      const isPaid = await isPrizeKept(vendor, withRound);
      const taken = isPaid ? undefined : await credits.take(vendor.code, credit);
      if (taken === 'refused') return turnAway(vendor, 'LIMIT_REACHED');
      const decided = await send(
        {
          action: 'award',
          ...askedOf(tenant, vendor, withRound, undefined),
          game: NO_GAME,
          amount,
          award: { kind: 'promotion', id: order.campaignId },
        },
        callOf(vendor, 'promo-win'),
      );
      if (taken === 'counted' && isSurelyUnpaid(decided)) await credits.giveBack(credit);
      return answered(vendor, withRound, decided);
    },
  };
};

/** Nobody gets accounts by being named: anyone who has none was never let into a game. */
export const faultOfPlayer = async (
  wallet: Pick<VendorsDeps['wallet'], 'findAccounts' | 'knows'>,
  { player, currency }: Pick<Asked, 'player' | 'currency'>,
): Promise<VendorCode | undefined> => {
  if (await wallet.findAccounts(player, currency)) return undefined;
  return (await wallet.knows(player)) ? 'WRONG_CURRENCY' : 'PLAYER_UNKNOWN';
};

/** What the vendor says the round counts, if it says so; nothing where that is no amount of the currency. */
const validBetOf = ({ validBet, currency }: BodyOf<typeof win>): { readonly validBet?: Money } | undefined => {
  if (validBet === undefined) return {};
  const counted = readMinorUnits(validBet, currency);
  return counted === undefined ? undefined : { validBet: counted };
};

/** After these a bet is taken back, was never taken, or never will be. */
const LEAVES_NO_BET: ReadonlySet<WagerOutcome> = new Set(['applied', 'nothing-to-undo']);

/** Of a used nonce or a conflict nobody knows what its number stands for: then it stays counted. */
const isSurelyUnpaid = (decided: Decided | typeof NONCE_REUSED): boolean =>
  decided !== NONCE_REUSED && decided.outcome !== 'applied' && decided.outcome !== 'conflict';

const creditOf = (vendor: Vendor, action: string, order: Asked, amount: bigint): Credit => ({
  vendorId: vendor.vendorId,
  memberId: order.player,
  action,
  transactionId: order.transactionId,
  currency: order.currency,
  amount,
});

const callOf = ({ vendorId, unusedNonce }: Vendor, word: string, session?: Call['session']): Call => {
  if (unusedNonce === undefined) throw new Error(`The nonce of a ${word} was used before it was carried out.`);
  const { nonce, ticket, expiresAt } = unusedNonce;
  return { vendorId, nonce, ticket, expiresAt, word, ...(session ? { session } : {}) };
};
