import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { ROOT } from './process/command.ts';
import { linesOf, STORED_MATHS, textOfRows } from './slots/stored-maths.ts';
import type { StoredMaths } from './slots/stored-maths.ts';

/**
 * `npm run slots -- write|check [family|games]`: makes the stored mathematics of all slots again from their designs, the
 * same to the last byte on every run. `write` stores it; `check` compares it with what is stored and fails where they
 * differ. Takes minutes: every definition is tuned and analysed, and millions of rounds are played.
 */

const [what, only] = argv.slice(2);
const chosen = Object.entries(STORED_MATHS).filter(([name]) => only === undefined || name === only);
if ((what !== 'write' && what !== 'check') || chosen.length === 0) {
  console.log('write [family|games]   makes the stored mathematics again: the models of the catalogue, our own games');
  console.log('check [family|games]   makes it again and says which rows differ from what is stored');
  exit(what === undefined ? 0 : 2);
}
const differing = chosen.flatMap(([name, stored]) => make(name, stored));
for (const row of differing) console.log(`differs: ${row}`);
console.log(`${what === 'write' ? 'changed' : 'different'} rows: ${differing.length}`);
exit(what === 'check' && differing.length > 0 ? 1 : 0);

/** The rows that are not as they are stored. */
function make(name: string, { path, rows }: StoredMaths): readonly string[] {
  const file = join(ROOT, path);
  const kept = linesOf(readFileSync(file, 'utf8'));
  const lines: string[] = [];
  for (const row of rows()) {
    const line = JSON.stringify(row);
    console.log(
      `${name} ${lines.length + 1}: ${line.replace(/"definition":.*"m(?=athematics|easured)/, '…"m').slice(0, 200)}`,
    );
    lines.push(line);
  }
  if (what === 'write') writeFileSync(file, textOfRows(lines));
  const count = Math.max(lines.length, kept.length);
  return Array.from({ length: count }, (_, row) => row)
    .filter((row) => lines[row] !== kept[row])
    .map((row) => `${name}, row ${row + 1}`);
}
