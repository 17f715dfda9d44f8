import type { MemberId } from '@fairground/contract/ids';
import { marketNamed } from '@fairground/contract/market/markets';
import type { Caller } from '../../server/src/platform/http/route.ts';

/** A member who is logged in. */
export const callerOf = (memberId: MemberId): Caller => ({
  requestId: 'tools',
  ip: '203.0.113.7',
  host: 'play.example',
  userAgent: 'tools',
  market: () => marketNamed('sandbox'),
  country: () => '',
  language: 'EN',
  session: {
    sessionId: 1n,
    memberId,
    account: 'member',
    scope: 'full',
    language: 'EN',
    expiresAt: new Date('2100-01-01T00:00:00Z'),
    isSteppedUp: true,
    isMoneyLocked: false,
  },
});
