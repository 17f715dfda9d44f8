import type { LanguageCode } from '@fairground/contract/language';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Geo } from '../../platform/geo/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Audit } from '../audit/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Postbox } from '../postbox/index.ts';
import type { System } from '../system/index.ts';
import type { Passwords } from '../../platform/passwords/index.ts';
import type { IdentitySettings } from './settings.ts';

/** Everything identity needs from the rest of the product. */
export type IdentityDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Realtime;
  readonly announce: Announce;
  readonly geo: Geo;
  readonly audit: Audit;
  readonly system: Pick<System, 'isOn' | 'readFlags' | 'readRegisterRules' | 'visitorAt'>;
  readonly postbox: Pick<Postbox, 'mobileOf' | 'sendCode' | 'spendCode' | 'send'>;
  /** What is changed about the protection of an account is written into its owner's inbox. */
  readonly messages: Pick<Messages, 'write'>;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly settings: IdentitySettings;
  /** Other threads than the module's own, for tests that count the work. */
  readonly passwords?: Passwords;
};
