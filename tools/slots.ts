import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { makeModels } from '../engines/src/slots/family/models.ts';
import { ROOT } from './process/command.ts';

/** `npm run slots -- family`: tunes and analyses the family again and writes its data file. Takes minutes. */

const writeFamily = (): void => {
  const rows: string[] = [];
  for (const model of makeModels()) {
    const [base] = model.mathematics;
    console.log(`${model.definition.id.padEnd(26)} ${base?.rtpPercent} %  sigma ${base?.sigma}`);
    rows.push(JSON.stringify(model));
  }
  writeFileSync(join(ROOT, 'engines/src/slots/family/models.json'), `[\n${rows.join(',\n')}\n]\n`);
};

const wanted = argv[2];
if (wanted === 'family') writeFamily();
else {
  console.log('family   writes the mathematics models of the catalogue');
  exit(wanted === undefined ? 0 : 2);
}
