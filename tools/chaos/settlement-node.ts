import process, { env, exit } from 'node:process';
import { openModules } from '../process/modules.ts';

/** A node that settles everything that is due at a moment, ends, and may be killed meanwhile. */
const settle = async (url: string, now: Date): Promise<void> => {
  const { agents } = await openModules(url, { poolSize: 4, tenant: 'chaos', clock: { now: () => now } });
  for (const name of ['agents.settle', 'agents.rebates']) {
    const job = agents.jobs?.find((each) => each.name === name);
    if (job === undefined) throw new Error(`There is no job ${name}.`);
    await job.run(null, new AbortController().signal);
  }
  process.send?.('done');
  exit(0);
};

const url = env['CHAOS_DATABASE_URL'];
if (url !== undefined) await settle(url, new Date(env['CHAOS_NOW'] ?? ''));
