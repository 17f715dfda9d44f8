import { seededRandom } from '../../server/src/testing/random.ts';
import { playModel } from '../../server/src/modules/wallet/testing/model.ts';
import { createScript } from '../../server/src/modules/wallet/testing/script.ts';
import { migrate, nodeAddress, openDatabase } from '../../server/src/platform/database/index.ts';
import { startThrowAway } from '../../server/src/testing/throw-away-cluster.ts';
import type { Chaos } from './chaos.ts';

const OPERATIONS = 1_000_000;
const MEMBERS = 200;
const SAY_EVERY = 50_000;

/** Plays random operations against the ledger and an oracle in memory; the seed decides, so a fault can be seen again. */
export const model: Chaos = {
  name: 'model',
  about: 'a million random ledger operations beside an oracle in memory; -- model <operations> <seed>',
  run: async (say, [operations = String(OPERATIONS), seed = new Date().toISOString()]) => {
    say(`seed ${seed}`);
    const cluster = await startThrowAway();
    try {
      await migrate({ url: cluster.url });
      const { pool, close } = openDatabase({
        url: nodeAddress(cluster.url),
        poolSize: 2,
        applicationName: 'fairground chaos',
      });
      const startedAt = performance.now();
      let told = 0;
      const onProgress = (done: number): void => {
        if (done - told < SAY_EVERY) return;
        told = done;
        say(`${done} operations, ${Math.round((done * 1000) / (performance.now() - startedAt))} a second`);
      };
      const script = createScript(seededRandom(seed), MEMBERS);
      const played = await playModel(pool, script, { operations: Number(operations), members: MEMBERS, onProgress });
      await close();
      say(`${played.operations} operations played`);
      return played.fault === undefined ? [] : [`seed ${seed}: ${played.fault}`];
    } finally {
      await cluster.remove();
    }
  },
};
