import { expect, test } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { createSecretBox } from './secret-box.ts';

const boxOf = (key: string) => createSecretBox(Buffer.from(key.padEnd(32)), seededRandom(key), 'a module');
const secret = Buffer.from('a secret of twenty b');

test('[part of T-20] a secret is read again with the key and for its own row only', () => {
  const box = boxOf('one');
  const closed = box.close(secret, 'totp 7');

  expect(box.open(closed, 'totp 7')).toEqual(secret);
  expect(closed.includes(secret)).toBe(false);
  expect(() => box.open(closed, 'totp 8')).toThrow();
  expect(() => boxOf('other').open(closed, 'totp 7')).toThrow();
});

test('[part of T-20] a closed secret that was changed in any byte does not open', () => {
  const box = boxOf('one');
  const closed = box.close(secret, 'totp 7');

  for (let at = 0; at < closed.length; at += 1) {
    const changed = Buffer.from(closed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => box.open(changed, 'totp 7')).toThrow();
  }
});

test('the same word hashes differently for another row and with another key', () => {
  const hashes = [boxOf('one').hash('word', 'a'), boxOf('one').hash('word', 'b'), boxOf('two').hash('word', 'a')];

  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(3);
  expect(boxOf('one').hash('word', 'a')).toEqual(hashes[0]);
});

test('a secret of one module does not open for another', () => {
  const other = createSecretBox(Buffer.from('one'.padEnd(32)), seededRandom('one'), 'another module');

  expect(() => other.open(boxOf('one').close(secret, 'totp 7'), 'totp 7')).toThrow();
});

test('what an earlier key closed still opens, and the present one closes', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const before = createSecretBox(first, seededRandom('ring'), 'a module');
  const now = createSecretBox({ current: second, old: [first] }, seededRandom('ring'), 'a module');
  const alone = createSecretBox(second, seededRandom('ring'), 'a module');
  const closed = before.close(secret, 'totp 7');

  expect(now.open(closed, 'totp 7')).toEqual(secret);
  expect(alone.open(now.close(secret, 'totp 7'), 'totp 7')).toEqual(secret);
  expect(() => alone.open(closed, 'totp 7')).toThrow(/does not open/);
  expect(now.close(secret, 'totp 7').subarray(0, 5)).toEqual(now.mark);
  expect(now.hashes('word', 'a')).toEqual([alone.hash('word', 'a'), before.hash('word', 'a')]);
});

test('a box of the first form, which names no key, still opens', () => {
  // Made by the version before keys were named: nonce, text, tag.
  const closed = boxOf('one').close(secret, 'totp 7').subarray(5);

  expect(boxOf('one').open(closed, 'totp 7')).toEqual(secret);
  expect(() => boxOf('one').open(Buffer.alloc(3), 'totp 7')).toThrow(/does not open/);
});
