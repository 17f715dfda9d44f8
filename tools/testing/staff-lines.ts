import { pid } from 'node:process';
import { runLines } from '../admin/run-lines.ts';
import { staffTokens } from './staff.ts';

/** The admin commands of journeys: like `npm run admin -- --lines`, with staff of this process's own. */
process.exitCode = await runLines(process.stdin, {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  asStaff: staffTokens(process.env, `-${pid}`),
});
