import { inTransaction } from '../../../platform/database/index.ts';
import { OutsideFault } from '../../../platform/fetch-bounded.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { providerNamed } from '../providers/provider-named.ts';
import type { StartedDeposit } from '../providers/provider.ts';
import { findChannel } from '../store/channels.ts';
import { lockDeposit, moveDeposit } from '../store/deposits.ts';
import type { DepositRow } from '../store/deposits.ts';
import { announceMove } from './announce-move.ts';
import type { DepositDeps } from './parts.ts';
import { pairDeposit } from '../c2c/pair-deposit.ts';
import { C2C } from '../c2c/rules.ts';

/** Where the provider sends the player back to: the centre is a dialog over any page. */
const RETURN_PATH = '/';

/**
 * Asks the provider how to pay and keeps its answer. Outside of a transaction: the provider answers the same number with
 * the same instructions, so that a lost answer is asked for again by the member's retry or by the job.
 */
export const startDeposit = async (deps: DepositDeps, row: DepositRow): Promise<DepositRow> => {
  if (row.provider === C2C) return pairDeposit(deps, row);
  const { db, clock, publicUrl = '' } = deps;
  const started = await ask(deps, row, `${publicUrl}${RETURN_PATH}`);
  const { reference, bank, qr, address, redirectUrl } = started;
  const told = {
    ...(bank && { bank }),
    ...(qr && { qr }),
    ...(address && { address }),
    ...(redirectUrl && { redirectUrl }),
  };
  return inTransaction(db, async (tx) => {
    const current = await lockDeposit(tx, row.no);
    if (current === undefined) throw new Refusal('cashier.deposit-unknown');
    if (current.status !== 'CREATED') return current;
    const moved = await moveDeposit(tx, row.id, {
      status: 'AWAITING',
      changed_at: clock.now(),
      provider_ref: reference,
      instructions: JSON.stringify(told),
    });
    await announceMove(deps, tx, moved);
    return moved;
  });
};

const ask = async (deps: DepositDeps, row: DepositRow, returnUrl: string): Promise<StartedDeposit> => {
  const channel = await findChannel(deps.db, row.channel_id);
  try {
    return await providerNamed(deps.providers, row.provider).startDeposit({
      no: row.no,
      channel: channel?.kind ?? '',
      amount: row.pay_amount,
      currency: row.currency,
      expiresAt: row.expires_at,
      returnUrl,
    });
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    deps.log.warn({ err: error, provider: row.provider }, 'a payment provider did not answer');
    throw new Refusal('cashier.provider-silent');
  }
};
