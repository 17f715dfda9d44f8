import type { Client } from '../../platform/client.ts';
import type { Closed } from '../../platform/http/closure.ts';
import type { SystemDeps } from './deps.ts';
import type { StatusForVisitor } from './domain/site-status.ts';
import { isOpenToAll, statusFor } from './domain/site-status.ts';
import type { NoticeBoard } from './notice-board.ts';

/** When to try again where nobody said how long it takes. */
const RETRY_AFTER_SECONDS = 600;

/** Whether the site is closed to a client, by what this node knows of the rules: asked with every call, it reads nothing. */
export const closedFor = async (
  { clock, geo }: Pick<SystemDeps, 'clock' | 'geo'>,
  board: Pick<NoticeBoard, 'settings'>,
  { ip, host }: Client,
): Promise<Closed | undefined> => {
  const { statusRules } = await board.settings.read();
  if (isOpenToAll(statusRules)) return undefined;
  const now = clock.now();
  return closedBy(statusFor(statusRules, { ip, country: geo.countryOf(ip), hosts: [host] }, now), now);
};

const closedBy = (answer: StatusForVisitor, now: Date): Closed | undefined => {
  switch (answer.status) {
    case 0:
      return undefined;
    case 1:
      return { why: 'maintenance', retryAfterSeconds: secondsUntil(answer.window.endsAt, now) };
    case 2:
      return { why: 'region' };
  }
};

const secondsUntil = (endsAt: Date | null, now: Date): number =>
  endsAt === null ? RETRY_AFTER_SECONDS : Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
