import { pictureIdsSchema } from '@fairground/contract/pictures/fields';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { expect, test, vi } from 'vitest';
import type { Id } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, anOperator, callRoute } from '../../testing/modules.ts';
import { ANN, BEN } from '../../testing/staff.ts';
import { promotionsFixture } from './testing/fixture.ts';
import { termsOn, whole } from './testing/terms.ts';

const database = await testDatabase();
const house = await promotionsFixture(database);
const { promotions, wallet, pictures, clock, sent, aMember, anOffer, pageOf } = house;
const { anOfferWith, budgetOf } = termsOn(house);

const anna = await aMember('annaapplies');
const boris = await aMember('borisapplies');
const page = pageOf(anna);
const HOUR_MS = 60 * 60_000;

/** An offer that is applied for, new for each test. */
const anOpenOffer = async (): Promise<bigint> => {
  const offer = await anOffer();
  await promotions.openOffer(anOperator, offer, { opensAt: null, closesAt: null });
  return offer;
};
const cashOf = async (member: typeof anna) => (await wallet.balanceOf(member)).cash;
const idOf = async (offer: bigint): Promise<bigint> => (await page.read(offer)).application?.applicationId ?? 0n;

test('[part of T-18] an offer is applied for once an operator says so; before, nobody can', async () => {
  const offer = await anOffer();
  expect(await page.read(offer)).toMatchObject({ state: 'none', canApply: false });
  await expect(page.apply(offer)).rejects.toMatchObject({ code: 'promotions.not-applied-for' });
  await expect(promotions.openOffer(anOperator, 999_999n, { opensAt: null, closesAt: null })).rejects.toMatchObject({
    code: 'content.promotion-unknown',
  });

  await promotions.openOffer(anOperator, offer, { opensAt: null, closesAt: null });

  expect(await page.read(offer)).toMatchObject({ state: 'join', canApply: true, application: null });
  const visitor = await callRoute(
    promotions.routes,
    'promotions.read-application',
    { query: { id: offer } },
    aCaller(),
  );
  expect(visitor).toMatchObject({ state: 'join', application: null });
});

test('[part of T-18] coming soon, join and close follow the window; stopping closes it at once', async () => {
  const offer = await anOffer();
  const now = clock.now().getTime();
  const window = { opensAt: new Date(now + HOUR_MS), closesAt: new Date(now + 3 * HOUR_MS) };
  await promotions.openOffer(anOperator, offer, window);
  expect(await page.read(offer)).toMatchObject({ state: 'coming-soon', canApply: false, ...window });
  await expect(page.apply(offer)).rejects.toMatchObject({ code: 'promotions.not-open' });

  clock.advance(HOUR_MS);
  expect(await page.read(offer)).toMatchObject({ state: 'join', canApply: true });

  clock.advance(2 * HOUR_MS);
  expect(await page.read(offer)).toMatchObject({ state: 'close', canApply: false });
  await expect(page.apply(offer)).rejects.toMatchObject({ code: 'promotions.not-open' });

  const other = await anOpenOffer();
  await promotions.stopOffer(anOperator, other);
  expect((await page.read(other)).state).toBe('close');
  await expect(
    promotions.openOffer(anOperator, other, { opensAt: window.closesAt, closesAt: window.opensAt }),
  ).rejects.toMatchObject({ code: 'promotions.window-backwards' });
});

test('[part of V-04] a comment has at most 140 characters, counted as people count them, and may be left out', async () => {
  const offer = await anOpenOffer();
  await expect(page.apply(offer, { comment: 'x'.repeat(141) })).rejects.toMatchObject({
    code: 'promotions.comment-length',
  });
  await expect(page.apply(offer, { comment: '🎲'.repeat(141) })).rejects.toMatchObject({
    code: 'promotions.comment-length',
  });
  expect((await page.read(offer)).state).toBe('join');

  await page.apply(offer, { comment: `  ${'🎲'.repeat(140)}\n` });
  const other = await anOpenOffer();
  await page.apply(other);

  expect((await page.read(offer)).application?.comment).toBe('🎲'.repeat(140));
  expect((await page.read(other)).application?.comment).toBe('');
});

test('[part of V-04] up to three pictures go along, of the applicant alone', async () => {
  const offer = await anOpenOffer();
  const along = [await page.picture('red'), await page.picture('green'), await page.picture('blue')];
  const foreign = await pageOf(boris).picture('red');
  expect(z.safeDecode(pictureIdsSchema, [...along, foreign].map(String)).success).toBe(false);
  await expect(page.apply(offer, { pictures: [foreign] })).rejects.toMatchObject({ code: 'pictures.unknown' });
  expect((await page.read(offer)).state).toBe('join');

  const { application } = await page.apply(offer, { comment: 'See the slip.', pictures: along });

  expect(application?.pictures).toEqual(along);
  const [waiting] = await promotions.listApplications(offer);
  expect(waiting).toMatchObject({ account: 'annaapplies', comment: 'See the slip.', pictures: along });
  expect((await pictures.show(anOperator, along[0] ?? 0n)).type).toBe('image/png');
});

test('[part of T-18] one application stands at a time: a retry and twins are one, another one is refused', async () => {
  const offer = await anOpenOffer();
  const along = [await page.picture('gold')];

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => page.apply(offer, { comment: 'Once.', pictures: along })),
  );

  expect(new Set(answers.map(({ application }) => application?.applicationId)).size).toBe(1);
  expect(await promotions.listApplications(offer)).toHaveLength(1);
  await expect(page.apply(offer, { comment: 'Twice.' })).rejects.toMatchObject({ code: 'promotions.applied-already' });
  await expect(page.apply(offer, { comment: 'Once.', pictures: [await page.picture('navy')] })).rejects.toMatchObject({
    code: 'promotions.applied-already',
  });
  expect((await pageOf(boris).apply(offer)).state).toBe('applying');
});

test('[part of T-18] a rejected member reads why, also in its messages, and applies again; an issued one does not', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer, { comment: 'First.' });
  const first = await idOf(offer);
  await expect(promotions.reject(anOperator, first, '  ')).rejects.toMatchObject({ code: 'promotions.answer-missing' });

  await promotions.reject(anOperator, first, 'The slip cannot be read.');

  expect(await page.read(offer)).toMatchObject({
    state: 'rejected',
    canApply: true,
    application: { answer: 'The slip cannot be read.', amount: null },
  });
  await expect(promotions.approve(anOperator, first, money(10_000n))).rejects.toMatchObject({
    code: 'promotions.application-decided',
  });
  await page.apply(offer, { comment: 'Second.' });
  await promotions.approve(anOperator, await idOf(offer), money(500_000n));
  expect(await page.read(offer)).toMatchObject({ state: 'issued', canApply: false });
  await expect(page.apply(offer, { comment: 'Third.' })).rejects.toMatchObject({ code: 'promotions.issued-already' });
  const { rows } = await database.pool.query(
    'select kind, params from messages_message where member_id = $1 order by id',
    [anna.toString()],
  );
  expect(rows.slice(-2)).toEqual([
    { kind: 'application-rejected', params: { answer: 'The slip cannot be read.' } },
    { kind: 'application-issued', params: { amount: '500000' } },
  ]);
});

test('[part of T-18] approval credits the member through the ledger exactly once, however often it is asked for', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = await idOf(offer);
  const before = await cashOf(anna);
  for (const amount of [0n, -1n])
    await expect(promotions.approve(anOperator, id, money(amount))).rejects.toMatchObject({
      code: 'promotions.amount-refused',
    });

  // What is more takes two people, as a bonus by hand does.
  await expect(promotions.approve(anOperator, id, money(20_000_000_0001n))).rejects.toMatchObject({
    code: 'promotions.amount-alone',
  });

  await Promise.all(Array.from({ length: 6 }, () => promotions.approve(anOperator, id, money(250_000n))));
  await promotions.approve(anOperator, id, money(250_000n));

  expect((await cashOf(anna)) - before).toBe(250_000n);
  await expect(promotions.approve(anOperator, id, money(260_000n))).rejects.toMatchObject({
    code: 'promotions.application-decided',
  });
  await expect(promotions.reject(anOperator, id, 'No.')).rejects.toMatchObject({
    code: 'promotions.application-decided',
  });
  expect(await page.read(offer)).toMatchObject({ application: { amount: 250_000n } });
  const { cash } = await wallet.accountsOf(anna, await wallet.currencyOf({ account: 'member' }));
  const { lines } = await wallet.statementOf(cash, { limit: 1 });
  expect(lines[0]).toMatchObject({ kind: 'promotion', amount: 250_000n });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('of an approval and a rejection at once one holds, and the money follows it', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = await idOf(offer);
  const before = await cashOf(anna);

  const outcomes = await Promise.allSettled([
    promotions.approve(anOperator, id, money(10_000n)),
    promotions.reject(anOperator, id, 'No.'),
  ]);

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { state } = await page.read(offer);
  expect((await cashOf(anna)) - before).toBe(state === 'issued' ? 10_000n : 0n);
});

test('what was sent in time is decided after the offer has closed or ended', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = await idOf(offer);
  await promotions.stopOffer(anOperator, offer);
  expect((await page.read(offer)).state).toBe('applying');
  await promotions.endPromotion(anOperator, offer);

  await promotions.approve(anOperator, id, money(10_000n));

  expect(await page.read(offer)).toMatchObject({ state: 'issued' });
});

test('open pages of the member hear of each step, and all pages that an offer opened', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  await promotions.reject(anOperator, await idOf(offer), 'Not yet.');

  // Pages may still hear of what the tests before did.
  const told = (name: string) =>
    sent
      .filter(({ push, data }) => push === name && (data as { readonly promotionId: bigint }).promotionId === offer)
      .map(({ data }) => data);
  await expect.poll(() => told('promotions.application-changed').length).toBe(2);
  expect(told('promotions.application-changed')).toEqual([
    { promotionId: offer, state: 'applying' },
    { promotionId: offer, state: 'rejected' },
  ]);
  expect(told('promotions.offer-changed')).toEqual([{ promotionId: offer }]);
});

test('an offer for agents is applied for by agents; nobody sees where somebody else stands', async () => {
  const offer = await anOffer('agents');
  await promotions.openOffer(anOperator, offer, { opensAt: null, closesAt: null });
  const agent = pageOf(boris, 'agent');
  await expect(page.apply(offer)).rejects.toMatchObject({ code: 'promotions.not-applied-for' });

  await agent.apply(offer, { comment: 'As an agent.' });

  expect((await agent.read(offer)).state).toBe('applying');
  expect(await page.read(offer)).toMatchObject({ state: 'none', application: null });
  expect(await pageOf(boris, 'trial').read(offer)).toMatchObject({ application: null });
});

test('who looked at an application and who decided it stands in the trail', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = await idOf(offer);
  await promotions.showApplication(anOperator, id);
  await promotions.approve(anOperator, id, money(10_000n));

  const lines = await house.audit.listLines({ limit: 2 });

  expect(lines.map(({ action }) => action)).toEqual(['promotions.decide-application', 'promotions.show-application']);
  await expect(promotions.showApplication(anOperator, 999_999n)).rejects.toMatchObject({
    code: 'promotions.application-unknown',
  });
});

test('a member in a time-out or an exclusion applies for nothing, and may again when it is over', async () => {
  const offer = await anOpenOffer();
  for (const code of ['protection.time-out', 'protection.excluded'] as const) {
    house.paused.set(anna, code);
    await expect(page.apply(offer)).rejects.toMatchObject({ code });
  }
  expect((await page.read(offer)).application).toBeNull();

  house.paused.delete(anna);

  expect(await page.apply(offer)).toMatchObject({ state: 'applying' });
});

test('nobody is given the reward of an application who was excluded since, by one person or by two', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = await idOf(offer);
  const before = await cashOf(anna);
  house.paused.set(anna, 'protection.excluded');

  await expect(promotions.approve(anOperator, id, money(10_000n))).rejects.toMatchObject({
    code: 'protection.excluded',
  });
  await expect(
    promotions.holdLarge(ANN, { id: id as Id<'application'>, amount: money(10_000n) }, { reason: 'a test' }),
  ).rejects.toMatchObject({ code: 'protection.excluded' });

  house.paused.delete(anna);
  expect([(await cashOf(anna)) - before, (await page.read(offer)).state]).toEqual([0n, 'applying']);
});

test('a reward above what one person gives is held for a second one, who credits it once', async () => {
  const offer = await anOpenOffer();
  await page.apply(offer);
  const id = (await idOf(offer)) as Id<'application'>;
  const before = await cashOf(anna);
  const amount = whole(20_000_001);
  const held = (given: Money) => promotions.holdLarge(ANN, { id, amount: given }, { reason: 'the prize of the year' });
  const [first, second] = [await held(amount), await held(whole(20_000_002))];
  expect((await cashOf(anna)) - before).toBe(0n);

  const { status } = await house.approvals.decide(BEN, first, 'approve');
  const again = await house.approvals.decide(BEN, second, 'approve');

  expect([status, again.status]).toEqual(['EXECUTED', 'FAILED']);
  expect((await cashOf(anna)) - before).toBe(amount);
});

test('an application for an offer with terms is rewarded by them: out of its budget, to be played as they say', async () => {
  const offer = await anOfferWith({ kind: 'GIFT', credit: 'CASH', multiplierX100: 300, budget: whole(100) });
  await promotions.openOffer(anOperator, offer, { opensAt: null, closesAt: null });
  await page.apply(offer);
  await pageOf(boris).apply(offer);
  const other = (await pageOf(boris).read(offer)).application?.applicationId ?? 0n;
  house.asked.length = 0;

  await promotions.approve(anOperator, await idOf(offer), whole(80));

  expect(house.asked.map(({ member, required }) => [member, required])).toEqual([[anna, whole(240)]]);
  expect(await budgetOf(offer)).toMatchObject({ used: whole(80), given: 1 });
  await expect(promotions.approve(anOperator, other, whole(80))).rejects.toMatchObject({
    code: 'promotions.budget-used',
  });
  expect((await pageOf(boris).read(offer)).state).toBe('applying');
});

test('what the ledger refuses uses nothing of the budget of an offer, also where the deposit it came with stays', async () => {
  const offer = await anOfferWith({ kind: 'FIRST_DEPOSIT', credit: 'CASH', percentPpm: 500_000, budget: whole(500) });
  const carl = await aMember('carldeposits');
  const carlsDeposit = { member: carl, currency: 'VND', promotionId: offer, deposit: 'refused', received: whole(200) };
  const ledger = vi.spyOn(wallet, 'applyIn').mockResolvedValueOnce([{ outcome: 'blocked' } as never]);

  const isGiven = await inTransaction(house.db, (tx) => promotions.depositOffers.grantIn(tx, carlsDeposit));
  ledger.mockRestore();

  expect(isGiven).toBe(false);
  expect(await budgetOf(offer)).toMatchObject({ used: 0n, given: 0 });
});
