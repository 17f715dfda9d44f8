import type { LanguageCode } from '@fairground/contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Members } from '../members/index.ts';
import type { Protection } from '../protection/index.ts';
import type { System } from '../system/index.ts';

/** Everything the customer service needs from the rest of the product. */
export type SupportDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly realtime: Pick<Realtime, 'toMember'>;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  readonly system: Pick<System, 'channels' | 'isOn'>;
  readonly members: Pick<Members, 'find' | 'findByAccount'>;
  readonly protection: Pick<Protection, 'noteWords'>;
};
