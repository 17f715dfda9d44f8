import { expect, test } from 'vitest';
import { money } from '@fairground/contract/money';
import type { Terms } from '@fairground/contract/promotions/terms';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { refusal as refused } from '../../../testing/refusal.ts';
import { promotionsFixture } from '../testing/fixture.ts';
import { refusal, termsOn, whole } from '../testing/terms.ts';

const house = await promotionsFixture(await testDatabase({ poolSize: 8 }));
const { promotions, wallet, rounds, asked, clock, aMember, anOffer } = house;
const { anOfferWith, publish, pageOf, budgetOf, run } = termsOn(house);

const SPINS = {
  ...{ kind: 'FREE_SPINS' as const, multiplierX100: 500, amount: whole(500), spinsCount: 20, spinsBet: whole(1) },
  ...{ spinsVendor: 'JL', spinsGames: 'jl-one, jl-two', spinsHours: 48 },
} as const;
const end = () => run('promotions.end-free-spins');

/** A member who took free spins of an offer; what they won is said by the test. */
const aTaker = async (name: string, parts: Partial<Terms> = {}) => {
  const member = await aMember(name);
  const offer = await anOfferWith({ ...SPINS, ...parts });
  const page = pageOf(member);
  await page.claim(offer);
  const gift = [...rounds.given.values()].find((each) => each.member === member);
  if (gift === undefined) throw new Error('No free rounds were given.');
  const win = (amount: number) => rounds.won.set(gift.campaign, whole(amount));
  return { member, offer, page, gift, win };
};

test('[C-10] [T-18] an offer of free spins is claimed once, and the rewards centre and the list of spins say what it gives', async () => {
  const member = await aMember('spinclaims');
  const offer = await anOfferWith(SPINS);
  const page = pageOf(member);
  const before = await page.rewards();
  const state = await page.stateOf(offer);

  await Promise.all(Array.from({ length: 50 }, () => page.claim(offer)));

  expect(before.find(({ id }) => id === offer.toString())).toMatchObject({
    ...{ kind: 'FREE_SPINS', spins: 20, amount: whole(500), as: 'bonus' },
  });
  expect([state, await page.stateOf(offer)]).toEqual(['claim', 'claimed']);
  const given = [...rounds.given.values()].filter((gift) => gift.member === member);
  expect(given).toMatchObject([{ vendor: 'JL', games: ['jl-one', 'jl-two'], bet: whole(1), count: 20 }]);
  expect(given[0]?.expiresAt.getTime()).toBe(clock.now().getTime() + 48 * 3_600_000);
  expect(await page.spins()).toMatchObject([
    { name: 'Lễ hội', count: 20, left: 20, bet: whole(1), most: whole(500), multiplierX100: 500 },
  ]);
  expect(await budgetOf(offer)).toMatchObject({ used: whole(500), given: 1 });
  await promotions.endPromotion(anOperator, offer);
});

test('[C-10] what free spins won becomes one bonus wagered by its winnings, once, and the budget costs no more than that', async () => {
  const { page, offer, win, member } = await aTaker('spinwins');
  win(120);

  await Promise.all([end(), end()]);
  await end();

  expect((await page.bonuses()).map(({ state, amount, required, name }) => [state, amount, required, name])).toEqual([
    ['ACTIVE', whole(120), whole(600), 'Lễ hội'],
  ]);
  expect((await wallet.balanceOf(member, 'VND')).bonus).toBe(whole(120));
  expect(await budgetOf(offer)).toMatchObject({ used: whole(120), given: 1 });
  expect(await page.spins()).toEqual([]);
});

test('[C-10] winnings above the most of the terms are cut, and spins that won nothing cost nothing', async () => {
  const [lucky, unlucky] = [await aTaker('spinlucky'), await aTaker('spinunlucky')];
  lucky.win(501);
  unlucky.win(0);

  await end();

  expect((await lucky.page.bonuses()).map(({ amount }) => amount)).toEqual([whole(500)]);
  expect(await unlucky.page.bonuses()).toEqual([]);
  expect([(await budgetOf(lucky.offer)).used, (await budgetOf(unlucky.offer)).used]).toEqual([whole(500), money(0n)]);
});

test('[C-10] free spins of an offer that gives cash bring cash, which is played as often as the terms say', async () => {
  const { member, win } = await aTaker('spincash', { credit: 'CASH', multiplierX100: 100 });
  const before = (await wallet.balanceOf(member, 'VND')).cash;
  win(30);

  await end();

  expect((await wallet.balanceOf(member, 'VND')).cash).toBe(before + whole(30));
  expect(asked.at(-1)).toMatchObject({ member, required: whole(30) });
});

test('[C-10] free spins set their whole budget aside, so that no more are given than it holds', async () => {
  const offer = await anOfferWith({ ...SPINS, budget: whole(900) });
  const members = [await aMember('spinbudget1'), await aMember('spinbudget2')];

  const answers = [];
  for (const member of members) answers.push(await refusal(pageOf(member).claim(offer)));

  expect(answers).toEqual(['none', 'promotions.budget-used']);
});

test('terms of free spins that no game of ours can play are not published', async () => {
  const offer = await anOffer();

  const publishWith = (parts: object) => refused(publish(offer, { ...SPINS, ...parts }));

  expect(await publishWith({ spinsVendor: 'ELSEWHERE' })).toBe('promotions.terms-unfit');
  expect(await publishWith({ spinsCount: 0 })).toBe('promotions.terms-unfit');
  expect(await publishWith({ spinsGames: ' , ' })).toBe('promotions.terms-unfit');
});
