import { UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

export type QrTransfer = {
  /** The six digits of the bank (BIN). */
  readonly bank: string;
  readonly account: string;
  readonly amount: Money;
  readonly currency: string;
  readonly note: string;
};

const APPLICATION = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
/** ISO 4217; play money has no number of its own. */
const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { VND: '704', USD: '840', EUR: '978', THB: '764' };
const NO_CURRENCY = '999';

/** The text of a transfer's QR code: EMVCo merchant-presented mode as NAPAS uses it (VietQR), with its checksum. */
export const vietQrOf = ({ bank, account, amount, currency, note }: QrTransfer): string => {
  const receiver = field('00', bank) + field('01', account);
  const body = [
    field('00', '01'),
    // Dynamic: for one payment of this amount.
    field('01', '12'),
    field('38', field('00', APPLICATION) + field('01', receiver) + field('02', TO_ACCOUNT)),
    field('53', CURRENCY_NUMBERS[currency] ?? NO_CURRENCY),
    field('54', writeAmount(amount)),
    field('58', 'VN'),
    field('62', field('08', note)),
    '6304',
  ].join('');
  return body + checksumOf(body);
};

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Without a fraction where there is none, otherwise with two places. */
const writeAmount = (amount: Money): string => {
  const [whole, rest] = [amount / UNITS_PER_WHOLE, (amount % UNITS_PER_WHOLE) / 100n];
  return rest === 0n ? whole.toString() : `${whole}.${rest.toString().padStart(2, '0')}`;
};

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
export const checksumOf = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000) === 0 ? (crc << 1) & 0xffff : ((crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
