import { hash } from 'node:crypto';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { batchAnswer } from '@fairground/contract/vendors/answers';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import type { betwin } from '@fairground/contract/vendors/endpoints';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { WrittenAnswer } from '../../../platform/http/index.ts';
import type { Vendor } from '../../../platform/http/index.ts';
import type { Wager, WagerAnswer } from '../../betting/index.ts';
import { keyOf } from '../../wallet/index.ts';
import type { Alarms } from '../alarms.ts';
import { headOf } from './answer.ts';
import type { VendorsDeps } from '../deps.ts';
import { readMinorUnits, writeMinorUnits } from '../domain/minor-units.ts';
import { CODE_OF } from '../domain/outcome.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { askedOf, betOf, refusalOf } from './stake.ts';
import type { StakeDeps } from './stake.ts';
import { findBatchAnswer, insertBatch } from '../store/calls.ts';
import type { GameRow } from '../store/vendors.ts';
import { faultOfPlayer } from './wagers.ts';

export type BatchDeps = StakeDeps &
  Pick<VendorsDeps, 'db' | 'betting' | 'wallet' | 'tenant'> & {
    readonly known: KnownVendors;
    readonly alarms: Alarms;
  };

type Order = BodyOf<typeof betwin>;
type Value = ValueOf<typeof betwin>;

/** Several bets and wins of a round, all of them or none, and the answer they get in one commit with them. */
export const playBatch = async (deps: BatchDeps, vendor: Vendor, order: Order): Promise<Value | WrittenAnswer> => {
  const ids = order.actions.map(({ transactionId }) => transactionId);
  if (new Set(ids).size < ids.length) return headOf('INVALID_REQUEST');
  const fault = await faultOfPlayer(deps.wallet, order);
  if (fault !== undefined) return headOf(fault);
  const game = await deps.known.findGame(vendor.vendorId, order.game);
  const session = await deps.sessions.find(order.token);
  if (session && session.currency !== order.currency) return headOf('WRONG_CURRENCY');
  const isOver =
    session?.vendorId !== vendor.vendorId || session.memberId !== order.player || !isAlive(session, deps.clock.now());

  const wagers: Wager[] = [];
  for (const { type, transactionId, amount } of order.actions) {
    const units = readMinorUnits(amount, order.currency);
    if (units === undefined) return headOf('INVALID_REQUEST');
    const asked = askedOf(deps.tenant, vendor, { ...order, transactionId }, game);
    if (type === 'win') wagers.push({ ...asked, action: 'win', amount: units });
    else {
      const refusedAs = isOver
        ? 'session-over'
        : await refusalOf(deps, vendor, { ...order, transactionId }, ofGroup(game, session.gameGroup), units);
      wagers.push({ ...asked, action: 'place', ...betOf({}, game, units, refusedAs) });
    }
  }
  return apply(deps, vendor, order, wagers);
};

const ofGroup = (game: GameRow | undefined, group: string): GameRow | undefined =>
  game?.game_group === group ? game : undefined;

const apply = async (
  { db, betting, tenant, alarms }: BatchDeps,
  vendor: Vendor,
  order: Order,
  wagers: readonly Wager[],
): Promise<WrittenAnswer> => {
  const prepared = await betting.prepare(wagers);
  return inTransaction(db, async (tx): Promise<WrittenAnswer> => {
    const answers = await betting.applyIn(tx, prepared);
    const value = valueOf(order, answers);
    const http = VENDOR_CODES[value.code].status;
    const fresh = new WrittenAnswer(http, JSON.stringify(z.encode(batchAnswer, value)));
    const [first] = answers;
    if (value.code === 'CONFLICT') {
      const transactionId = order.actions[0]?.transactionId ?? '';
      alarms.raise('conflict', { vendor: vendor.code, player: order.player.toString(), transactionId });
    }
    if (answers.some(({ outcome, isRepeat }) => outcome === 'bet-unknown' && !isRepeat))
      alarms.raise('orphan-win', { vendor: vendor.code, player: order.player.toString(), round: order.roundId });
    if (!first || UNKEPT.has(value.code)) return fresh;

    const operationKey = keyOfBatch(tenant, vendor, order);
    const kept = first.isRepeat ? await findBatchAnswer(tx, operationKey, first.at) : undefined;
    if (kept) return new WrittenAnswer(kept.http, kept.answer);
    const noted = order.actions.map(({ type, transactionId }, index) => ({
      vendorId: vendor.vendorId,
      memberId: order.player,
      action: type,
      transactionId,
      roundId: order.roundId,
      currency: order.currency,
      at: answers[index]?.at ?? first.at,
    }));
    await insertBatch(tx, noted, { operationKey, http, answer: fresh.text });
    return fresh;
  });
};

/** Nothing of these is kept in the ledger, so nothing is to be repeated. */
const UNKEPT: ReadonlySet<string> = new Set(['CONFLICT', 'PLAYER_UNKNOWN', 'INVALID_REQUEST']);

/** The same actions in the same order are the same batch; their own fingerprints say whether they ask for the same. */
const keyOfBatch = (tenant: string, { code: source }: Vendor, { player: member, actions }: Order): string => {
  const named = actions.map(({ type, transactionId }) => `${type} ${transactionId}`).join('\n');
  return keyOf({ tenant, source, member, action: 'betwin', transactionId: hash('sha256', named) });
};

const valueOf = (order: Order, answers: readonly WagerAnswer[]): Value => {
  const codes = answers.map(({ outcome }) => CODE_OF[outcome]);
  // The refusal that decided the batch speaks for it; the others only say that it failed.
  const code =
    codes.find((each) => each !== 'OK' && each !== 'BATCH_FAILED') ?? codes.find((each) => each !== 'OK') ?? 'OK';
  const last = answers.at(-1);
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
    ...(last === undefined || UNKEPT.has(code)
      ? {}
      : {
          currency: order.currency,
          balance: writeMinorUnits(last.balance, order.currency),
          version: last.version,
          at: last.at,
        }),
  };
};
