import type { Schedule } from '../../platform/jobs/index.ts';
import type { MembersDeps } from './deps.ts';
import { createExpireLinks } from './links.ts';
import { createPurgeTrials } from './purge-trials.ts';

/** What members do by the clock. */
export const memberSchedules = (deps: MembersDeps): readonly Schedule[] => [
  { job: createPurgeTrials(deps), cron: '*/30 * * * *' },
  { job: createExpireLinks(deps), cron: '*/10 * * * *' },
];
