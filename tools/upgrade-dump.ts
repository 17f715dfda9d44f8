import { argv } from 'node:process';
import pg from 'pg';
import { migrate } from '../server/src/platform/database/index.ts';
import { migrateJobs } from '../server/src/platform/jobs/index.ts';
import { fakeClock } from '../server/src/testing/clock.ts';
import { startThrowAway } from '../server/src/testing/throw-away-cluster.ts';
import { dumpDatabase } from '../server/src/testing/upgrade/dump-database.ts';
import { writeDump } from '../server/src/testing/upgrade/kept-dumps.ts';
import { openApp } from '../server/src/testing/upgrade/open-app.ts';
import { playStory } from '../server/src/testing/upgrade/story.ts';

/**
 * `node tools/upgrade-dump.ts <name>`: plays a story on an empty database of this version and keeps the dump of it for
 * the tests of later versions. Run before a change of how money is kept; dumps that exist stay as they are.
 */
const name = argv[2];
if (name === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(name)) throw new Error('Name the dump by its day: 2026-11-18.');

const cluster = await startThrowAway();
const client = new pg.Client({ connectionString: cluster.url });
// When something fails, the server goes before this connection, and the first error is the one to read.
client.on('error', () => undefined);
try {
  await migrate(cluster);
  await migrateJobs(cluster);
  await client.connect();
  const clock = fakeClock(new Date());
  const { app, db, close } = await openApp(cluster.url, clock);
  const kept = await playStory({ app, db, clock, asOwner: (statement) => client.query(statement) });
  await close();
  const bytes = writeDump(name, { script: await dumpDatabase(client), kept });
  await client.end();
  process.stdout.write(`${name}: ${kept.calls.length} calls, ${Math.ceil(bytes / 1024)} KB\n`);
} finally {
  await cluster.remove();
}
