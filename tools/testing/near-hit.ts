import { resolve } from 'node:path';
import { argv, env } from 'node:process';
import { parseMoney } from '@fairground/contract/money';
import { bringNear } from '../../server/src/modules/studio/testing/near-hit.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { ROOT } from '../process/command.ts';
import { openProductDatabase } from '../start/database.ts';

/** `node tools/testing/near-hit.ts <model> <bet>`: the next base bet of this level hits the pool that must hit. For journeys. */

const [model = '', bet = ''] = argv.slice(2);
const config = readConfig(env);
const { result } = await openProductDatabase(config, resolve(ROOT, config.dataFolder), () => undefined);
const { pool, close } = openDatabase({ url: result.url, poolSize: 1, applicationName: 'fairground test' });
try {
  const point = await bringNear((sql) => pool.query(sql), { model, bet: parseMoney(bet), shares: 1n });
  console.log(`the pool is hit at ${point}`);
} finally {
  await close();
  await result.stop();
}
