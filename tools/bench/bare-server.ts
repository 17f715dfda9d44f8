import { argv } from 'node:process';
import Fastify from 'fastify';
import pg from 'pg';
import { startEmbedded } from '../../server/src/platform/database/index.ts';

/** The anchor of the start: the same database and the same HTTP library, with nothing in between. */
const [, , dataFolder = ''] = argv;

const database = await startEmbedded({ dataFolder });
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
pool.on('error', () => undefined);
const fastify = Fastify();
fastify.get('/', async () => (await pool.query('select 1 as one')).rows);
const url = await fastify.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready ${url}`);

const leave = async (): Promise<void> => {
  await fastify.close();
  await pool.end();
  await database.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void leave());
