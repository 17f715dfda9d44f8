import type { BodyOf, Endpoint, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/vendors/endpoints';
import { decodeValue } from '@fairground/contract/wire';
import type { Clock } from '../../../platform/clock.ts';
import { WrittenAnswer, failureOf } from '../../../platform/http/index.ts';
import type { Vendor } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log.ts';
import { fail, headOf } from './answer.ts';
import type { Calls } from './calls.ts';
import { RowRefused } from './row-attachment.ts';
import type { AttachedRow } from './row-attachment.ts';
import { findStored } from './look-up.ts';
import type { LookUpDeps } from './look-up.ts';
import type { StoredOperation } from '../../wallet/index.ts';
import type { KnownVendors } from '../known-vendors.ts';

type Ask<E extends Endpoint> = (body: BodyOf<E>) => Promise<ValueOf<E>>;

/**
 * The seamless calls of one vendor, made from within the product: the same bodies, rules and kept answers as by wire.
 */
export type InHouseLine = {
  readonly authenticate: Ask<typeof contract.authenticate>;
  readonly balance: Ask<typeof contract.balance>;
  readonly bet: Ask<typeof contract.bet>;
  readonly win: Ask<typeof contract.win>;
  /**
   * Both at once, for a round that is over with its stake: they stand or fall together, each kept as its own call. What
   * the caller keeps with them is in the same commit, if the stake is taken by it; should that not be possible, nothing was
   * moved, and `RowRefused` is thrown.
   */
  readonly betAndWin: (
    stake: BodyOf<typeof contract.bet>,
    result: Pick<BodyOf<typeof contract.win>, 'amount' | 'transactionId'>,
    keeping?: AttachedRow,
  ) => Promise<{ readonly bet: ValueOf<typeof contract.bet>; readonly win?: ValueOf<typeof contract.win> }>;
  readonly rollback: Ask<typeof contract.rollback>;
  readonly txStatus: Ask<typeof contract.txStatus>;
  /** What the player's account held before and after calls that were applied, in their order. */
  readonly balances: (
    player: MemberId,
    calls: readonly Pick<BodyOf<typeof contract.txStatus>, 'action' | 'transactionId'>[],
  ) => Promise<readonly (StoredOperation['balance'] | undefined)[]>;
};

/** The line of a vendor of the catalogue whose games this house plays itself; none for any other. */
export type OpenLine = (catalogueCode: string) => Promise<InHouseLine | undefined>;

export type InHouseDeps = LookUpDeps & {
  readonly known: KnownVendors;
  readonly calls: Calls;
  readonly clock: Clock;
  readonly log: Log;
  readonly newTicket: () => bigint;
};

export const createInHouse = ({ known, calls, clock, log, newTicket, ...house }: InHouseDeps): OpenLine => {
  const speakAs = (catalogueCode: string) => async (): Promise<Vendor | undefined> => {
    const connection = await known.findConnection(catalogueCode);
    const row = connection?.adapter === 'studio' ? await known.findVendor(connection.vendor_id) : undefined;
    if (!row) return undefined;
    return { vendorId: row.id, code: row.code, keyId: 'in-house', stage: row.stage, ...fresh() };
  };
  // Nothing that crosses no wire is caught and sent again: there is no nonce to keep.
  const fresh = () => ({ unusedNonce: { nonce: null, expiresAt: clock.now(), ticket: newTicket() } });

  return async (catalogueCode) => {
    const speaker = speakAs(catalogueCode);
    if (!(await speaker())) return undefined;

    /** What goes wrong beneath a call is answered as by wire: nothing is known, and the same call again settles it. */
    const failed = (error: unknown): string => {
      const failure = failureOf(error);
      if (failure.isBug) log.error({ err: error, vendor: catalogueCode }, 'a call from within failed');
      return fail(failure).text;
    };

    const line =
      <E extends Endpoint>(
        endpoint: E,
        call: (vendor: Vendor, body: BodyOf<E>) => Promise<ValueOf<E> | WrittenAnswer>,
      ): Ask<E> =>
      async (body) => {
        const vendor = await speaker();
        if (!vendor) return headOf('VENDOR_DISABLED') as ValueOf<E>;
        try {
          return read(endpoint, await call(vendor, body));
        } catch (error) {
          return decodeValue(endpoint, JSON.parse(failed(error)));
        }
      };

    const betAndWin: InHouseLine['betAndWin'] = async (stake, result, keeping) => {
      const vendor = await speaker();
      if (!vendor) return { bet: headOf('VENDOR_DISABLED') };
      try {
        const { bet, win } = await calls.betAndWin(vendor, stake, {
          ...result,
          vendor: { ...vendor, ...fresh() },
          keeping,
        });
        return { bet: read(contract.bet, bet), ...(win ? { win: read(contract.win, win) } : {}) };
      } catch (error) {
        if (error instanceof RowRefused) throw error;
        return { bet: decodeValue(contract.bet, JSON.parse(failed(error))) };
      }
    };

    return {
      authenticate: line(contract.authenticate, calls.authenticate),
      balance: line(contract.balance, calls.balance),
      bet: line(contract.bet, calls.bet),
      win: line(contract.win, calls.win),
      betAndWin,
      rollback: line(contract.rollback, calls.rollback),
      txStatus: line(contract.txStatus, calls.txStatus),
      balances: async (player, asked) => {
        const vendor = await speaker();
        if (!vendor) return asked.map(() => undefined);
        const kept = await findStored(
          house,
          vendor.code,
          asked.map((call) => ({ player, ...call })),
        );
        return kept.map((each) => (each?.state === 'applied' || each?.state === 'reversed' ? each.balance : undefined));
      },
    };
  };
};

const read = <E extends Endpoint>(endpoint: E, answer: ValueOf<E> | WrittenAnswer): ValueOf<E> =>
  answer instanceof WrittenAnswer ? decodeValue(endpoint, JSON.parse(answer.text)) : answer;
