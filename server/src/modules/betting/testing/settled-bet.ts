import type { MemberId } from '@fairground/contract/ids';
import type { SettledBet } from '../index.ts';

/** A bet of 100 in cash that lost and counts whole, as the fact of its settlement says it. */
export const aSettledBet = (member: MemberId, parts: Partial<SettledBet> = {}): SettledBet => ({
  bet: '1',
  member: member.toString(),
  product: 1,
  game: 'g',
  currency: 'VND',
  award: null,
  stake: '1000000',
  bonusPart: '0',
  payout: '0',
  bonusPayout: '0',
  validBet: '1000000',
  rule: 'stake-1',
  isCorrection: false,
  ...parts,
});
