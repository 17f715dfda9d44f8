import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs a node with this environment and nothing else, until it gives up. */
const run = (environment: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [MAIN], { env: { LOG_LEVEL: 'silent', ...environment } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

test('a node without a database says what it needs', async () => {
  const { code, said } = await run({});

  expect(code).toBe(1);
  expect(said).toBe('A node needs DATABASE_URL; npm start brings a database of its own.\n');
});

test('an invalid configuration is explained in sentences, not in a stack', async () => {
  const { code, said } = await run({ PORT: 'x', MODE: 'y' });

  expect(code).toBe(1);
  expect(said).toBe(
    'The configuration does not hold:\n' +
      '  - MODE must be one of play, sandbox, live.\n' +
      '  - PORT must be a whole number from 0 to 65535.\n',
  );
});
