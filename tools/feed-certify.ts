import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readRecording, writeRecording } from '../server/src/modules/sports/index.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { migrate, startEmbedded } from '../server/src/platform/database/index.ts';
import { isCertified, lineOf, verdictOf } from './certificate/certificate.ts';
import { certifyFeed } from './feed-certify/certify.ts';
import { ownRecording } from './feed-certify/recording.ts';
import { openFeedStage } from './feed-certify/stage.ts';
import { newDataFolder } from './process/product.ts';

const HELP = `npm run feed-certify -- [--file <recording>] [--write <recording>]

Plays a recording of a sports feed (docs/sports-feed.md) into a book of its own, with gaps, repeats, disorder, late
settlements and roll backs, and compares the final books. Without --file it plays its own. A recording is one message as
JSON in each line; --write keeps the kit's own as an example. Ends with 0 when every case passed.
`;
const HOUR_MS = 3_600_000;

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: { file: { type: 'string' }, write: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    stderr.write(HELP);
    return 2;
  }
  const own = ownRecording(new Date(systemClock.now().getTime() + HOUR_MS));
  if (values.write !== undefined) {
    writeFileSync(values.write, writeRecording(own));
    return 0;
  }
  const messages = values.file === undefined ? own : readRecording(readFileSync(values.file, 'utf8'));
  const dataFolder = newDataFolder();
  const database = await startEmbedded({ dataFolder, durability: 'none' });
  try {
    await migrate({ url: database.url });
    const { stage, close } = await openFeedStage(database.url);
    try {
      stdout.write(`Certificate of the sports feed ${values.file ?? 'of the kit'}\n\n`);
      const results = await certifyFeed(stage, messages, (result) => void stdout.write(`${lineOf(result)}\n`));
      stdout.write(`\n${verdictOf(results)}\n`);
      return isCertified(results) ? 0 : 1;
    } finally {
      await close();
    }
  } finally {
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

process.exitCode = await main();
