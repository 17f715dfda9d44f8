import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { Answer, Operation } from './operation.ts';
import { REFUSAL_OF } from './outcome-refusal.ts';
import { findTransferByKey, insertTransfer, listOpenTransfers, updateTransfer } from './store/transfers.ts';
import type { Transfer } from './store/transfers.ts';

export type { Transfer } from './store/transfers.ts';

/** What a vendor says of a transfer: it took place, it never will, or nobody can tell yet. */
export type TransferFate = 'done' | 'failed' | 'unknown';

/** How money reaches the wallets that vendors keep themselves; anyone who knows vendors connects it. */
export type VendorLine = {
  /** Whether the vendor keeps wallets of its own, so that it must be asked. */
  readonly keepsWallets: (vendor: string) => Promise<boolean>;
  /** Whether the vendor counts in steps small enough for the amount. */
  readonly takes: (amount: Money, currency: string) => boolean;
  /** The most of an amount that the vendor can count. */
  readonly largestOf: (amount: Money, currency: string) => Money;
  /** Asks for the transfer, which carries its number: asked twice, it takes place once. */
  readonly move: (transfer: Transfer) => Promise<TransferFate>;
  /** Asks what became of it. */
  readonly ask: (transfer: Transfer) => Promise<TransferFate>;
};

export type TransferOrder = Pick<Transfer, 'memberId' | 'vendor' | 'currency' | 'direction'> & {
  readonly amount: Money;
  readonly idempotencyKey: string;
};

export type VendorTransfers = {
  readonly connect: (line: VendorLine) => void;
  readonly keepsWallets: (vendor: string) => Promise<boolean>;
  readonly largestOf: (amount: Money, currency: string) => Money;
  /** The transfer asked for before under the same key. */
  readonly find: (order: TransferOrder) => Promise<Transfer | undefined>;
  readonly start: (order: TransferOrder) => Promise<Transfer>;
  readonly recovery: Job<null>;
};

type Parts = Pick<Accounts, 'accountsOf' | 'vendorAccount' | 'transitAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/** Who began a transfer may still be at it for so long. */
const LEAVE_MS = 30_000;
const CASE_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/**
 * Transfers to vendors that keep wallets of their own. What is not known is never refunded because time has passed: a
 * job asks the vendor until it knows, and after a day an alarm is raised.
 */
export const createVendorTransfers = ({ db, clock, log, tenant }: WalletDeps, parts: Parts): VendorTransfers => {
  let line: VendorLine | undefined;

  const sidesOf = async ({
    memberId,
    vendor,
    currency,
    direction,
  }: Omit<TransferOrder, 'amount' | 'idempotencyKey'>) => {
    const [{ cash }, theirs, transit] = await Promise.all([
      parts.accountsOf(memberId, currency),
      parts.vendorAccount(memberId, vendor, currency),
      parts.transitAccount(memberId, currency),
    ]);
    return direction === 'to-vendor' ? { from: cash, to: theirs, transit } : { from: theirs, to: cash, transit };
  };

  const move = (
    transfer: Transfer,
    step: 'leave' | 'arrive' | 'return',
    account: Operation['account'],
    counter: Operation['counter'],
  ): Operation => ({
    id: {
      tenant,
      source: 'site',
      member: transfer.memberId,
      action: `transfer-${step}`,
      transactionId: transfer.id.toString(),
    },
    kind: 'vendor-transfer',
    account,
    counter,
    amount: money(-transfer.amount),
  });

  const begin = async (order: TransferOrder): Promise<{ readonly transfer: Transfer; readonly isNew: boolean }> => {
    const { from, transit } = await sidesOf(order);
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const { memberId, vendor, currency, direction, amount, idempotencyKey } = order;
      const transfer = await insertTransfer(tx, {
        member_id: memberId,
        vendor,
        currency,
        direction,
        amount,
        idempotency_key: idempotencyKey,
        state: 'DEBITED',
        asked_at: now,
        changed_at: now,
      });
      if (!transfer) return { transfer: await knownOrOpen(tx, order), isNew: false };
      const [left] = await parts.applyIn(tx, [move(transfer, 'leave', from, transit)]);
      if (left?.outcome !== 'applied') throw new Refusal(left ? REFUSAL_OF[left.outcome] : 'wallet.amount-refused');
      return { transfer, isNew: true };
    });
  };

  const finish = async (transfer: Transfer, fate: TransferFate): Promise<Transfer> => {
    if (fate === 'unknown') {
      await inTransaction(db, (tx) => updateTransfer(tx, transfer.id, ['SENT', 'UNKNOWN'], 'UNKNOWN', clock.now()));
      return { ...transfer, state: 'UNKNOWN' };
    }
    const { from, to, transit } = await sidesOf(transfer);
    const state = fate === 'done' ? 'DONE' : 'FAILED';
    await inTransaction(db, async (tx) => {
      if (!(await updateTransfer(tx, transfer.id, ['SENT', 'UNKNOWN'], state, clock.now()))) return;
      const step = fate === 'done' ? move(transfer, 'arrive', transit, to) : move(transfer, 'return', transit, from);
      const [ended] = await parts.applyIn(tx, [step]);
      // The money was put into the hold for this alone: if it is not there, the books are wrong.
      if (ended?.outcome !== 'applied') throw new Error(`A transfer could not end: ${ended?.outcome}.`);
    });
    return { ...transfer, state };
  };

  /** Anyone who marks it as sent sends it; if nobody comes back from there, the fate is unknown. */
  const send = async (connected: VendorLine, transfer: Transfer): Promise<Transfer> => {
    const isOurs = await inTransaction(db, (tx) => updateTransfer(tx, transfer.id, ['DEBITED'], 'SENT', clock.now()));
    return isOurs ? finish(transfer, await connected.move(transfer).catch(() => 'unknown' as const)) : transfer;
  };

  const recover = async (connected: VendorLine, transfer: Transfer): Promise<void> => {
    const { state } =
      transfer.state === 'DEBITED'
        ? await send(connected, transfer)
        : await finish(transfer, await connected.ask(transfer).catch(() => 'unknown' as const));
    const isOld = clock.now().getTime() - transfer.askedAt.getTime() > CASE_MS;
    if (state === 'UNKNOWN' && isOld)
      log.error({ transfer: transfer.id.toString(), vendor: transfer.vendor }, 'a transfer is unknown for a day');
  };

  return {
    connect: (connected) => void (line = connected),
    keepsWallets: async (vendor) => (await line?.keepsWallets(vendor)) ?? false,
    largestOf: (amount, currency) => line?.largestOf(amount, currency) ?? amount,
    find: (order) => findKnown(db, order),
    start: async (order) => {
      if (line?.takes(order.amount, order.currency) === false) throw new Refusal('wallet.amount-refused');
      const { transfer, isNew } = await begin(order);
      return isNew && line ? send(line, transfer) : transfer;
    },
    recovery: {
      name: 'wallet.recover-transfers',
      run: async (_payload, signal) => {
        if (!line) return;
        const before = new Date(clock.now().getTime() - LEAVE_MS);
        for (const transfer of await listOpenTransfers(db, before, AT_ONCE)) {
          if (signal.aborted) return;
          await recover(line, transfer);
        }
      },
    },
  };
};

/** What was asked for before under the same key; for another body the key is taken. */
const findKnown = async (reader: Reader, order: TransferOrder): Promise<Transfer | undefined> => {
  const known = await findTransferByKey(reader, order.memberId, order.idempotencyKey);
  const isSame =
    known?.vendor === order.vendor &&
    known.currency === order.currency &&
    known.amount === order.amount &&
    known.direction === order.direction;
  if (known && !isSame) throw new Refusal('wallet.key-conflict');
  return known;
};

/** The same, or another one that is open and keeps this one from starting. */
const knownOrOpen = async (tx: Tx, order: TransferOrder): Promise<Transfer> => {
  const known = await findKnown(tx, order);
  if (!known) throw new Refusal('wallet.transfer-open');
  return known;
};
