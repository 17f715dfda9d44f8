import type { BodyOf, Endpoint, ValueOf } from '@fairground/contract/endpoint';
import * as contract from '@fairground/contract/vendors/endpoints';
import { decodeValue } from '@fairground/contract/wire';
import type { Clock } from '../../platform/clock.ts';
import { WrittenAnswer } from '../../platform/http/index.ts';
import type { Vendor } from '../../platform/http/index.ts';
import { newToken } from '../../platform/random.ts';
import type { RandomSource } from '../../platform/random.ts';
import { headOf } from './answer.ts';
import type { Calls } from './calls.ts';
import type { KnownVendors } from './known-vendors.ts';

type Ask<E extends Endpoint> = (body: BodyOf<E>) => Promise<ValueOf<E>>;

/** The seamless calls of one vendor, made from within the house: the same bodies, rules and kept answers as by wire. */
export type InHouseLine = {
  readonly authenticate: Ask<typeof contract.authenticate>;
  readonly balance: Ask<typeof contract.balance>;
  readonly bet: Ask<typeof contract.bet>;
  readonly win: Ask<typeof contract.win>;
  readonly rollback: Ask<typeof contract.rollback>;
  readonly txStatus: Ask<typeof contract.txStatus>;
};

/** The line of a vendor of the catalogue whose games this house plays itself; none for any other. */
export type OpenLine = (catalogueCode: string) => Promise<InHouseLine | undefined>;

export type InHouseDeps = {
  readonly known: KnownVendors;
  readonly calls: Calls;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly newTicket: () => bigint;
};

/** A call from within cannot be caught and sent again; its nonce need not be kept for long. */
const NONCE_MS = 60_000;
const NONCE_BYTES = 18;

export const createInHouse = ({ known, calls, clock, random, newTicket }: InHouseDeps): OpenLine => {
  const speakAs = (catalogueCode: string) => async (): Promise<(Vendor & { readonly isOff: boolean }) | undefined> => {
    const connection = await known.findConnection(catalogueCode);
    const row = connection?.adapter === 'studio' ? await known.findVendor(connection.vendor_id) : undefined;
    if (!row) return undefined;
    const expiresAt = new Date(clock.now().getTime() + NONCE_MS);
    const unusedNonce = { nonce: newToken(random, NONCE_BYTES), expiresAt, ticket: newTicket() };
    return { vendorId: row.id, code: row.code, keyId: 'in-house', isOff: row.stage === 'off', unusedNonce };
  };

  return async (catalogueCode) => {
    const speaker = speakAs(catalogueCode);
    if (!(await speaker())) return undefined;

    const line =
      <E extends Endpoint>(
        endpoint: E,
        call: (vendor: Vendor, body: BodyOf<E>) => Promise<ValueOf<E> | WrittenAnswer>,
      ): Ask<E> =>
      async (body) => {
        const vendor = await speaker();
        if (!vendor || vendor.isOff) return headOf('VENDOR_DISABLED') as ValueOf<E>;
        const answer = await call(vendor, body);
        return answer instanceof WrittenAnswer ? decodeValue(endpoint, JSON.parse(answer.text)) : answer;
      };

    return {
      authenticate: line(contract.authenticate, calls.authenticate),
      balance: line(contract.balance, calls.balance),
      bet: line(contract.bet, calls.bet),
      win: line(contract.win, calls.win),
      rollback: line(contract.rollback, calls.rollback),
      txStatus: line(contract.txStatus, calls.txStatus),
    };
  };
};
