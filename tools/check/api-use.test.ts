import { expect, test } from 'vitest';
import { unusedMembers } from './api-use.ts';
import { unusedExports } from './export-use.ts';

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

const WALLET = 'server/src/modules/wallet/index.ts';
const INDEX = `import type { Inner } from './inner.ts';
export { keyOf, leftOf as restOf } from './keys.ts';
export type { Holding } from './holding.ts';
export type * from './kinds.ts';
export type Wallet = { readonly inner: Inner };
export const createWallet = (): Wallet => ({});
`;
const exportsWith = (...users: readonly (readonly [string, string])[]) =>
  unusedExports([
    at(WALLET, INDEX),
    at('server/src/modules/wallet/kinds.ts', "export type Kind = 'stake';\nexport type Sort = 'a';\n"),
    at('server/src/modules/wallet/lanes.ts', "import type { Holding } from './index.ts';"),
    ...users.map(([path, text]) => at(path, text)),
  ]);

test('a type or a rule that an index exports and nobody outside the module imports is found', () => {
  const names = exportsWith(
    ['server/src/modules/betting/a.ts', "import { keyOf } from '../wallet/index.ts';"],
    ['server/src/modules/betting/rules/b.ts', "import type {\n  Kind,\n  Wallet,\n} from '../../wallet/index.ts';"],
    ['server/src/build-modules.ts', "import { createWallet } from './modules/wallet/index.ts';"],
  );

  expect(names).toEqual(['wallet.restOf', 'wallet.Holding', 'wallet.Sort']);
});

test.for([
  ['tools/bench/a.ts', "import { restOf as left } from '../../server/src/modules/wallet/index.ts';"],
  ['server/src/app.ts', "export { restOf } from './modules/wallet/index.ts';"],
  ['server/src/app.ts', "import * as wallet from './modules/wallet/index.ts';"],
  ['tools/admin.ts', "const { restOf } = await import('../server/src/modules/wallet/index.ts');"],
  ['server/src/modules/betting/a.ts', "import { keyOf, type restOf } from '../wallet/index.ts';"],
] as const)('an export is used in %s by "%s"', (user) => {
  expect(exportsWith(user)).not.toContain('wallet.restOf');
});

test.for([
  ['server/src/modules/wallet/store/a.ts', "import { restOf } from '../index.ts';"],
  ['server/src/modules/betting/a.ts', "import { restOf } from '../sports/index.ts';"],
  ['server/src/modules/betting/a.ts', 'const restOf = 1;'],
] as const)('an export is not used in %s by "%s"', (user) => {
  expect(exportsWith(user)).toContain('wallet.restOf');
});
