import type { MemberId } from '@fairground/contract/ids';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Reader } from './database/index.ts';

/** Something that happened to a member or that somebody did about it. */
export type TimelineEvent = {
  readonly at: Date;
  /** `table:number`, unique among all events of a member. */
  readonly key: string;
  /** `module.what`, for a text of the catalogue and for filters. */
  readonly kind: string;
  /** The record behind it, as its own page names it. */
  readonly record: { readonly kind: string; readonly id: string } | null;
  /** A state, a device or a note: plain text that is shown as it is. */
  readonly text: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
  /** The person of staff who did it. */
  readonly by: string | null;
};

/** What a module lists of a member, newest first; only for staff with the permission. */
export type TimelineSource = {
  readonly module: string;
  readonly needs: Permission;
  readonly read: (
    reader: Reader,
    member: MemberId,
    page: { readonly until: Date; readonly limit: number },
  ) => Promise<readonly TimelineEvent[]>;
};

export const anEvent = (event: Pick<TimelineEvent, 'at' | 'key' | 'kind'> & Partial<TimelineEvent>): TimelineEvent => ({
  record: null,
  text: null,
  amount: null,
  currency: null,
  by: null,
  ...event,
});
