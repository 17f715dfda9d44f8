import { money } from '@fairground/contract/money';
import * as z from 'zod/mini';
import type { Transfer, TransferFate, VendorLine } from '../../wallet/index.ts';
import type { VendorsDeps } from '../deps.ts';
import { readMinorUnits, writeMinorUnits } from '../domain/minor-units.ts';
import type { KnownVendors } from '../known-vendors.ts';
import type { Outgoing } from './outgoing.ts';
import type { VendorSecrets } from '../operators/vendor-secrets.ts';

export type TransferLineDeps = Pick<VendorsDeps, 'db'> & {
  readonly known: KnownVendors;
  readonly outgoing: Outgoing;
  readonly secrets: VendorSecrets;
};

const saidSchema = z.object({ state: z.enum(['done', 'failed', 'unknown']) });

/** Money to and from vendors that keep wallets of their own: signed calls that carry the number of the transfer. */
export const createTransferLine = ({ db, known, outgoing, secrets }: TransferLineDeps): VendorLine => {
  const call = async (path: string, transfer: Transfer, body: object): Promise<TransferFate> => {
    const vendor = await known.findVendorByCode(transfer.vendor);
    const key = (await secrets.listLive(db)).find(({ code }) => code === transfer.vendor);
    if (!vendor || !key || vendor.wallet_url === null) return 'unknown';
    const result = await outgoing.call({
      vendor: transfer.vendor,
      url: `${vendor.wallet_url.replace(/\/$/, '')}/${path}`,
      key,
      body: { transferId: transfer.id.toString(), ...body },
      isIdempotent: true,
    });
    if (result.kind === 'failed' || result.status !== 200) return 'unknown';
    return readFate(result.body);
  };

  return {
    keepsWallets: async (code) => {
      const vendor = await known.findVendorByCode(code);
      return vendor?.stage === 'live' && vendor.wallet_url !== null;
    },
    takes: (amount, currency) => readMinorUnits(writeMinorUnits(amount, currency), currency) === amount,
    largestOf: (amount, currency) => readMinorUnits(writeMinorUnits(amount, currency), currency) ?? money(0n),
    move: (transfer) =>
      call('transfer', transfer, {
        player: transfer.memberId.toString(),
        direction: transfer.direction,
        currency: transfer.currency,
        amount: writeMinorUnits(transfer.amount, transfer.currency).toString(),
      }),
    ask: (transfer) => call('transfer-status', transfer, {}),
  };
};

/** Whatever is not said in the agreed words says nothing. */
const readFate = (text: string): TransferFate => {
  try {
    const said = z.safeParse(saidSchema, JSON.parse(text));
    return said.success ? said.data.state : 'unknown';
  } catch {
    return 'unknown';
  }
};
