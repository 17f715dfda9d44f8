import { money } from '@fairground/contract/money';
import { afterAll, expect, test } from 'vitest';
import type { GameId } from '../../../server/src/modules/betting/index.ts';
import { wagersOf } from '../../../server/src/modules/betting/testing/wagers.ts';
import { createBusinessDays } from '../../../server/src/platform/business-days.ts';
import { asOwner } from '../../../server/src/testing/database.ts';
import { anOperator } from '../../../server/src/testing/modules.ts';
import { openHouse } from '../house.ts';
import { openTerminal } from '../testing/terminal.ts';

const { admin, database, said } = await openTerminal();
const house = await openHouse({ DATABASE_URL: database.url });
afterAll(() => house.close());

const { memberId: ann } = await house.members.openAccount(anOperator, {
  username: 'annfigures',
  isAgent: 0,
  uplineId: null,
});
const accounts = await house.wallet.accountsOf(ann, 'VND');
const opening = await house.wallet.apply({
  id: { tenant: 'fairground', source: 'test', member: ann, action: 'deposit', transactionId: 'opening' },
  kind: 'deposit',
  account: accounts.cash,
  counter: await house.wallet.houseAccount('H_ADJUST', 'VND'),
  amount: money(1_000_000n),
});
await wagersOf(house.betting).placeAndSettle({
  tenant: 'fairground',
  source: 'acme',
  member: ann,
  currency: 'VND',
  category: 'RNG',
  transactionId: 't1',
  round: 'r1',
  stake: money(300_000n),
  payout: money(20_000n),
  game: 1n as GameId,
});
const day = createBusinessDays('Asia/Ho_Chi_Minh').dayOf(opening.at);

test('a running node counts what was played, and the terminal lists it for the member, the team and the site', async () => {
  const listed = async (...words: readonly string[]) => {
    said.splice(0);
    expect(await admin('figures', ...words, day)).toBe(0);
    return said.join('\n');
  };

  await expect.poll(() => listed('member', 'annfigures')).toMatch(/RNG +1 +30\.0000 +30\.0000 +2\.0000/);
  expect(await listed('team', '@line')).toMatch(/ALL +0 .* 100\.0000 +0\.0000 +1 +1/);
  expect(await listed('site')).toMatch(/as of .*, final up to /);
});

test('a rebuild says that the figures hold, or names what is stored wrongly and fails', async () => {
  expect(await admin('figures', 'rebuild', day)).toBe(0);
  expect(said.join('\n')).toContain(`The figures of ${day} hold.`);

  await asOwner(
    database.url,
    `update figures_team_day set stake = stake + 1 where agent_id = ${ann} and product = 'RNG'`,
  );
  said.splice(0);

  expect(await admin('figures', 'rebuild', day)).toBe(1);
  expect(said.join('\n')).toMatch(new RegExp(`team +${ann} +RNG +stake +300001 +300000`));
  expect(await admin('figures', 'rebuild', 'yesterday')).toBe(1);
});
