import type { MemberId } from '@fairground/contract/ids';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { memberExcluded } from '../../protection/index.ts';
import { promotionsFixture } from '../testing/fixture.ts';
import { refusal, termsOn, whole } from '../testing/terms.ts';

const house = await promotionsFixture(await testDatabase({ poolSize: 8 }));
const { promotions, wallet, paused, announce, db, aMember } = house;
const { anOfferWith: aGift, pageOf, deposit } = termsOn(house);
const bonusOf = async (member: MemberId) => (await wallet.balanceOf(member, 'VND')).bonus;

test('[C-10] a reward claimed a hundred times at once is given once, and is gone from the centre', async () => {
  const ann = await aMember('twingift');
  const gift = await aGift();
  const page = pageOf(ann);
  const before = await page.rewards();

  await Promise.all(Array.from({ length: 100 }, () => page.claim(gift)));

  expect(before.map(({ id, amount, as }) => [id, amount, as])).toContainEqual([gift.toString(), whole(1_000), 'bonus']);
  expect(await bonusOf(ann)).toBe(whole(1_000));
  expect((await page.rewards()).some(({ id }) => id === gift.toString())).toBe(false);
  await promotions.endPromotion(anOperator, gift);
});

test('[C-10] all rewards are claimed in one go: one runs, the others wait in their order', async () => {
  const ann = await aMember('claimsall');
  const gifts = [await aGift(), await aGift({ amount: whole(20) })];
  const page = pageOf(ann);

  const answer = await page.claimAll();

  expect(answer).toEqual({ claimed: 2, left: 0 });
  expect((await page.bonuses()).map(({ state, amount, required }) => [state, amount, required])).toEqual([
    ['QUEUED', whole(20), whole(200)],
    ['ACTIVE', whole(1_000), whole(10_000)],
  ]);
  for (const gift of gifts) await promotions.endPromotion(anOperator, gift);
});

test('[C-10] a budget is never passed: of ten at once who claim, three get what it holds', async () => {
  const gift = await aGift({ budget: whole(3_500) });
  const members = await Promise.all(Array.from({ length: 10 }, (_, index) => aMember(`budget${index}`)));

  const answers = await Promise.all(members.map((member) => refusal(pageOf(member).claim(gift))));

  expect(answers.filter((code) => code === 'none')).toHaveLength(3);
  expect(answers.filter((code) => code === 'promotions.budget-used')).toHaveLength(7);
  const held = await Promise.all(members.map(bonusOf));
  expect(held.reduce((sum, each) => sum + each, 0n)).toBe(whole(3_000));
});

test('[C-10] a first deposit brings its part once, and a reload once a day after it', async () => {
  const ann = await aMember('depositor');
  const first = await aGift({ kind: 'FIRST_DEPOSIT', percentPpm: 500_000, amount: whole(300_000) });
  const reload = await aGift({ kind: 'RELOAD', percentPpm: 200_000, amount: whole(100) });
  const offered = async () =>
    (await promotions.depositOffers.offersFor(ann, 'TY')).map(({ promotionId }) => promotionId);
  const before = await offered();

  const granted = [
    await deposit(ann, 100_000, first),
    await deposit(ann, 100_000, first),
    await deposit(ann, 99, reload),
    await deposit(ann, 1_000, reload),
    await deposit(ann, 1_000, reload),
  ];

  expect([before.includes(first), before.includes(reload)]).toEqual([true, false]);
  expect(granted).toEqual([true, false, false, true, false]);
  expect((await pageOf(ann).bonuses()).map(({ amount, required }) => [amount, required])).toEqual([
    [whole(100), whole(1_000)],
    [whole(50_000), whole(500_000)],
  ]);
});

test('a member at risk is shown no offer and is given none', async () => {
  const ann = await aMember('atrisk');
  const gift = await aGift();
  const first = await aGift({ kind: 'FIRST_DEPOSIT', percentPpm: 500_000, amount: whole(500) });
  paused.set(ann, 'protection.offers-paused');

  const page = pageOf(ann);

  expect([await page.rewards(), await promotions.depositOffers.offersFor(ann, 'TY')]).toEqual([[], []]);
  expect(await refusal(page.claim(gift))).toBe('protection.offers-paused');
  expect([await deposit(ann, 1_000, first), await bonusOf(ann)]).toEqual([false, 0n]);
});

test('[C-10] a bonus that is given up is forfeited, of nobody but its member, and the next one begins', async () => {
  const [ann, ben] = [await aMember('givesup'), await aMember('stranger')];
  const gifts = [await aGift(), await aGift({ amount: whole(7) })];
  const page = pageOf(ann);
  for (const gift of gifts) await page.claim(gift);
  const running = (await page.bonuses()).find(({ state }) => state === 'ACTIVE')?.bonusId ?? 0n;

  const strange = await refusal(pageOf(ben).giveUp(running));
  await page.giveUp(running);
  await page.giveUp(running);

  expect(strange).toBe('wallet.grant-unknown');
  expect((await page.bonuses()).map(({ state, forfeited }) => [state, forfeited])).toEqual([
    ['ACTIVE', 0n],
    ['FORFEITED', whole(1_000)],
  ]);
  expect(await bonusOf(ann)).toBe(whole(7));
});

test('a source joins the rewards centre once, and what it refuses stays to be claimed', async () => {
  const ann = await aMember('othersource');
  let claims = 0;
  promotions.claimables.register({
    kind: 'test',
    listFor: ({ member }) =>
      Promise.resolve(
        member === ann
          ? [{ id: '1', kind: 'MISSION', title: 'A prize', about: '', amount: null, as: 'thing', until: null }]
          : [],
      ),
    claim: () => Promise.resolve(void (claims += 1)),
  });
  const page = pageOf(ann);

  const listed = (await page.rewards()).filter(({ source }) => source === 'test');
  await callRoute(
    promotions.routes,
    'promotions.claim-reward',
    { body: { source: 'test', id: '1' } },
    aCaller({ session: aSession({ memberId: ann, account: 'member' }) }),
  );

  expect([listed.map(({ id, title }) => [id, title]), claims]).toEqual([[['1', 'A prize']], 1]);
  expect(() =>
    promotions.claimables.register({
      kind: 'test',
      listFor: () => Promise.resolve([]),
      claim: () => Promise.resolve(),
    }),
  ).toThrow('two sources');
});

test('a reward that fails by a fault stays, and the others are claimed all the same', async () => {
  const ann = await aMember('faultysource');
  const gift = await aGift({ amount: whole(9) });
  promotions.claimables.register({
    kind: 'faulty',
    listFor: ({ member }) =>
      Promise.resolve(
        member === ann
          ? [{ id: '1', kind: 'MISSION', title: 'A prize', about: '', amount: null, as: 'thing', until: null }]
          : [],
      ),
    claim: () => Promise.reject(new Error('a fault of a test')),
  });

  await pageOf(ann).claimAll();

  expect((await pageOf(ann).rewards()).map(({ source }) => source)).toContain('faulty');
  expect((await pageOf(ann).bonuses()).map(({ amount }) => amount)).toContain(whole(9));
  await promotions.endPromotion(anOperator, gift);
});

test('[C-10] an exclusion forfeits the bonus that runs and takes back what waits, once', async () => {
  const ann = await aMember('leavesall');
  const gifts = [await aGift(), await aGift({ amount: whole(7) })];
  const page = pageOf(ann);
  for (const gift of gifts) await page.claim(gift);
  const exclude = () => inTransaction(db, (tx) => announce(tx, memberExcluded, { member: ann.toString() }));

  await exclude();
  await exclude();

  const ended = [
    ['CANCELLED', 0n],
    ['FORFEITED', whole(1_000)],
  ];
  const shown = async () => (await page.bonuses()).map(({ state, forfeited }) => [state, forfeited]);
  await vi.waitFor(async () => expect(await shown()).toEqual(ended), 10_000);
  await wallet.grants.settleAllDue();
  expect([await shown(), await bonusOf(ann)]).toEqual([ended, 0n]);
  for (const gift of gifts) await promotions.endPromotion(anOperator, gift);
});
