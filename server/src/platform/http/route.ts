import type { BodyOf, Endpoint, QueryOf, Scope, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Market } from '@fairground/contract/market/markets';
import type { Permission, StaffRole } from '@fairground/contract/operators/permissions';
import type { Gate } from './gate.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** What a token proves. The identity module answers it; the platform only asks. */
export type Session = {
  readonly sessionId: bigint;
  readonly memberId: MemberId;
  readonly account: 'trial' | 'member' | 'agent';
  /** Less than `full` after a login that must first change its password, or may only take its money out. */
  readonly scope: Scope;
  readonly language: LanguageCode | undefined;
  /** The session proves nothing after this moment, however much it is used; what it opens ends no later. */
  readonly expiresAt: Date;
  /** Whether somebody showed within the last minutes, in this session, who it is. */
  readonly isSteppedUp: boolean;
  /** Whether the owner said that somebody else used the account: neither its money nor its protection changes. */
  readonly isMoneyLocked: boolean;
  /** The market the account was opened in; none of accounts older than markets. */
  readonly homeMarket?: string | undefined;
};

/** How far a vendor is let in. */
export type VendorStage = 'certifying' | 'live' | 'off';

/** What a signature proves: which outside system calls, and with which of its keys. */
export type Vendor = {
  readonly vendorId: bigint;
  readonly code: string;
  readonly keyId: string;
  readonly stage: VendorStage;
  /** Of a call that uses up its nonce in one commit with what it does. */
  readonly unusedNonce?: UnusedNonce;
};

/** A nonce that is not looked up yet; the ticket distinguishes this call from another one with the same nonce. */
export type UnusedNonce = {
  /** Null of a call that crossed no wire: it cannot be caught and sent again. */
  readonly nonce: string | null;
  readonly expiresAt: Date;
  readonly ticket: bigint;
};

/** What a staff session proves. The operators module answers it; players' sessions and staff's are never mixed. */
export type Operator = {
  readonly operatorId: bigint;
  readonly sessionId: bigint;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly permissions: ReadonlySet<Permission>;
  /** Whether the person showed password and second factor again within the last minutes. */
  readonly isSteppedUp: boolean;
  /** A system of the operator with an API key, not a person: it reads, and nothing else. */
  readonly isKey?: true;
};

/** Whether a person makes a call, or a page by itself while nobody touches it: the latter keeps no session alive. */
export type CallUse = { readonly isBackground: boolean };

/** Finds the staff session behind a token, or nothing when it is unknown, expired or ended. */
export type AuthenticateOperator = (
  token: string,
  options?: CallUse & { readonly ip?: string },
) => Promise<Operator | undefined>;

/** Finds the session behind a token, or nothing when it is unknown, expired or ended. */
export type Authenticate = (token: string, use?: CallUse) => Promise<Session | undefined>;

/** Where a visitor is. Both are looked up when somebody asks, and once per request. */
export type Visitor = {
  /** The rules that hold here: every rule that depends on a place or a law is read from it. */
  readonly market: () => Market;
  /** ISO 3166 alpha-2, empty where nobody knows: for the region gate of games alone. */
  readonly country: () => string;
};

/** Finds out where an address is; `home` is the market of the member who calls. */
export type VisitorAt = (ip: string, home?: string) => Visitor;

/** Who calls, from where, in which language. */
export type Caller = Visitor & {
  readonly requestId: string;
  readonly ip: string;
  readonly host: string;
  readonly userAgent: string;
  readonly language: LanguageCode;
  readonly session: Session | undefined;
  /** Only on calls of outside systems. */
  readonly vendor?: Vendor;
  /** Only on calls of staff. */
  readonly operator?: Operator;
  /** Of a page that staff look at before it is so: the key of the draft to show as if it were published. */
  readonly preview?: string;
  /** Whether the call came with the developer key of a sandbox. */
  readonly developer?: boolean;
};

/** On a call that is not public the session is there, by type; on a signed one its signer is. */
export type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? Caller
  : E['access'] extends 'vendor'
    ? Caller & { readonly session: undefined; readonly vendor: Vendor }
    : E['access'] extends 'developer'
      ? Caller
      : E['access'] extends 'operator'
        ? Caller & { readonly session: undefined; readonly operator: Operator }
        : Caller & { readonly session: Session };

export type Input<E extends Endpoint> = { readonly query: QueryOf<E>; readonly body: BodyOf<E> };

/** Only a signed call may answer with raw bytes: the others have an envelope around them, encoded now or before. */
type AnswerOf<E extends Endpoint> = ValueOf<E> | (E['access'] extends 'vendor' ? WrittenAnswer : ReadyAnswer);

export type Handler<E extends Endpoint> = (input: Input<E>, caller: CallerOf<E>) => Promise<AnswerOf<E>> | AnswerOf<E>;

/** An endpoint with the use case that answers it. Its input has passed the contract, which its type no longer shows. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (input: { readonly query: unknown; readonly body: unknown }, caller: Caller) => unknown;
  /** Where many at once would keep others waiting. */
  readonly gate?: Gate;
};

/** Joins an endpoint to its handler; the types of both ends must agree. */
export const bind = <E extends Endpoint>(
  endpoint: E,
  handle: Handler<E>,
  options: Pick<Route, 'gate'> = {},
): Route => ({
  ...options,
  endpoint,
  // The request pipeline decodes with this endpoint's schemas and checks its access before the call.
  handle: handle as Route['handle'],
});
