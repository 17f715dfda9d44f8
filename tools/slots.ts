import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { makeModels } from '../engines/src/slots/family/models.ts';
import { makeGames } from '../engines/src/slots/games/make.ts';
import { ROOT } from './process/command.ts';
import { streamWords } from './slots/stream-words.ts';

/** `npm run slots -- <what>`: makes the stored mathematics of the slots again. Takes minutes. */

const MEASURED_ROUNDS = 6_000_000;

/** One row a line, so that a change of one game is a change of one line. */
const write = (path: string, rows: Iterable<object>): void => {
  const lines: string[] = [];
  for (const row of rows) {
    lines.push(JSON.stringify(row));
    console.log(
      lines
        .at(-1)
        ?.replace(/"definition":.*"m(?=athematics|easured)/, '…"m')
        .slice(0, 240),
    );
  }
  writeFileSync(join(ROOT, path), `[\n${lines.join(',\n')}\n]\n`);
};

switch (argv[2]) {
  case 'family':
    write('engines/src/slots/family/models.json', makeModels());
    break;
  case 'games':
    write('engines/src/slots/games/games.json', makeGames(streamWords('studio games'), MEASURED_ROUNDS));
    break;
  default:
    console.log('family   writes the mathematics models of the catalogue');
    console.log("games    writes the studio's own games");
    exit(argv[2] === undefined ? 0 : 2);
}
