import type { Brand } from '@fairground/contract/brand';
import type { LanguageCode } from '@fairground/contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { ModuleConsole } from '../../platform/console.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';

export type ConsoleDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly brand: Pick<Brand, 'name' | 'timeZone' | 'numbers' | 'currency'>;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly mode: 'sandbox' | 'play' | 'live';
  readonly audit: Pick<Audit, 'record' | 'listAbout'>;
  /** What every module brings. */
  readonly contributions: readonly ModuleConsole[];
  /** The calls of all modules: a list is exported by the call that shows it. */
  readonly routes: readonly Route[];
};
