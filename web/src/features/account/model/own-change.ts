import type { SecurityChange } from '@fairground/contract/identity/notices';

type Heard = {
  readonly change: SecurityChange;
  /** When it was made, by the server's clock. */
  readonly at: number;
  readonly now: number;
  /** When this page began to hear its session. */
  readonly heardSince: number;
  /** When this page last sent a change of its own. */
  readonly sentAt: number;
};

/** A change this page asked for a moment ago is no news to it. */
const SENT_MS = 10_000;
/** A page whose session is this young is itself the new device; clocks may be a little apart. */
const YOUNG_MS = 60_000;

/** Whether a security change that was heard of was made by this very page. */
export const isOwnChange = ({ change, at, now, heardSince, sentAt }: Heard): boolean =>
  change === 'new-device' ? at - heardSince < YOUNG_MS : now - sentAt < SENT_MS;
