import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../process/command.ts';
import { PLACE_READERS, strayPlaces } from './place-use.ts';

const RULE = 'asks where a player is: read the rule from Caller.market()';

test.each([
  ["const isAdult = geo.countryOf(ip) === 'US' ? age >= 21 : age >= 18;"],
  ["if (caller.country() === 'GB') throw new Refusal('wallet.no-reverse');"],
  ['const geo = await openGeo();'],
])('a rule by country outside the market is found: %s', (line) => {
  expect(strayPlaces('server/src/modules/wallet/withdraw.ts', `// why\n${line}\n`)).toEqual([
    `server/src/modules/wallet/withdraw.ts:2 ${RULE}`,
  ]);
});

test('the region gate and a comment may name a place, another file of the same name may not', () => {
  const line = 'const country = geo.countryOf(ip);';

  expect(strayPlaces('server/src/modules/system/closed-for.ts', line)).toEqual([]);
  expect(strayPlaces('server/src/modules/identity/sessions/sessions.ts', line)).toEqual([]);
  expect(strayPlaces('server/src/modules/wallet/index.ts', `// ${line}`)).toEqual([]);
  expect(strayPlaces('server/src/modules/identity/login/sessions.ts', line)).toHaveLength(1);
});

test('every reader that is listed exists', () => {
  const files = globSync('server/src/**/*.ts', { cwd: ROOT });

  const missing = Object.keys(PLACE_READERS).filter((reader) => !files.some((path) => path.startsWith(reader)));

  expect(missing).toEqual([]);
});
