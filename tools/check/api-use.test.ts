import { expect, test } from 'vitest';
import { unusedMembers } from './api-use.ts';

const APIS = new Map([['wallet', ['apply', 'applyIn', 'prove']]]);
const at = (path: string, text: string) => ({ path, text });
const unusedIn = (...texts: readonly string[]) =>
  unusedMembers(
    APIS,
    texts.map((text) => at('server/src/modules/betting/index.ts', text)),
  );

test('a member that nobody outside its module names is found', () => {
  const sources = [
    at('server/src/modules/betting/a.ts', 'await deps.wallet.apply(operation)'),
    at('server/src/modules/wallet/b.ts', 'const { wallet } = deps; wallet.prove()'),
  ];

  expect(unusedMembers(APIS, sources)).toEqual(['wallet.applyIn', 'wallet.prove']);
});

test.for([
  'house.wallet.prove()',
  'const { prove, apply } = deps.wallet;',
  'const run = ({ wallet: { prove } }: Deps) => prove();',
  'job(wallet.prove)',
  'const run = ({ wallet: purse, db }: House) => purse.prove();',
])('a member is used by "%s"', (text) => {
  expect(unusedIn(text)).not.toContain('wallet.prove');
});

test.for(['betting.prove()', 'wallet.prover()', "type Some = Pick<Wallet, 'prove'>;", 'const { prove } = betting;'])(
  'a member is not used by "%s"',
  (text) => {
    expect(unusedIn(text)).toContain('wallet.prove');
  },
);
