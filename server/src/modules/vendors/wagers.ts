import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import type { VendorCode } from '@fairground/contract/vendors/codes';
import type { bet, betwin, endRound, promoWin, rollback, win } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../platform/http/index.ts';
import type { CallerRefusal, GameId, Wager, WagerAnswer } from '../betting/index.ts';
import { keyOf } from '../wallet/index.ts';
import type { Alarms } from './alarms.ts';
import { headOf } from './answer.ts';
import type { Campaigns } from './campaigns.ts';
import type { VendorsDeps } from './deps.ts';
import { readMinorUnits, writeMinorUnits } from './domain/minor-units.ts';
import { CODE_OF } from './domain/outcome.ts';
import { isAlive } from './domain/session.ts';
import type { GameSessions } from './game-sessions.ts';
import type { Journal } from './journal.ts';
import type { KnownVendors } from './known-vendors.ts';
import { operationIdOf } from './look-up.ts';
import type { GameRow } from './store/vendors.ts';

export type WagersDeps = Pick<VendorsDeps, 'betting' | 'wallet' | 'clock' | 'tenant'> & {
  readonly known: KnownVendors;
  readonly sessions: GameSessions;
  readonly campaigns: Campaigns;
  readonly journal: Journal;
  readonly alarms: Alarms;
};

type Answer = ValueOf<typeof bet>;
type Asked = Pick<BodyOf<typeof bet>, 'player' | 'transactionId' | 'roundId' | 'currency'>;

export type Wagers = {
  readonly bet: (vendor: Vendor, order: BodyOf<typeof bet>) => Promise<Answer>;
  readonly win: (vendor: Vendor, order: BodyOf<typeof win>) => Promise<Answer>;
  readonly betwin: (vendor: Vendor, order: BodyOf<typeof betwin>) => Promise<ValueOf<typeof betwin>>;
  readonly rollback: (vendor: Vendor, order: BodyOf<typeof rollback>) => Promise<Answer>;
  readonly endRound: (vendor: Vendor, order: BodyOf<typeof endRound>) => Promise<Answer>;
  readonly promoWin: (vendor: Vendor, order: BodyOf<typeof promoWin>) => Promise<Answer>;
};

/** A prize outside of any game still belongs to one in the register. */
const NO_GAME = 1n as GameId;
const NO_CATEGORY = 'RNG';

/** The calls of vendors that move money, in the words of the register. */
export const createWagers = (deps: WagersDeps): Wagers => {
  const { betting, wallet, known, campaigns, alarms, tenant } = deps;

  const ask = (vendor: Vendor, order: Asked, game: GameRow | undefined) => ({
    tenant,
    source: vendor.code,
    member: order.player,
    currency: order.currency,
    category: game?.category ?? NO_CATEGORY,
    transactionId: order.transactionId,
    round: order.roundId,
  });

  return {
    bet: async (vendor, order) => {
      const stake = readMinorUnits(order.amount, order.currency);
      if (stake === undefined) return headOf('INVALID_REQUEST');
      const game = await known.findGame(vendor.vendorId, order.game);
      const refusedAs = await refusalOf(deps, vendor, order, game, stake);
      if (refusedAs === 'wrong-currency') return headOf('WRONG_CURRENCY');
      const answer = await noted(
        deps,
        vendor,
        'bet',
        order,
        betting.place({ ...ask(vendor, order, game), ...betOf(order, game, stake, refusedAs) }),
      );
      return answerOf(alarms, vendor, order, answer);
    },

    win: async (vendor, order) => {
      if (!(await hasAccounts(wallet, order))) return headOf('WRONG_CURRENCY');
      const amount = readMinorUnits(order.amount, order.currency);
      if (amount === undefined) return headOf('INVALID_REQUEST');
      const game = await known.findGame(vendor.vendorId, order.game);
      const asked = ask(vendor, order, game);
      const { player: memberId, campaignId } = order;
      const takesOrphans = (await known.findVendor(vendor.vendorId))?.takes_orphan_wins === true;
      const winId = operationIdOf(tenant, vendor.code, { ...order, action: 'win' });
      if (campaignId !== undefined) {
        // What was paid before the campaign was cancelled is still answered as paid.
        const [kept] = await wallet.findOperations([winId]);
        const pays = kept ?? (await campaigns.pays({ vendorId: vendor.vendorId, memberId, campaignId }));
        if (pays === false) return headOf('CAMPAIGN_CLOSED');
      }
      const ends = order.endsRound === undefined ? {} : { ends: order.endsRound };
      const answer = await noted(deps, vendor, 'win', order, betting.win({ ...asked, amount, ...ends }));
      if (answer.outcome !== 'bet-unknown') return answerOf(alarms, vendor, order, answer);
      if (campaignId === undefined && !takesOrphans) {
        if (!answer.isRepeat)
          alarms.raise('orphan-win', { vendor: vendor.code, player: order.player.toString(), round: order.roundId });
        return answerOf(alarms, vendor, order, answer);
      }
      // The win itself is refused for ever by now, so the prize cannot be paid beside it.
      const kind = campaignId === undefined ? 'unmatched' : 'campaign';
      const award = { kind, id: campaignId ?? order.roundId } as const;
      const paid = await betting.award({ ...asked, game: gameId(game), amount, award });
      if (!paid.isRepeat) await betting.reviewParkedWin(keyOf(winId), 'vendors', `paid as ${kind}`);
      return answerOf(alarms, vendor, order, paid);
    },

    betwin: async (vendor, order) => {
      if (!(await hasAccounts(wallet, order))) return headOf('WRONG_CURRENCY');
      const game = await known.findGame(vendor.vendorId, order.game);
      const wagers: Wager[] = [];
      for (const { type, transactionId, amount } of order.actions) {
        const units = readMinorUnits(amount, order.currency);
        if (units === undefined) return headOf('INVALID_REQUEST');
        const asked = ask(vendor, { ...order, transactionId }, game);
        if (type === 'win') wagers.push({ ...asked, action: 'win', amount: units });
        else {
          const refusedAs = await refusalOf(deps, vendor, { ...order, transactionId }, game, units);
          if (refusedAs === 'wrong-currency') return headOf('WRONG_CURRENCY');
          wagers.push({ ...asked, action: 'place', ...betOf({}, game, units, refusedAs) });
        }
      }
      const ids = order.actions.map(({ transactionId }) => transactionId);
      if (new Set(ids).size < ids.length) return headOf('INVALID_REQUEST');
      const [answers] = await Promise.all([
        betting.together(wagers),
        ...order.actions.map(({ type, transactionId }) => note(deps, vendor, type, { ...order, transactionId })),
      ]);
      return batchAnswerOf(alarms, vendor, order, answers);
    },

    rollback: async (vendor, order) => {
      if (!(await hasAccounts(wallet, order))) return headOf('WRONG_CURRENCY');
      const game = await known.findGame(vendor.vendorId, order.game);
      const what = order.targetAction === 'promo-win' ? 'award' : order.targetAction;
      const answer = await noted(
        deps,
        vendor,
        'rollback',
        order,
        betting.undo({
          ...ask(vendor, order, game),
          undoes: { what, transactionId: order.targetTransactionId },
          ...(order.resettlement === true ? { isResettlement: true } : {}),
        }),
      );
      if (order.targetAction === 'bet' && CODE_OF[answer.outcome] !== 'BET_SETTLED')
        await campaigns.returnRound(vendor.vendorId, order.player, order.targetTransactionId);
      if (answer.balance < 0n && !answer.isRepeat)
        alarms.raise('negative-balance', { vendor: vendor.code, player: order.player.toString() });
      return answerOf(alarms, vendor, order, answer);
    },

    endRound: async (vendor, order) => {
      if (!(await hasAccounts(wallet, order))) return headOf('WRONG_CURRENCY');
      const game = await known.findGame(vendor.vendorId, order.game);
      const answer = await noted(deps, vendor, 'end-round', order, betting.endRound(ask(vendor, order, game)));
      return answerOf(alarms, vendor, order, answer);
    },

    promoWin: async (vendor, order) => {
      if (!(await hasAccounts(wallet, order))) return headOf('WRONG_CURRENCY');
      const amount = readMinorUnits(order.amount, order.currency);
      if (amount === undefined || amount === 0n) return headOf('INVALID_REQUEST');
      const withRound = { ...order, roundId: order.transactionId };
      const answer = await noted(
        deps,
        vendor,
        'promo-win',
        withRound,
        betting.award({
          ...ask(vendor, withRound, undefined),
          game: NO_GAME,
          amount,
          award: { kind: 'promotion', id: order.campaignId },
        }),
      );
      return answerOf(alarms, vendor, withRound, answer);
    },
  };
};

/** The database's word for a row that belongs to nothing, here to a currency nobody knows. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether there can be accounts in the currency at all. Their ids are remembered, so that asking costs nothing. */
const hasAccounts = async (wallet: VendorsDeps['wallet'], { player, currency }: Pick<Asked, 'player' | 'currency'>) => {
  try {
    await wallet.accountsOf(player, currency);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
};

const gameId = (game: GameRow | undefined): GameId => (game?.id ?? NO_GAME) as GameId;

/** A stake of nothing needs a campaign to belong to; one the vendor did not name is called this. */
const ZERO_STAKES = 'zero-stake';

const betOf = (
  { campaignId, parentRoundId }: Partial<Pick<BodyOf<typeof bet>, 'campaignId' | 'parentRoundId'>>,
  game: GameRow | undefined,
  stake: Money,
  refusedAs: CallerRefusal | undefined,
) => {
  const campaign = campaignId ?? (stake === 0n ? ZERO_STAKES : undefined);
  return {
    game: gameId(game),
    stake,
    ...(campaign === undefined ? {} : { campaign }),
    ...(parentRoundId === undefined ? {} : { parentRound: parentRoundId }),
    ...(refusedAs === undefined ? {} : { refusedAs }),
  };
};

/** Writes down what was sent while it is carried out: an answer waits for both. */
const noted = async (
  deps: WagersDeps,
  vendor: Vendor,
  action: string,
  order: Asked,
  work: Promise<WagerAnswer>,
): Promise<WagerAnswer> => {
  const [answer] = await Promise.all([work, note(deps, vendor, action, order)]);
  return answer;
};

const note = ({ journal, clock }: WagersDeps, vendor: Vendor, action: string, order: Asked): Promise<void> =>
  journal.note({
    vendorId: vendor.vendorId,
    memberId: order.player,
    action,
    transactionId: order.transactionId,
    roundId: order.roundId,
    currency: order.currency,
    at: clock.now(),
  });

/**
 * The checks of a stake that are not the ledger's, in their order. What they find is handed on with the bet, so that a
 * bet decided before is answered as it was, and a refusal is kept with the rest.
 */
const refusalOf = async (
  { sessions, campaigns, clock }: WagersDeps,
  { vendorId }: Vendor,
  order: Omit<BodyOf<typeof bet>, 'amount' | 'parentRoundId'>,
  game: GameRow | undefined,
  stake: Money,
): Promise<CallerRefusal | undefined> => {
  const session = await sessions.find(order.token);
  const isTheirs = session?.vendorId === vendorId && session.memberId === order.player;
  if (!session || !isTheirs || !isAlive(session, clock.now())) return 'session-over';
  if (!game?.is_enabled || game.game_group !== session.gameGroup) return 'game-disabled';
  if (order.currency !== session.currency) return 'wrong-currency';
  if (order.campaignId !== undefined) {
    if (stake !== 0n) return 'stake-out-of-range';
    const key = { vendorId, memberId: order.player, campaignId: order.campaignId };
    return (await campaigns.takeRound(key, order)) ? undefined : 'campaign-closed';
  }
  const isTooMuch = game.stake_max !== null && stake > game.stake_max;
  return stake < game.stake_min || isTooMuch ? 'stake-out-of-range' : undefined;
};

const answerOf = (alarms: Alarms, vendor: Vendor, order: Asked, answer: WagerAnswer): Answer => {
  const code = CODE_OF[answer.outcome];
  if (code === 'CONFLICT') raiseConflict(alarms, vendor, order);
  return {
    ...headOf(code),
    player: order.player.toString(),
    transactionId: order.transactionId,
    ...(answer.id === null ? {} : { reference: answer.id }),
    ...fundsOf(code, order.currency, answer),
  };
};

/** What is kept nowhere has no balance that could be repeated. */
const fundsOf = (code: VendorCode, currency: string, { balance, version, at }: WagerAnswer) =>
  code === 'CONFLICT' || code === 'PLAYER_UNKNOWN' || code === 'INVALID_REQUEST'
    ? {}
    : { currency, balance: writeMinorUnits(balance, currency), version, at };

const raiseConflict = (alarms: Alarms, vendor: Vendor, { player, transactionId }: Asked): void =>
  alarms.raise('conflict', { vendor: vendor.code, player: player.toString(), transactionId });

const batchAnswerOf = (
  alarms: Alarms,
  vendor: Vendor,
  order: BodyOf<typeof betwin>,
  answers: readonly WagerAnswer[],
): ValueOf<typeof betwin> => {
  const codes = answers.map(({ outcome }) => CODE_OF[outcome]);
  // The refusal that decided the batch speaks for it; the others only say that it failed.
  const code =
    codes.find((each) => each !== 'OK' && each !== 'BATCH_FAILED') ?? codes.find((each) => each !== 'OK') ?? 'OK';
  const last = answers.at(-1);
  if (code === 'CONFLICT')
    raiseConflict(alarms, vendor, { ...order, transactionId: order.actions[0]?.transactionId ?? '' });
  return {
    ...headOf(code),
    player: order.player.toString(),
    actions: order.actions.map(({ transactionId }, index) => {
      const id = answers[index]?.id ?? undefined;
      return {
        transactionId,
        code: codes[index] ?? 'BATCH_FAILED',
        ...(id === undefined ? {} : { reference: id }),
      };
    }),
    ...(last === undefined ? {} : fundsOf(code, order.currency, last)),
  };
};
