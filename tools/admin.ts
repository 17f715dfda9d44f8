import { argv, env } from 'node:process';
import { runAdmin } from './admin/run-admin.ts';

process.exitCode = await runAdmin(argv.slice(2), {
  environment: env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
