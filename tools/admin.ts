import { argv, env } from 'node:process';
import { runAdmin } from './admin/run-admin.ts';

// Who reads only the first lines (`| head`) closes the pipe; the change and the closing of the house go on.
process.stdout.on('error', () => undefined);

process.exitCode = await runAdmin(argv.slice(2), {
  environment: env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
