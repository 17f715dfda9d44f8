import { expect, test } from 'vitest';
import { strayWords } from './word-use.ts';

test.each([
  ['// Whoever asks may read it.', 'Whoever: write the one meant: the member, the caller, the node'],
  ['/** The line is mended by the next job. */', 'mended: write fixed'],
  ['await tellOwner(tx, account);', 'tellOwner: write notifyOwner'],
])('a private word is found: %s', (line, fault) => {
  expect(strayWords('server/src/a.ts', `const a = 1;\n${line}`)).toEqual([`server/src/a.ts:2 ${fault}`]);
});

test('a word that only holds one of them is no private word', () => {
  expect(strayWords('server/src/a.ts', 'const recommended = amended; // notifyOwner, a spillway')).toEqual([]);
});
