import process from 'node:process';
import { expect, test, vi } from 'vitest';

test('leaves a global, a word of the environment, a listener, a spy, an open channel and a faked clock behind', () => {
  vi.stubGlobal('leftByAFixture', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  process.env['LEFT_BY_A_FIXTURE'] = 'yes';
  process.on('SIGUSR2', () => undefined);
  new BroadcastChannel('left-by-a-fixture').addEventListener('message', () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });

  expect(vi.isFakeTimers()).toBe(true);
});
