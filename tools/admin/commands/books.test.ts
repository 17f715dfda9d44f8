import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { afterAll, expect, test } from 'vitest';
import type { GameId } from '../../../server/src/modules/betting/index.ts';
import { wagersOf } from '../../../server/src/modules/betting/testing/wagers.ts';
import { asOwner } from '../../../server/src/testing/database.ts';
import { openHouse } from '../house.ts';
import { openTerminal } from '../testing/terminal.ts';

const { admin, database, said } = await openTerminal();
const house = await openHouse({ DATABASE_URL: database.url });
afterAll(() => house.close());
const wagers = wagersOf(house.betting);

const ANN = 1042n as MemberId;
const { cash } = await house.wallet.accountsOf(ANN, 'VND');
await house.wallet.apply({
  id: { tenant: 'fairground', source: 'test', member: ANN, action: 'deposit', transactionId: 'opening' },
  kind: 'deposit',
  account: cash,
  counter: await house.wallet.houseAccount('H_ADJUST', 'VND'),
  amount: money(100_000n),
});
const asked = (round: string, transactionId: string) => ({
  tenant: 'fairground',
  source: 'acme',
  member: ANN,
  currency: 'VND',
  category: 'RNG' as const,
  transactionId,
  round,
});

test('a statement tells what a member holds and why, in pages', async () => {
  await wagers.place({ ...asked('told', 't1'), stake: money(25_000n), game: 1n as GameId });

  expect(await admin('wallet', 'statement', '1042', '--limit', '1')).toBe(0);
  expect(said.join('\n')).toMatch(/CASH +VND +7\.5000\n/);
  expect(said.join('\n')).toMatch(/stake +-2\.5000 +7\.5000 /);
  expect(said.join('\n')).not.toContain('deposit');
  const last = /^(\d+) .*stake/m.exec(said.join('\n'))?.[1] ?? '';
  said.splice(0);
  expect(await admin('wallet', 'statement', '1042', '--before', last)).toBe(0);
  expect(said.at(-1)).toMatch(/deposit +10\.0000 +10\.0000 /);

  expect(await admin('wallet', 'statement', '1042', '--wallet', 'VENDOR:JL')).toBe(1);
  expect(said.at(-1)).toMatch(/1042 has no VENDOR:JL in VND, but CASH VND/);
  expect(await admin('wallet', 'statement', 'nobody')).toBe(1);
  expect(await admin('wallet', 'statement', '1042', '--before', 'x')).toBe(1);
});

test('[W21] the books are proved in the terminal, and a fault gives an exit code', async () => {
  expect(await admin('wallet', 'prove')).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^ledger: \d+ accounts, 2 movements$/),
    'register: 1 rounds, 1 members',
    'The books hold.',
  ]);

  await asOwner(database.url, `update wallet_account set balance = balance + 1 where id = ${cash}`);
  expect(await admin('wallet', 'prove')).toBe(1);
  await asOwner(database.url, `update wallet_account set balance = balance - 1 where id = ${cash}`);

  expect(said.join('\n')).toContain(`account ${cash} shows 75001, its postings say 75000`);
  expect(said.at(-1)).toBe('The books do not hold: 2 faults.');

  await asOwner(database.url, "update betting_bet set stake = stake + 1 where round_id = 'told'");
  said.splice(0);
  expect(await admin('wallet', 'prove')).toBe(1);
  await asOwner(database.url, "update betting_bet set stake = stake - 1 where round_id = 'told'");

  expect(said.join('\n')).toContain('says 25001 with 0 of the bonus, the ledger took 25000 with 0');
  expect(said.at(-1)).toBe('The books do not hold: 2 faults.');
});

test('[part of W10] a win without a bet is listed and reviewed once, with a reason that is in the trail', async () => {
  await wagers.win({ ...asked('none', 'stray'), amount: money(70_000n) });

  expect(await admin('bets', 'parked')).toBe(0);
  const [, key = ''] = /^(\S+) .* acme +1042 +7\.0000 +VND +none stray$/m.exec(said.join('\n')) ?? [];
  expect(await admin('bets', 'review', key)).toBe(1);
  expect(await admin('bets', 'review', key, '--as', 'bob', '--reason', 'sent to the wrong house')).toBe(0);
  expect(await admin('bets', 'review', key, '--reason', 'once more')).toBe(1);
  expect(await admin('bets', 'review', 'none', '--reason', 'a slip')).toBe(1);
  said.splice(0);
  await admin('bets', 'parked');
  expect(said).toEqual(['(none)']);

  const [line] = await house.audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ actor: 'bob', action: 'vendors.review-parked-win', reason: 'sent to the wrong house' });
});

test('[part of W13] rounds that should be over are listed, and what their vendor said of them', async () => {
  expect(await admin('vendor', 'add', 'acme', '--name', 'Acme', '--reason', 'contract')).toBe(0);
  const [vendor] = await house.vendors.listVendors();
  await asOwner(
    database.url,
    `insert into betting_overdue_round (member_id, round_key, placed_at)
       select member_id, round_key, placed_at from betting_bet where round_id = 'told';
     insert into vendors_round_answer (vendor_id, member_id, round_id, asked_at, answer)
       values (${vendor?.id}, ${ANN}, 'told', now(), '200 {"state":"open"}')`,
  );

  expect(await admin('bets', 'overdue')).toBe(0);
  expect(said.at(-1)).toMatch(/acme +RNG +1042 +2\.5000 +told$/);
  expect(await admin('bets', 'answers', 'acme')).toBe(0);
  expect(said.at(-1)).toMatch(/1042 +told +200 {"state":"open"}$/);
  expect(await admin('bets', 'answers', 'nobody')).toBe(1);
});

test('where a vendor is called and what becomes of its stray wins is set in the terminal', async () => {
  await admin('vendor', 'add', 'called', '--name', 'Called', '--reason', 'contract');

  expect(await admin('vendor', 'set', 'called', '--reason', 'nothing')).toBe(1);
  expect(await admin('vendor', 'set', 'called', '--rounds', 'https://called.example/api')).toBe(1);
  const addresses = ['--rounds', 'https://called.example/api', '--wallet', 'https://wallet.called.example'];
  const all = [...addresses, '--orphan-wins', 'paid', '--reason', 'contract'];
  expect(await admin('vendor', 'set', 'called', ...all)).toBe(0);
  expect(await admin('vendor', 'set', 'called', '--orphan-wins', 'lost', '--reason', 'a slip')).toBe(1);
  expect(await admin('vendor', 'set', 'called', '--rounds', 'ftp://x', '--reason', 'a slip')).toBe(1);
  said.splice(0);
  await admin('vendor', 'list');
  expect(said.join('\n')).toMatch(
    /^called +certifying .* https:\/\/called\.example\/api +https:\/\/wallet\.called\.example\/ +paid +Called$/m,
  );

  expect(
    await admin('vendor', 'set', 'called', '--rounds', 'none', '--wallet', 'none', '--reason', 'contract ended'),
  ).toBe(0);
  said.splice(0);
  await admin('vendor', 'list');
  expect(said.join('\n')).toMatch(/^called +certifying .* - +- +paid +Called$/m);
});

test('what a member may lose in a period is bounded in the terminal, with a reason, and freed again', async () => {
  const because = ['--reason', 'asked for by the member'];
  const cap = async () =>
    (await asOwner(database.url, `select measure, period, cap::int from wallet_limit where member_id = ${ANN}`)).rows;

  expect(await admin('wallet', 'limit', '1042', 'loss', 'week', '2.5', ...because)).toBe(0);
  expect(said.at(-1)).toBe('loss of 1042 in a week: 2.5000');
  expect(await cap()).toEqual([{ measure: 'loss', period: 'week', cap: 25_000 }]);

  expect(await admin('wallet', 'limit', '1042', 'loss', 'week', 'much', ...because)).toBe(1);
  expect(await admin('wallet', 'limit', '1042', 'luck', 'week', '1', ...because)).toBe(1);
  expect(await admin('wallet', 'limit', '1042', 'loss', 'week', '1')).toBe(1);
  expect(await admin('wallet', 'limit', '1042', 'loss', 'week', 'none', ...because)).toBe(0);
  expect(await cap()).toEqual([]);
});
