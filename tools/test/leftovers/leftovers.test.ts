import process from 'node:process';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startVitest } from 'vitest/node';
import { ROOT } from '../../process/command.ts';
import { leftoversBetween, readState } from './state.ts';

const HERE = 'tools/test/leftovers';

test('a file that leaves something behind fails and says what; one that tidies up passes', async () => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { exitCode } = process;
  const vitest = await startVitest(
    'test',
    [],
    {
      ...{ root: ROOT, config: false, watch: false, reporters: ['dot'], pool: 'forks', isolate: false, maxWorkers: 1 },
      ...{ include: [`${HERE}/*.fixture.ts`], setupFiles: [join(ROOT, HERE, 'watch.ts')] },
    },
    {},
    { stdout: nowhere, stderr: nowhere },
  );
  const told = new Map(
    vitest.state.getTestModules().map((module) => [
      module.moduleId.split('/').at(-1),
      module
        .errors()
        .map(({ message }) => message)
        .join('\n'),
    ]),
  );
  await vitest.close();
  // The run within this one failed, as it should; this one did not.
  process.exitCode = exitCode;

  expect(told.get('tidy.fixture.ts')).toBe('');
  expect(told.get('leaks.fixture.ts')?.split('\n  ').slice(1).toSorted()).toEqual([
    'a channel between tabs is still open',
    'console.warn is another',
    'globalThis.leftByAFixture is new',
    'globalThis.setTimeout is another',
    'listeners of the process to SIGUSR2 is new',
    'process.env.LEFT_BY_A_FIXTURE is new',
    'timers are still faked',
  ]);
});

test('a channel between tabs that is left open is seen, and nothing is once it is closed', () => {
  const before = readState();
  const channel = new BroadcastChannel('of-a-test');
  channel.addEventListener('message', () => undefined);

  const during = leftoversBetween(before, readState());
  channel.close();

  expect(during).toEqual(['a channel between tabs is still open']);
  expect(leftoversBetween(before, readState())).toEqual([]);
});

test.each([
  ['the random numbers', () => void vi.spyOn(Math, 'random').mockReturnValue(0.5), 'Math.random is another'],
  ['the time', () => void vi.spyOn(Date, 'now').mockReturnValue(0), 'Date.now is another'],
  ['the network', () => void vi.stubGlobal('fetch', () => undefined), 'globalThis.fetch is another'],
  ['the log', () => void vi.spyOn(console, 'error').mockReturnValue(), 'console.error is another'],
  ['the end', () => void vi.spyOn(process, 'exit').mockReturnValue(undefined as never), 'process.exit is another'],
  ['a word', () => void vi.stubEnv('A_WORD_OF_A_TEST', 'yes'), 'process.env.A_WORD_OF_A_TEST is new'],
])('%s that is replaced is seen, and nothing is once it is put back', (_name, replace, told) => {
  onTestFinished(putBack);
  const before = readState();

  replace();
  const during = leftoversBetween(before, readState());
  putBack();

  expect(during).toEqual([told]);
  expect(leftoversBetween(before, readState())).toEqual([]);
});

const putBack = (): void => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
};
