import type { MemberId } from '@fairground/contract/ids';
import type { AccountId } from '../../wallet/rules/index.ts';
import type { ValidRule } from '../domain/valid-bet.ts';
import type { CallerRefusal } from '../wager.ts';

/** What every operation on a round says, with keys and accounts worked out. */
type Asked = {
  readonly key: string;
  /** What was asked, as one figure: a repeat must ask for the same. */
  readonly fingerprint: string;
  readonly member: MemberId;
  readonly account: AccountId;
  /** The account of the bonus, which pays what cash cannot and gets its part of what is won. */
  readonly split: AccountId;
  readonly counter: AccountId;
  readonly round: string;
  /** The round and the operation in the source's own numbering. */
  readonly roundId: string;
  readonly transactionId: string;
  readonly product: number;
  readonly currency: string;
};

export type Place = Asked & {
  readonly kind: 'place';
  readonly stake: bigint;
  readonly game: bigint;
  readonly rule: ValidRule;
  readonly market?: bigint;
  readonly award?: string;
  readonly parent?: string;
  /** As JSON. */
  readonly detail?: string;
  readonly refused?: CallerRefusal;
  /** Of money that was set aside: it counts against limits and is not refused by them. */
  readonly isCommitted?: true;
};

/** The part of what a round pays that is stake of what was void, now and before: who got no more than that has lost. */
export type GivenBack = { readonly now: bigint; readonly before: bigint };

export type Win = Asked & {
  readonly kind: 'win';
  readonly amount: bigint;
  readonly ends: boolean;
  /** No part of what was asked: it decides which fact the end of the round announces. */
  readonly givenBack?: GivenBack;
  readonly valid?: bigint;
  /** Part of what was asked; it moves nothing by itself. */
  readonly campaign?: string;
  readonly refused?: CallerRefusal;
};

/** What the bet just before it in the same wager brings; it ends the round. */
export type Result = Asked & { readonly kind: 'result'; readonly amount: bigint; readonly valid?: bigint };

export type EndRound = Asked & { readonly kind: 'end-round'; readonly valid?: bigint };

export type Undo = Asked & {
  readonly kind: 'undo-bet' | 'undo-win';
  readonly reverses: string;
  /** Of closed rounds too. */
  readonly reopens: boolean;
  readonly cover?: Cover;
};

export type VoidRound = Asked & {
  readonly kind: 'void';
  readonly reopens: boolean;
  readonly givenBack?: GivenBack;
  readonly cover?: Cover;
};

export type Resettle = Asked & {
  readonly kind: 'resettle';
  readonly payout: bigint;
  readonly valid?: bigint;
  readonly givenBack?: GivenBack;
  readonly cover?: Cover;
};

/** Pays what an operation takes back beyond a vendor's wallet, in the same commit and under a key of its own. */
export type Cover = { readonly key: string; readonly account: AccountId };

/** A prize is a round of its own. */
export type Award = Asked & {
  readonly kind: 'award';
  readonly amount: bigint;
  readonly game: bigint;
  readonly award: string;
  /** The round it came with. */
  readonly parent: string;
};

export type Operation = Place | Win | Result | EndRound | Undo | VoidRound | Resettle | Award;

export const coverOf = (operation: Operation): Cover | undefined =>
  'cover' in operation ? operation.cover : undefined;
