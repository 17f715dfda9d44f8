import type { ErrorCode } from '@fairground/contract/errors';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import type { VendorCode } from '@fairground/contract/vendors/codes';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { play } from '@fairground/contract/studio/endpoints';
import { Refusal } from '../../platform/refusal.ts';
import { readMinorUnits, writeMinorUnits } from '../vendors/index.ts';
import type { InHouseLine, AttachedRow } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import { landCatch } from './fishing/land-catch.ts';
import type { MoveRound } from './move-rounds.ts';
import { feedPools, hasPools } from './pools/feed-pools.ts';
import type { PoolLives } from './pools/pool-lives.ts';
import type { PoolRules } from './pools/pool-rules.ts';
import type { PoolWatch } from './pools/pool-watch.ts';
import type { PlaySessions } from './sessions.ts';
import type { RoundRow } from './store/rounds.ts';

export type Funds = ValueOf<typeof play>['funds'];

/** A round where it is now, and the money after the last call about it; none where no call was made. */
export type Settled = { readonly row: RoundRow; readonly funds?: Funds | undefined };

export type SettleDeps = Pick<StudioDeps, 'db' | 'clock' | 'days'> & {
  readonly sessions: PlaySessions;
  readonly move: MoveRound;
  readonly pools: Pick<PoolWatch, 'grew'>;
  readonly lives: PoolLives;
  readonly poolRules: PoolRules;
};

/** Marks a round whose stake goes back instead of being settled. */
export const REFUNDED = 'refunded';

/**
 * Advances a round as far as possible without the player: takes its stake and, once it is over, pays its win. Every
 * wallet call has an id derived from the round, so any node can retry from any point and it takes effect once. Only the
 * stake needs the token. The wallet does not know a new round yet.
 */
export const settleRound = async (deps: SettleDeps, row: RoundRow, token?: string, isNew = false): Promise<Settled> => {
  switch (row.state) {
    case 'DRAWN':
      if (token === undefined) return { row };
      return isOverWithStake(row) ? playOut(deps, row, token, isNew) : takeStake(deps, row, token);
    case 'SETTLING':
      return row.refusal === REFUNDED ? giveBack(deps, row) : payWin(deps, row);
    case 'OPEN':
    case 'DONE':
    case 'CANCELLED':
      return { row };
  }
};

/** Nothing happens between the stake and the win of such a round. */
const isOverWithStake = (row: RoundRow): boolean => !row.is_stepped && row.kind !== 'fishing' && !hasPools(row);

/** Stake and win in one call. Where the stake was taken before, by itself or with its win, only the win is left to ask for. */
const playOut = async (deps: SettleDeps, row: RoundRow, token: string, isNew: boolean): Promise<Settled> => {
  const line = await deps.sessions.lineOf(row.vendor);
  const { player, transactionId, currency } = named(row, 'bet');
  const before = isNew ? undefined : await line.txStatus({ player, action: 'bet', transactionId, currency });
  if (before?.state === 'applied') return payWin(deps, row);
  const { bet, win } = await stakeAndWin(line, row, token);
  if (bet.code !== 'OK') return withoutStake(deps, row, bet.code);
  if (win?.code !== 'OK') return unsettled(row, win?.code ?? 'TEMPORARY');
  return { row: await deps.move(row, { state: 'DONE' }), funds: fundsOf(win) };
};

/** The stake and the win of a round in one call, with what is written down in the same commit, if anything is. */
export const stakeAndWin = (line: InHouseLine, row: RoundRow, token: string, keeping?: AttachedRow) => {
  const result = { transactionId: named(row, 'win').transactionId, amount: paidNow(row) };
  return insist(async () => {
    const both = await line.betAndWin(stakeOf(row, token), result, keeping);
    return { ...both, code: both.bet.code };
  });
};

const takeStake = async (deps: SettleDeps, row: RoundRow, token: string): Promise<Settled> => {
  const line = await deps.sessions.lineOf(row.vendor);
  const answer = await insist(() => line.bet(stakeOf(row, token)));
  return answer.code === 'OK' ? afterStake(deps, row, answer) : withoutStake(deps, row, answer.code);
};

const stakeOf = (row: RoundRow, token: string) => ({
  ...named(row, 'bet'),
  token,
  amount: writeMinorUnits(row.stake, row.currency),
  ...(row.campaign !== null && { campaignId: row.campaign }),
});

/** What a round pays by itself: the win of a free round is collected and paid with those of the others. */
const paidNow = ({ win, campaign, currency }: RoundRow) =>
  writeMinorUnits(campaign === null ? win : money(0n), currency);

/** The wallet took no stake: for now, or never. */
const withoutStake = async (deps: SettleDeps, row: RoundRow, code: VendorCode): Promise<Settled> => {
  if (VENDOR_CODES[code].class === 'RETRY') throw new Refusal('studio.round-unsettled');
  // The round was called off before its stake came.
  if (code === 'BET_CANCELLED') return { row: await deps.move(row, { state: 'CANCELLED', byRule: true }) };
  const refusal = refusalOf(code);
  await deps.move(row, { state: 'CANCELLED', refusal });
  throw new Refusal(refusal);
};

/** The stake is taken: a round of steps waits for the first one, any other is paid. */
export const afterStake = async (
  deps: SettleDeps,
  row: RoundRow,
  answer?: Answer,
  byRule?: 'by-rule',
): Promise<Settled> => {
  if (!row.is_stepped) return payDrawn(deps, row, byRule);
  return { row: await deps.move(row, { state: 'OPEN' }), funds: answer && fundsOf(answer) };
};

/** What a pool gets and gives counts from the moment the stake has come; so does a catch: only then the fish is gone. */
const payDrawn = async (deps: SettleDeps, row: RoundRow, byRule?: 'by-rule'): Promise<Settled> => {
  const isPooled = hasPools(row);
  if (row.kind !== 'fishing' && !isPooled) return payWin(deps, row, byRule);
  const landed = await (isPooled ? feedPools(deps, row) : landCatch(deps, row));
  if (isPooled) deps.pools.grew(row);
  return landed.state === 'SETTLING' ? payWin(deps, landed, byRule) : { row: landed };
};

/** Pays what was won, nothing too, and closes the round in the books. */
export const payWin = async (deps: SettleDeps, row: RoundRow, byRule?: 'by-rule'): Promise<Settled> => {
  const line = await deps.sessions.lineOf(row.vendor);
  const amount = paidNow(row);
  const answer = await insist(() => line.win({ ...named(row, 'win'), amount, endsRound: true }));
  if (answer.code !== 'OK') return unsettled(row, answer.code);
  const isByRule = byRule === undefined ? {} : { byRule: true };
  return { row: await deps.move(row, { state: 'DONE', ...isByRule }), funds: fundsOf(answer) };
};

/** Takes the stake back out of the round; one that never came is refused should it come. */
export const giveBack = async (deps: SettleDeps, row: RoundRow): Promise<Settled> => {
  const line = await deps.sessions.lineOf(row.vendor);
  const target = { targetTransactionId: named(row, 'bet').transactionId, targetAction: 'bet' } as const;
  const answer = await insist(() => line.rollback({ ...named(row, 'undo'), ...target }));
  if (answer.code !== 'OK' && answer.code !== 'BET_NOT_FOUND') return unsettled(row, answer.code);
  return { row: await deps.move(row, { state: 'CANCELLED', byRule: true }), funds: fundsOf(answer) };
};

const TRIES = 3;

/** Retries a call with unknown outcome, with the same id, before the error is reported. */
export const insist = async <Said extends { readonly code: VendorCode }>(ask: () => Promise<Said>): Promise<Said> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (VENDOR_CODES[answer.code].class !== 'RETRY' || tries === TRIES) return answer;
  }
};

const unsettled = ({ id }: RoundRow, code: VendorCode): never => {
  if (VENDOR_CODES[code].class === 'RETRY') throw new Refusal('studio.round-unsettled');
  throw new Error(`The wallet answers ${code} to round ${id}, which is none of what can happen to it.`);
};

/** What is sent to the wallet for a round: its number is the round's id, and each of its calls has an id made of it. */
export const named = ({ id, member_id, game, currency }: RoundRow, what: 'bet' | 'win' | 'undo') => ({
  player: member_id,
  game,
  currency,
  roundId: id.toString(),
  transactionId: `${id}:${what}`,
});

type Answer = Awaited<ReturnType<InHouseLine['balance']>>;

/** The balance from the wallet's answer; undefined if it had none. */
export const fundsOf = ({ currency, balance, version }: Answer): Funds | undefined => {
  if (currency === undefined || balance === undefined || version === undefined) return undefined;
  return { currency, balance: moneyOf(balance, currency), version: version.toString() };
};

const moneyOf = (minor: bigint, currency: string): Money => {
  const size = readMinorUnits(minor < 0n ? -minor : minor, currency) ?? money(0n);
  return minor < 0n ? money(-size) : size;
};

/** Why the wallet takes no stake, in the studio's words. */
export const refusalOf = (code: VendorCode): ErrorCode => {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return 'studio.insufficient-funds';
    case 'LIMIT_REACHED':
      return 'studio.limit-reached';
    case 'PLAYER_BLOCKED':
      return 'studio.play-blocked';
    case 'CAMPAIGN_CLOSED':
      return 'studio.free-rounds-over';
    case 'TOKEN_EXPIRED':
    case 'INVALID_TOKEN':
      return 'studio.session-over';
    default:
      return 'studio.game-closed';
  }
};
