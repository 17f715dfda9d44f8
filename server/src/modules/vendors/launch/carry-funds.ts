import type { Job } from '../../../platform/jobs/index.ts';
import type { MoveAllOrder, MoveAllResult } from '../../wallet/index.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { hasOtherCarrying, listEndedCarrying, noteFundsBack } from '../store/carried-funds.ts';
import type { OpeningRow } from '../store/openings.ts';

export type CarryFundsDeps = Pick<VendorsDeps, 'db' | 'clock' | 'log' | 'wallet' | 'betting'> & {
  readonly system: Pick<VendorsDeps['system'], 'isOn'>;
  readonly known: KnownVendors;
};

export type CarryFunds = {
  /** Whether a launch of this vendor's games moves the balance; `confirmTrans` 1 says that the member does it. */
  readonly isDue: (vendor: string, confirmTrans: number | string | undefined) => Promise<boolean>;
  /** Brings the balance to the vendor that is opened, also what lies in wallets of other vendors that are not in play. */
  readonly bringIn: (opening: OpeningRow) => Promise<void>;
  /** Brings home what lies in the vendor's wallet, once the session is over. */
  readonly bringBack: (opening: OpeningRow) => Promise<void>;
  /** The same of several, beside the caller: what fails is left to the job. */
  readonly bringBackSoon: (openings: readonly OpeningRow[]) => void;
  /** The same for sessions that nobody left, and for what was won after the end. */
  readonly job: Job<null>;
};

const AT_ONCE = 200;

/**
 * In the mode with a wallet for each vendor a launch moves the balance and the end of the session brings it back. The
 * opening says so before money moves: a node that dies between the steps leaves the rest to the job.
 */
export const createCarryFunds = (deps: CarryFundsDeps): CarryFunds => {
  const { db, clock, log, wallet, betting, system, known } = deps;

  const move = async (order: MoveAllOrder): Promise<MoveAllResult> => {
    const result = await wallet.moveAll(order);
    if (result === 'failed')
      log.warn({ ...order, memberId: order.memberId.toString() }, 'a balance could not be moved with a game');
    return result;
  };

  const hasOpenRound = async ({ member_id, opened_at }: OpeningRow, vendor: string): Promise<boolean> => {
    const { list } = await betting.historyOf(member_id, { vendor, from: opened_at });
    return list.some(({ isClosed }) => !isClosed);
  };

  /** A game of that vendor that is open in another tab plays on with its money. */
  const isInPlay = async (opening: OpeningRow, code: string): Promise<boolean> => {
    const vendor = await known.findVendorByCode(code);
    return vendor !== undefined && hasOtherCarrying(db, { ...opening, vendor_id: vendor.id }, clock.now());
  };

  const bringBack = async (opening: OpeningRow): Promise<void> => {
    const vendor = await known.findVendor(opening.vendor_id);
    if (!opening.carries_funds || opening.funds_back_at !== null || !vendor) return;
    const now = clock.now();
    // Another session of the vendor plays on with it, and its end brings it back.
    const isNeeded = await hasOtherCarrying(db, opening, now);
    if (!isNeeded) {
      const { member_id: memberId, currency } = opening;
      const result = await move({ memberId, vendor: vendor.code, currency, direction: 'from-vendor' });
      // What is on its way, refused, or still to be won is looked at again.
      const isLeft = result === 'pending' || result === 'failed' || (await hasOpenRound(opening, vendor.code));
      if (isLeft && now.getTime() - opening.expires_at.getTime() < GIVE_UP_MS) return;
    }
    await noteFundsBack(db, opening.id, now);
  };

  return {
    isDue: async (vendor, confirmTrans) =>
      String(confirmTrans ?? 0) !== '1' && (await wallet.isSeparate(vendor)) && (await system.isOn('AUTOTRANS')),
    bringIn: async (opening) => {
      const { member_id: memberId, vendor_id, currency } = opening;
      const vendor = await known.findVendor(vendor_id);
      if (!vendor) return;
      const { vendors } = await wallet.balanceOf(memberId, currency);
      for (const { code, balance } of vendors)
        if (code !== vendor.code && balance > 0n && !(await isInPlay(opening, code)))
          await move({ memberId, vendor: code, currency, direction: 'from-vendor' });
      await move({ memberId, vendor: vendor.code, currency, direction: 'to-vendor' });
    },
    bringBack,
    bringBackSoon: (openings) =>
      void Promise.all(openings.map(bringBack)).catch((error: unknown) =>
        log.warn({ error }, 'a balance is brought back by the job'),
      ),
    job: {
      name: 'vendors.bring-funds-back',
      run: async (_payload, signal) => {
        for (const opening of await listEndedCarrying(db, clock.now(), AT_ONCE)) {
          if (signal.aborted) return;
          await bringBack(opening);
        }
      },
    },
  };
};

/** A round that never ends is on the work list of rounds by then; what lies in the wallet stays fetchable by hand. */
const GIVE_UP_MS = 12 * 3_600_000;
