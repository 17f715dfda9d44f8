import type { App } from '../../app.ts';
import type { Db } from '../../platform/database/index.ts';
import type { FakeClock } from '../clock.ts';
import type { Said, SentCall } from './calls.ts';

/** What a part of the story plays with; `ask` keeps every call. */
export type Play = {
  readonly app: App;
  readonly db: Db;
  readonly clock: FakeClock;
  readonly ask: (call: SentCall) => Promise<Said>;
  readonly asOwner: (statement: string) => Promise<unknown>;
};
