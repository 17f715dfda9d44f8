import type { AccountId, Outcome } from '../../operation.ts';
import type { AccountState, BookState } from '../state.ts';

export const account = (id: bigint): AccountId => id as AccountId;
export const [CASH, BONUS, OTHER, HOUSE] = [account(10n), account(11n), account(20n), account(1n)];

export const anAccount = (id: AccountId, balance: bigint, parts: Partial<AccountState> = {}): AccountState => ({
  id,
  owner: 7n,
  currency: 'VND',
  floor: 0n,
  isGuarded: false,
  balance,
  version: 0n,
  ...parts,
});

/** A state with one member's cash and bonus, another member's cash, and our own account. */
export const aBook = <Word extends string = Outcome>(parts: Partial<BookState<Word>> = {}): BookState<Word> => ({
  now: new Date('2026-11-18T10:00:00Z'),
  today: '2026-11-18',
  zone: 'Asia/Ho_Chi_Minh',
  firstId: 1_000n,
  accounts: [anAccount(CASH, 100n), anAccount(BONUS, 50n), anAccount(OTHER, 30n, { owner: 8n })],
  house: new Map([[HOUSE, 'VND']]),
  kept: [],
  undone: [],
  guards: new Map(),
  limits: new Map(),
  ...parts,
});
