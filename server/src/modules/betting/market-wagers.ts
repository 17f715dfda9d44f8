import { hash } from 'node:crypto';
import type { PreparedWager } from './prepare-wager.ts';
import type { MarketBetRow } from './store.ts';

/** So many bets of a market are decided at once. */
export const CHUNK_SIZE = 800;

/**
 * What fingerprints of settled markets begin with: the codes that actions had before they were words, of a void with the
 * amount of nothing. Stored operations are compared with them, here and in betting_win_fingerprint.
 */
const WIN_IN_FINGERPRINTS = '2 ';
const VOID_IN_FINGERPRINTS = '6 0 ';

/** Gives the stake of a market's bet back. */
export const voidOf = (row: MarketBetRow): PreparedWager => [
  { ...settlementOf(row), fingerprint: fingerprintOf(VOID_IN_FINGERPRINTS), kind: 'void', reopens: false },
];

/** Pays a market's bet and ends its round. */
export const winOf = (row: MarketBetRow, payout: bigint, givenBack?: bigint): PreparedWager => {
  const valid = row.detail?.['valid'];
  return [
    {
      ...settlementOf(row),
      fingerprint: winFingerprintOf(payout),
      kind: 'win',
      amount: payout,
      ends: true,
      ...((typeof valid === 'string' || typeof valid === 'number') && { valid: BigInt(valid) }),
      ...(givenBack !== undefined && { givenBack: { now: givenBack, before: 0n } }),
    },
  ];
};

export const winFingerprintOf = (payout: bigint): string => fingerprintOf(`${WIN_IN_FINGERPRINTS}${payout} `);

/** Fingerprints are stored with the operations, so how they are made never changes. */
const fingerprintOf = (text: string): string => hash('sha256', text).slice(0, 32);

/** The key begins like the bet's own, so that the index takes it beside the bet however old that is. */
export const settlementKeyOf = (operationKey: string): string => {
  const hex = operationKey.replaceAll('-', '');
  return `${hex.slice(0, 12)}${hash('sha256', `${hex} settle`).slice(12, 32)}`;
};

const settlementOf = (row: MarketBetRow) => ({
  key: settlementKeyOf(row.operationKey),
  member: row.member,
  account: row.account,
  split: row.split,
  counter: row.counter,
  round: row.roundKey.replaceAll('-', ''),
  roundId: row.roundId,
  transactionId: `settle ${row.id}`,
  product: row.productId,
  currency: row.currency,
});
