import type { MemberId } from '@fairground/contract/ids';
import type { Drop } from '@fairground/contract/promotions/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { promotionsFixture } from '../testing/fixture.ts';
import { refusal, termsOn, whole } from '../testing/terms.ts';

const database = await testDatabase({ poolSize: 10 });
const house = await promotionsFixture(database);
const { promotions, wallet, clock, asked, paused, aMember } = house;
const { hold, pageOf } = termsOn(house);
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
const plan = (parts: object = {}) => ({
  ...{ texts: { TY: 'Lì xì', EN: 'Red packets' }, budget: whole(20_000), envelopes: 1_000, multiplierX100: 100 },
  ...{ opensAt: inHours(-1), closesAt: inHours(1), reason: 'a festival' },
  ...parts,
});
type StaffDrop = { readonly dropId: bigint; readonly used: bigint; readonly opened: number; readonly budget: bigint };
const listed = async () => {
  const answer = await callRoute(promotions.routes, 'promotions.list-drops-for-staff', {}, aCallOf(ANN));
  return (answer as { readonly list: readonly StaffDrop[] }).list;
};
const aDrop = async (parts: object = {}): Promise<bigint> => {
  await hold('publish-drop', plan(parts));
  return (await listed())[0]?.dropId ?? 0n;
};
const cashOf = async (member: MemberId) => (await wallet.balanceOf(member, 'VND')).cash;

test('[C-10] of 5,000 who open a drop of 1,000 envelopes exactly 1,000 get one, and exactly its budget is given', async () => {
  const drop = await aDrop();
  const crowd = Array.from({ length: 5_000 }, (_, index) => BigInt(7_000_000_000 + index) as MemberId);

  const answers: string[] = [];
  let next = 0;
  // As many at once as a node lets in; who waits comes as soon as another one is answered.
  const presses = Array.from({ length: 200 }, async () => {
    for (let at = next++; at < crowd.length; at = next++)
      answers[at] = await refusal(pageOf(crowd[at] as MemberId).open(drop));
  });
  await Promise.all(presses);

  const counts = Object.fromEntries(
    [...Map.groupBy(answers, (code) => code)].map(([code, { length }]) => [code, length]),
  );
  expect(counts).toEqual({ none: 1_000, 'promotions.drop-empty': 4_000 });
  const [after] = await listed();
  expect(after).toMatchObject({ dropId: drop, opened: 1_000, used: whole(20_000), budget: whole(20_000) });
  const winners = crowd.filter((_, index) => answers[index] === 'none');
  const sums = await Promise.all(winners.map(cashOf));
  expect(sums.reduce((sum, cash) => sum + cash, 0n)).toBe(whole(20_000));
  const turnover = asked.filter(({ member }) => member >= 7_000_000_000n);
  expect(turnover.reduce((sum, { required }) => sum + required, 0n)).toBe(whole(20_000));
}, 180_000);

test('[C-10] a hundred presses of one member open one envelope, and answer what it held', async () => {
  const drop = await aDrop({ envelopes: 50 });
  const ann = await aMember('opensoften');
  const before = await cashOf(ann);

  const answers = await Promise.all(Array.from({ length: 100 }, () => pageOf(ann).open(drop)));

  const amounts = new Set(answers.map((answer) => (answer as { readonly amount: bigint }).amount));
  expect([...amounts]).toEqual([(await cashOf(ann)) - before]);
  expect((await listed())[0]).toMatchObject({ opened: 1 });
});

test('[C-10] a drop is claimed in the rewards centre while it is open, and its list says what the own envelope held', async () => {
  const ann = await aMember('claimsdrop');
  const [open, later] = [
    await aDrop({ envelopes: 2, budget: whole(10) }),
    await aDrop({ opensAt: inHours(1), closesAt: inHours(2) }),
  ];
  const page = pageOf(ann);
  const statesOf = async () => {
    const { list } = (await page.drops()) as { readonly list: readonly Drop[] };
    return [open, later].map((id) => list.find(({ dropId }) => dropId === id)?.state);
  };
  const before = await statesOf();
  const offered = (await page.rewards()).filter(({ source }) => source === 'packet').map(({ id }) => id);

  await page.claim(open, 'packet');

  expect([before, await statesOf()]).toEqual([
    ['claim', 'coming-soon'],
    ['claimed', 'coming-soon'],
  ]);
  expect([offered.includes(open.toString()), offered.includes(later.toString())]).toEqual([true, false]);
  expect(await refusal(page.claim(later, 'packet'))).toBe('promotions.not-open');
  expect(await refusal(page.claim(999_999n, 'packet'))).toBe('promotions.drop-unknown');
});

test('a member who is kept from offers sees no drop and opens none', async () => {
  const ann = await aMember('keptaway');
  const drop = await aDrop({ envelopes: 5 });
  paused.set(ann, 'protection.offers-paused');

  expect(await pageOf(ann).drops()).toEqual({ list: [] });
  expect(await refusal(pageOf(ann).open(drop))).toBe('protection.offers-paused');
});

test.each([
  ['promotions.window-backwards', { opensAt: inHours(2), closesAt: inHours(1) }],
  ['promotions.drop-uncut', { budget: whole(1), envelopes: 101 }],
  ['content.text-missing', { texts: { EN: 'Red packets' } }],
])('%s: a drop that cannot be kept is refused before anybody approves it', async (code, parts) => {
  const asking = callRoute(promotions.routes, 'promotions.publish-drop', { body: plan(parts) }, aCallOf(ANN));

  expect(await refusal(asking)).toBe(code);
});

test('a red packet that a brand ships opens once, however often it is added, and holds all of its budget', async () => {
  const packet = { key: 'shipped-packet', budget: '5000000', envelopes: 50, multiplierX100: 100, days: 14 };
  const shipped = [{ ...packet, texts: { TY: 'Lì xì', EN: 'Red packet' } }];

  await Promise.all(Array.from({ length: 3 }, () => house.promotions.installPackets(shipped)));

  const { rows } = await database.pool.query<{ envelopes: number; sum: bigint }>(
    `select count(*)::int as envelopes, sum(e.amount)::bigint as sum
       from promotions_drop d join promotions_envelope e on e.drop_id = d.id where default_key = 'shipped-packet'`,
  );
  expect(rows).toEqual([{ envelopes: 50, sum: 5_000_000n }]);
});
