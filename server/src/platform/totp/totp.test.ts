import { expect, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { codeOfStep, otpauthUrl, stepAt, stepOfCode } from './totp.ts';

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[part of T-20] at second %d the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(at(seconds)))).toBe(code);
});

test('[part of T-20] a code is taken half a minute early or late, not earlier and not later', () => {
  const now = at(1_000_000_000);
  const step = stepAt(now);
  const taken = [-2n, -1n, 0n, 1n, 2n].map((away) =>
    stepOfCode(secret, codeOfStep(secret, step + away), { now, lastStep: 0n }),
  );

  expect(taken).toEqual([undefined, step - 1n, step, step + 1n, undefined]);
});

test('[part of T-20] the code of a step that was used, or of one before it, is refused', () => {
  const now = at(1_000_000_000);
  const step = stepAt(now);

  expect(stepOfCode(secret, codeOfStep(secret, step), { now, lastStep: step })).toBeUndefined();
  expect(stepOfCode(secret, codeOfStep(secret, step - 1n), { now, lastStep: step })).toBeUndefined();
  expect(stepOfCode(secret, codeOfStep(secret, step + 1n), { now, lastStep: step })).toBe(step + 1n);
});

test('[part of T-20] spaces in a typed code do not matter; anything that is no code is refused', () => {
  const now = at(59);

  expect(stepOfCode(secret, '287 082', { now, lastStep: 0n })).toBe(1n);
  for (const wrong of ['', '28708', '2870822', '28708x', '２８７０８２', '-28708', "287082' or 1=1"])
    expect(stepOfCode(secret, wrong, { now, lastStep: 0n })).toBeUndefined();
});

test('[part of T-20] secrets are written in base 32, as RFC 4648 has it', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  expect(otpauthUrl(secret, { issuer: 'A & B', account: 'ann?x=1' })).toBe(
    'otpauth://totp/A%20%26%20B:ann%3Fx%3D1?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=A%20%26%20B&algorithm=SHA1&digits=6&period=30',
  );
});
