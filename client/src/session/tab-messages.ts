import type { Scope } from '@fairground/contract/endpoint';
import type { MemberLabel } from './session-storage.ts';

/** What one tab hands to another: everything the tab's storage knows of the member. */
export type SharedSession = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: number;
  readonly customerId: string | null;
  readonly memberLabel: MemberLabel | null;
  /** What the session may do, judged where it is read; a tab with an older version of the site does not say. */
  readonly scope?: Scope;
};

/** `ask`: is anybody logged in? `here`: this is who. `over`: that session has ended. */
export type TabEvent =
  | { readonly kind: 'ask' }
  | { readonly kind: 'here'; readonly session: SharedSession }
  | { readonly kind: 'over'; readonly token: string };

/** With whose site it is about. */
export type TabMessage = TabEvent & { readonly merchantCode: string };

/** Reads what came over the channel: a tab with another version of the site may say something else. */
export const readTabMessage = (data: unknown): TabMessage | undefined => {
  if (!isRecord(data) || typeof data['merchantCode'] !== 'string') return undefined;
  const { kind, merchantCode, session, token } = data;
  if (kind === 'ask') return { kind, merchantCode };
  if (kind === 'over' && isText(token)) return { kind, merchantCode, token };
  return kind === 'here' && isSharedSession(session) ? { kind, merchantCode, session } : undefined;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isSharedSession = (value: unknown): value is SharedSession =>
  isRecord(value) &&
  isText(value['token']) &&
  isText(value['account']) &&
  Number.isSafeInteger(value['isAgent']) &&
  (value['customerId'] === null || isText(value['customerId'])) &&
  (value['memberLabel'] === null || isLabel(value['memberLabel']));

const isLabel = (value: unknown): value is MemberLabel =>
  isRecord(value) && typeof value['text'] === 'string' && typeof value['background'] === 'string';
