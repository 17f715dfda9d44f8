import type { MemberId } from '@fairground/contract/ids';
import type { AccountId } from '../../../wallet/rules/index.ts';
import type { Award, EndRound, Place, Resettle, Result, Undo, VoidRound, Win } from '../operation.ts';
import type { RegisterState } from '../register.ts';

export const [CASH, BONUS, HOUSE] = [10n as AccountId, 11n as AccountId, 1n as AccountId];
const own = { owner: 7n, currency: 'VND', floor: 0n, isGuarded: false, version: 0n };

/** A member with 100 in cash and 50 of bonus, and no round yet. */
export const aState = (parts: Partial<RegisterState> = {}): RegisterState => ({
  book: {
    now: new Date('2026-11-18T10:00:00Z'),
    today: '2026-11-18',
    zone: 'Asia/Ho_Chi_Minh',
    firstId: 1_000n,
    accounts: [
      { ...own, id: CASH, balance: 100n },
      { ...own, id: BONUS, balance: 50n },
    ],
    house: new Map([[HOUSE, 'VND']]),
    kept: [],
    undone: [],
    guards: new Map(),
    limits: new Map(),
  },
  bets: [],
  openMarkets: new Map(),
  ...parts,
});

let serial = 0;
const asked = (round: string, key = `k${(serial += 1)}`) => ({
  key,
  fingerprint: key,
  member: 7n as MemberId,
  account: CASH,
  split: BONUS,
  counter: HOUSE,
  round,
  roundId: round,
  transactionId: key,
  product: 1,
  currency: 'VND',
});

export const aPlace = (round: string, stake: bigint, parts: Partial<Place> = {}): Place => ({
  ...asked(round),
  kind: 'place',
  stake,
  game: 5n,
  rule: 'stake-1',
  ...parts,
});
export const aWin = (round: string, amount: bigint, parts: Partial<Win> = {}): Win => ({
  ...asked(round),
  kind: 'win',
  amount,
  ends: false,
  ...parts,
});
export const aResult = (round: string, amount: bigint, parts: Partial<Result> = {}): Result => ({
  ...asked(round),
  kind: 'result',
  amount,
  ...parts,
});
export const anEnd = (round: string, parts: Partial<EndRound> = {}): EndRound => ({
  ...asked(round),
  kind: 'end-round',
  ...parts,
});
export const anUndo = (kind: Undo['kind'], round: string, reverses: string, parts: Partial<Undo> = {}): Undo => ({
  ...asked(round),
  kind,
  reverses,
  reopens: false,
  ...parts,
});
export const aVoid = (round: string, parts: Partial<VoidRound> = {}): VoidRound => ({
  ...asked(round),
  kind: 'void',
  reopens: false,
  ...parts,
});
export const aResettle = (round: string, payout: bigint, parts: Partial<Resettle> = {}): Resettle => ({
  ...asked(round),
  kind: 'resettle',
  payout,
  ...parts,
});
export const anAward = (amount: bigint, parts: Partial<Award> = {}): Award => ({
  ...asked('prize'),
  kind: 'award',
  amount,
  game: 5n,
  award: 'promotion:spring',
  parent: 'before',
  ...parts,
});
