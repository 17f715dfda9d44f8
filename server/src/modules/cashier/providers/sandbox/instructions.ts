import { createHash } from 'node:crypto';
import type { Money } from '@fairground/contract/money';
import type { StartedDeposit } from '../provider.ts';
import { vietQrOf } from '../viet-qr.ts';

/** An account that exists at no bank: its number cannot be paid to by mistake. */
const BANK = { code: 'SANDBOX', bin: '970400', number: '0000123456789', holder: 'FAIRGROUND SANDBOX' } as const;
const NETWORK = 'SANDBOX-TRC20';

type Asked = {
  readonly channel: string;
  readonly no: string;
  readonly reference: string;
  readonly amount: Money;
  readonly currency: string;
};

/** How a payment is made, by the kind of channel. Every payment has a page of the sandbox where a person plays the payer. */
export const instructionsOf = (
  { channel, no, reference, amount, currency }: Asked,
  redirectUrl: string,
): Omit<StartedDeposit, 'reference' | 'payAmount'> => {
  const { code, bin, number, holder } = BANK;
  const bank = { code, number, holder, note: no };
  switch (channel) {
    case 'BANK':
      return { bank, redirectUrl };
    case 'QR':
      return { bank, qr: vietQrOf({ bank: bin, account: number, amount, currency, note: no }), redirectUrl };
    case 'CRYPTO':
      return cryptoOf(addressOf(reference), redirectUrl);
    default:
      return { redirectUrl };
  }
};

/** Wallets read an address from a code that says nothing else. */
const cryptoOf = (address: string, redirectUrl: string) => ({
  address: { network: NETWORK, address },
  qr: address,
  redirectUrl,
});

/** One address per payment; the first letters say that it is nobody's. */
const addressOf = (reference: string): string =>
  `TSANDBOX${createHash('sha256').update(reference).digest('hex').slice(0, 26).toUpperCase()}`;
