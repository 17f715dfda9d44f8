/** Bodies of encrypted calls: the keys they are sealed to, and opening each of them once. */
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { bind } from '../http/route.ts';
import type { Job } from '../jobs/job.ts';
import type { Module } from '../module.ts';
import { createKeys, dayOf } from './keys.ts';
import type { KeysDeps } from './keys.ts';
import { createOpenBody } from './open-body.ts';
import type { OpenBody } from './open-body.ts';
import { deleteKeysBefore, deleteNoncesBefore } from './store.ts';

export type { OpenBody } from './open-body.ts';

export { sealedBodySecrets } from './keys.ts';

export type SealedBodies = Module & {
  readonly open: OpenBody;
  /** Closes private halves that were kept in the clear before; called when a node starts. */
  readonly closeClearSecrets: () => Promise<void>;
};

export const createSealedBodies = (deps: KeysDeps): SealedBodies => {
  const { db, clock } = deps;
  const keys = createKeys(deps);
  const purge: Job<null> = {
    name: 'sealed.purge',
    run: async () => {
      await deleteNoncesBefore(db, clock.now());
      await deleteKeysBefore(db, dayOf(clock.now(), -1));
    },
  };
  return {
    open: createOpenBody({ db, clock, keys }),
    closeClearSecrets: keys.closeClear,
    routes: [
      bind(readSealingKey, async () => {
        const { kid, publicKey } = await keys.current();
        return { kid, publicKey, serverTime: clock.now() };
      }),
    ],
    schedules: [{ job: purge, cron: '*/10 * * * *' }],
  };
};
