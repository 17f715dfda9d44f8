import { enableCompileCache } from 'node:module';
import { argv, env } from 'node:process';
import { COMPILED_FOLDER } from './process/compiled.ts';

// Reading the whole server takes longer than most commands: compiled code is kept, and imported after this line.
enableCompileCache(COMPILED_FOLDER);
const [{ runAdmin }, { runLines }] = await Promise.all([
  import('./admin/run-admin.ts'),
  import('./admin/run-lines.ts'),
]);

// Who reads only the first lines (`| head`) closes the pipe; the change and the closing of the product go on.
process.stdout.on('error', () => undefined);

const typed = argv.slice(2);
const options = {
  environment: env,
  print: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};

process.exitCode =
  typed.join(' ') === '--lines' ? await runLines(process.stdin, options) : await runAdmin(typed, options);
