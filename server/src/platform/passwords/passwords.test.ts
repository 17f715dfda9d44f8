import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password is kept as argon2id with a salt of its own and recognised, however its letters were composed', async () => {
  const passwords = createPasswords({ threads: 1 });
  const [one, other] = [await passwords.hash('mật-khẩu-27'), await passwords.hash('mật-khẩu-27')];

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify(one, 'mật-khẩu-27'.normalize('NFD'))).toBe(true);
  expect(await passwords.verify(one, 'Mật-khẩu-27')).toBe(false);
  expect(await passwords.verify(one, '')).toBe(false);
  expect(await passwords.verify(null, 'mật-khẩu-27')).toBe(false);
});

test('anyone who finds the queue full is sent away at once; those who wait are served in turn', async () => {
  const passwords = createPasswords({ threads: 1, waitingMax: 3, waitMaxMs: 60_000 });

  const asked = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => passwords.hash(`word ${index}`)));

  // One at work, three waiting.
  expect(asked.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 4 }, () => 'rejected'),
  ]);
  expect(asked.at(-1)).toMatchObject({ reason: { code: 'request.too-many', value: { retryAfterSeconds: 3 } } });
  expect(await passwords.hash('later')).toMatch(/^\$argon2id/);
});

test('anyone who waited too long is sent away, and the next is served', async () => {
  const passwords = createPasswords({ threads: 1, waitMaxMs: 0 });

  const asked = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => passwords.hash(`word ${index}`)));

  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', ...Array.from({ length: 5 }, () => 'rejected')]);
  expect(asked.at(-1)).toMatchObject({ reason: { code: 'request.too-many' } });
  expect(await passwords.hash('later')).toMatch(/^\$argon2id/);
});

test('while passwords are hashed the node goes on with everything else', async () => {
  const passwords = createPasswords({ threads: 1 });
  let isDone = false;
  const hashing = passwords.hash('a word').then(() => (isDone = true));

  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }

  await hashing;
  // On the loop itself there would have been one turn.
  expect(turns).toBeGreaterThan(10);
});

test('a hash nobody wrote is an error of its own, and the thread goes on', async () => {
  const passwords = createPasswords({ threads: 1 });

  await expect(passwords.verify('no hash' as never, 'a word')).rejects.toThrow();

  expect(await passwords.hash('a word')).toMatch(/^\$argon2id/);
});
