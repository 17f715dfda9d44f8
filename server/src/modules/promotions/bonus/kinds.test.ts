import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, aCaller, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, byTwoPeople } from '../../../testing/staff.ts';
import { promotionsFixture } from '../testing/fixture.ts';
import { refusal, termsOn, TERMS, whole } from '../testing/terms.ts';

const house = await promotionsFixture(await testDatabase({ poolSize: 8 }));
const { promotions, wallet, db, clock, asked, marks, past, paused, law, aMember } = house;
const { anOfferWith, publish, pageOf, deposit, budgetOf, run, hold } = termsOn(house);
const held = async (member: MemberId) => {
  const { cash, bonus } = await wallet.balanceOf(member, 'VND');
  return { cash, bonus };
};
const lost = (member: MemberId, loss: number, parts: object = {}) => ({
  ...{ member, stakeCash: whole(loss), payoutCash: 0n, rebate: 0n, promo: 0n },
  ...parts,
});

test('[C-10] what registration promises is given by its offer: once, as cash that is played as often as the terms say', async () => {
  const ann = await aMember('newcomer');
  const offer = await anOfferWith({ kind: 'SIGNUP', credit: 'CASH', amount: whole(5_000), multiplierX100: 1_000 });
  const before = await held(ann);
  const newcomer = { member: ann, currency: 'VND', promised: whole(1_000) };
  const prepared = await promotions.signUpOffers.prepare(ann, 'VND');

  const given = [
    await inTransaction(db, (tx) => promotions.signUpOffers.grantIn(tx, newcomer)),
    await inTransaction(db, (tx) => promotions.signUpOffers.grantIn(tx, newcomer)),
  ];

  expect([prepared, given]).toEqual([true, [whole(1_000), 0n]]);
  expect(asked.find(({ member }) => member === ann)?.weights).toMatchObject({ RNG: 1_000_000, LIVE: 200_000 });
  expect((await held(ann)).cash - before.cash).toBe(whole(1_000));
  expect(asked.filter(({ member }) => member === ann).map(({ required }) => required)).toEqual([whole(10_000)]);
  expect(await budgetOf(offer)).toMatchObject({ used: whole(1_000), given: 1, cost: whole(1_000) });
  await promotions.endPromotion(anOperator, offer);
  expect(await promotions.signUpOffers.prepare(ann, 'VND')).toBe(false);
});

test('[C-10] a gift of registration that has to be played leaves after a first deposit, another one at once', async () => {
  const [ann, ben] = [await aMember('depositsann'), await aMember('depositsben')];
  const give = async (member: MemberId, multiplierX100: number) => {
    const offer = await anOfferWith({ kind: 'SIGNUP', credit: 'CASH', multiplierX100 });
    await inTransaction(db, (tx) =>
      promotions.signUpOffers.grantIn(tx, { member, currency: 'VND', promised: whole(1_000) }),
    );
    await promotions.endPromotion(anOperator, offer);
  };
  const needs = () => Promise.all([ann, ben].map((member) => promotions.needsDeposit(db, member)));
  await give(ann, 1_000);
  await give(ben, 0);
  const before = await needs();

  await deposit(ann, 100, 0n);

  expect([before, await needs()]).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('[C-10] where the budget of the sign-up offer is used up the account is opened without it', async () => {
  const ann = await aMember('toolate1');
  const offer = await anOfferWith({ kind: 'SIGNUP', credit: 'CASH', budget: whole(10) });
  const before = await held(ann);

  const given = await inTransaction(db, (tx) =>
    promotions.signUpOffers.grantIn(tx, { member: ann, currency: 'VND', promised: whole(1_000) }),
  );

  expect([given, await held(ann)]).toEqual([0n, before]);
  await promotions.endPromotion(anOperator, offer);
});

test('[C-10] cashback gives a part of what the week before lost on Monday from three, once, and only to those who joined', async () => {
  const [ann, ben, cara] = [await aMember('loses01'), await aMember('wins001'), await aMember('stays01')];
  // Tuesday: the week that is paid next begins the day before.
  clock.set(new Date('2026-02-03T05:00:00Z'));
  const offer = await anOfferWith({
    ...{ kind: 'CASHBACK', credit: 'CASH', percentPpm: 50_000, amount: whole(500), minDeposit: whole(100) },
    ...{ multiplierX100: 100, mustJoin: true },
  });
  const states = [await pageOf(ann).stateOf(offer)];
  await pageOf(ann).join(offer);
  await pageOf(ann).join(offer);
  await pageOf(ben).join(offer);
  states.push(await pageOf(ann).stateOf(offer));
  past.results = [
    lost(ann, 3_333, { rebate: whole(33), promo: whole(0) }),
    lost(ben, 1_000, { payoutCash: whole(1_500) }),
    lost(cara, 9_000),
  ];
  const before = [await held(ann), await held(ben), await held(cara)];

  clock.set(new Date('2026-02-08T19:30:00Z'));
  await run('promotions.pay-cashback');
  const early = await held(ann);
  clock.set(new Date('2026-02-08T20:30:00Z'));
  past.closedUntil = new Date('2026-02-08T16:00:00Z');
  await run('promotions.pay-cashback');
  const unclosed = await held(ann);
  past.closedUntil = undefined;
  await Promise.all([run('promotions.pay-cashback'), run('promotions.pay-cashback')]);
  await run('promotions.pay-cashback');

  // 5 % of 3,300.
  expect([early.cash, unclosed.cash]).toEqual([before[0]?.cash, before[0]?.cash]);
  expect((await held(ann)).cash - (before[0]?.cash ?? 0n)).toBe(whole(165));
  expect([await held(ben), await held(cara)]).toEqual([before[1], before[2]]);
  expect(asked.filter(({ member }) => member === ann).map(({ required }) => required)).toEqual([whole(165)]);
  expect(await budgetOf(offer)).toMatchObject({ used: whole(165), given: 1 });
  expect(states).toEqual(['join', 'signed']);
  past.results = [];
  await promotions.endPromotion(anOperator, offer);
});

test('[C-10] a birthday brings its present once a year, and one of a leap day has its day every year', async () => {
  const ann = await aMember('leapday29');
  await db
    .withTables<{ members_profile: { member_id: MemberId; birth_date: string } }>()
    .updateTable('members_profile')
    .set({ birth_date: '1992-02-29' })
    .where('member_id', '=', ann)
    .execute();
  clock.set(new Date('2026-02-20T05:00:00Z'));
  const offer = await anOfferWith({ kind: 'BIRTHDAY', amount: whole(88) });

  await run('promotions.pay-birthdays');
  const before = (await held(ann)).bonus;
  clock.set(new Date('2026-02-28T05:00:00Z'));
  await run('promotions.pay-birthdays');
  await run('promotions.pay-birthdays');

  expect([before, (await held(ann)).bonus]).toEqual([0n, whole(88)]);
  expect(await pageOf(ann).stateOf(offer)).toBe('issued');
  clock.set(new Date('2027-02-28T05:00:00Z'));
  await run('promotions.pay-birthdays');
  expect(await budgetOf(offer)).toMatchObject({ used: whole(176), given: 2 });
  await promotions.endPromotion(anOperator, offer);
});

test.each([
  ['device', { oncePerDevice: true }, { devices: ['d1'] }],
  ['network', { oncePerAddress: true }, { addresses: ['203.0.113.0'] }],
  ['person', { oncePerPerson: true }, { persons: ['nguyen van an'] }],
] as const)(
  '[C-10] of ten accounts that share a %s and claim at once one is given the offer',
  async (what, limit, shared) => {
    const offer = await anOfferWith(limit);
    const alike = await Promise.all(
      Array.from({ length: 10 }, (_, index) => aMember(`like${what.slice(0, 6)}${index}`)),
    );
    const other = await aMember(`oth${what}`);
    const none = { devices: [], addresses: [], persons: [] };
    for (const member of alike) marks.set(member, { ...none, ...shared });
    marks.set(other, { devices: ['x'], addresses: ['198.51.100.0'], persons: ['y'] });

    const answers = await Promise.all(alike.map((member) => refusal(pageOf(member).claim(offer))));

    expect(answers.filter((code) => code === 'none')).toHaveLength(1);
    expect(answers.filter((code) => code === 'promotions.given-to-alike')).toHaveLength(9);
    expect(await refusal(pageOf(other).claim(offer))).toBe('none');
    expect(await budgetOf(offer)).toMatchObject({ used: whole(2_000), given: 2 });
    await promotions.endPromotion(anOperator, offer);
  },
);

/** What the card of an offer says, and whether the rewards centre lists it. */
const seenBy = async (member: MemberId, offer: bigint) => [
  await pageOf(member).stateOf(offer),
  (await pageOf(member).rewards()).some(({ id }) => id === offer.toString()),
];

test('[part of T-18] card and rewards centre offer nothing whose budget is used up or that somebody alike was given', async () => {
  const [ann, ben] = [await aMember('alikeann'), await aMember('alikeben')];
  for (const member of [ann, ben]) marks.set(member, { devices: ['a shared tablet'], addresses: [], persons: [] });
  const [alike, spent] = [await anOfferWith({ oncePerDevice: true }), await anOfferWith({ budget: whole(1_500) })];
  expect([await seenBy(ben, alike), await seenBy(ben, spent)]).toEqual([
    ['claim', true],
    ['claim', true],
  ]);

  for (const offer of [alike, spent]) await pageOf(ann).claim(offer);

  expect([await seenBy(ben, alike), await seenBy(ben, spent)]).toEqual([
    ['close', false],
    ['close', false],
  ]);
  for (const offer of [alike, spent]) await promotions.endPromotion(anOperator, offer);
});

test('[C-10] of offers of one group a member has one at a time, and the other once that has ended', async () => {
  const ann = await aMember('onegroup');
  const [one, other] = [await anOfferWith({ exclusiveGroup: 'tet' }), await anOfferWith({ exclusiveGroup: 'tet' })];
  await pageOf(ann).claim(one);

  const refused = await refusal(pageOf(ann).claim(other));
  expect(await seenBy(ann, other)).toEqual(['close', false]);
  const [bonus] = await pageOf(ann).bonuses();
  await inTransaction(db, (tx) => wallet.grants.cancelIn(tx, ann, bonus?.bonusId ?? 0n));

  expect(await seenBy(ann, other)).toEqual(['claim', true]);
  expect([refused, await refusal(pageOf(ann).claim(other))]).toEqual(['promotions.group-taken', 'none']);
  for (const offer of [one, other]) await promotions.endPromotion(anOperator, offer);
});

test('[C-10] an offer is given as often as its terms allow, of ten who ask at once', async () => {
  const offer = await anOfferWith({ countMax: 4 });
  const asking = await Promise.all(Array.from({ length: 10 }, (_, index) => aMember(`counted${index}`)));

  const answers = await Promise.all(asking.map((member) => refusal(pageOf(member).claim(offer))));

  expect(answers.filter((code) => code === 'none')).toHaveLength(4);
  expect(await budgetOf(offer)).toMatchObject({ used: whole(4_000), given: 4 });
  await promotions.endPromotion(anOperator, offer);
});

test('[part of T-18] a card says where a member stands: coming soon, join, signed, process, claim, claimed, issued, close', async () => {
  const [ann, kept] = [await aMember('standings'), await aMember('keptaside')];
  const cashback = { kind: 'CASHBACK', credit: 'CASH', percentPpm: 50_000, mustJoin: true } as const;
  clock.set(new Date('2027-03-03T05:00:00Z'));
  const [gift, first, reload, birthday, weekly, alwaysOn, signUp, spent] = [
    await anOfferWith(),
    await anOfferWith({ kind: 'FIRST_DEPOSIT', percentPpm: 1_000_000 }),
    await anOfferWith({ kind: 'RELOAD', percentPpm: 200_000 }),
    await anOfferWith({ kind: 'BIRTHDAY' }),
    await anOfferWith(cashback),
    await anOfferWith({ ...cashback, mustJoin: false }),
    await anOfferWith({ kind: 'SIGNUP', credit: 'CASH' }),
    await anOfferWith({ budget: whole(999) }),
  ];
  const all = [gift, first, reload, birthday, weekly, alwaysOn, signUp, spent];
  const statesOf = async (member: MemberId) => {
    const states = [];
    for (const offer of all) states.push(await pageOf(member).stateOf(offer));
    return states;
  };
  paused.set(kept, 'protection.offers-paused');

  const before = await statesOf(ann);
  await pageOf(ann).claim(gift);
  await pageOf(ann).join(weekly);
  await deposit(ann, 1_000, first);
  const after = await statesOf(ann);
  clock.set(new Date('2027-03-09T05:00:00Z'));

  expect(before).toEqual(['claim', 'join', 'coming-soon', 'coming-soon', 'join', 'process', 'close', 'close']);
  expect(after).toEqual(['claimed', 'issued', 'join', 'coming-soon', 'signed', 'process', 'close', 'close']);
  expect(await pageOf(ann).stateOf(weekly)).toBe('process');
  expect(new Set(await statesOf(kept))).toEqual(new Set(['close']));
  expect(await refusal(pageOf(ann).join(gift))).toBe('promotions.not-joinable');
  expect(await refusal(pageOf(kept).join(weekly))).toBe('protection.offers-paused');
  for (const offer of all) await promotions.endPromotion(anOperator, offer);
  expect(await refusal(pageOf(ann).join(weekly))).toBe('promotions.not-open');
});

test('[part of T-18] an offer that is announced says so to a member until it begins, and can neither be claimed nor joined', async () => {
  const ann = await aMember('comesearly');
  const [gift, weekly] = [await anOfferWith(), await anOfferWith({ kind: 'CASHBACK', mustJoin: true })];
  const startsAt = new Date(clock.now().getTime() + 3_600_000);
  for (const offer of [gift, weekly])
    await promotions.changePromotion(anOperator, offer, { startsAt, announcedAt: clock.now() });

  expect([await seenBy(ann, gift), await pageOf(ann).stateOf(weekly)]).toEqual([['coming-soon', false], 'coming-soon']);
  expect(await refusal(pageOf(ann).claim(gift))).toBe('promotions.not-open');
  expect(await refusal(pageOf(ann).join(weekly))).toBe('promotions.not-open');
  clock.set(startsAt);
  expect([await seenBy(ann, gift), await pageOf(ann).stateOf(weekly)]).toEqual([['claim', true], 'join']);
  for (const offer of [gift, weekly]) await promotions.endPromotion(anOperator, offer);
});

test('[C-10] bonus money of terms that name products counts in those alone, and the card says the same', async () => {
  const ann = await aMember('slotsonly');
  const offer = await anOfferWith({ products: ['RNG', 'FISH'] });

  await pageOf(ann).claim(offer);

  const [grant] = await wallet.grants.list(db, { member: ann, limit: 1 });
  expect(grant?.weights).toMatchObject({ RNG: 1_000_000, FISH: 1_000_000, LIVE: 0, SPORTS: 0, LOTT: 0 });
  const shown = await callRoute(promotions.routes, 'promotions.read-offer-conditions', { query: { id: offer } });
  expect(
    (shown as { terms: { weights: { category: string; ppm: number }[] } }).terms.weights.filter(({ ppm }) => ppm > 0),
  ).toEqual([
    { category: 'RNG', ppm: 1_000_000 },
    { category: 'FISH', ppm: 1_000_000 },
  ]);
  await promotions.endPromotion(anOperator, offer);
});

test('where the law wants one family of products in an incentive, others are neither shown nor given there, and not published', async () => {
  const [ann, ben] = [await aMember('onefamily'), await aMember('anyfamily')];
  const [mixed, slots] = [await anOfferWith(), await anOfferWith({ products: ['RNG', 'LIVE'] })];
  law.oneFamilyOf.add(ann);

  expect([await seenBy(ann, slots), await pageOf(ann).stateOf(mixed)]).toEqual([['claim', true], 'none']);
  expect(await refusal(pageOf(ann).claim(mixed))).toBe('promotions.not-eligible');
  expect(await refusal(pageOf(ben).claim(mixed))).toBe('none');
  law.oneFamily = true;
  expect(await refusal(publish(mixed))).toBe('promotions.terms-unfit');
  expect(await refusal(publish(mixed, { products: ['SPORTS', 'ESPORTS'] }))).toBe('none');
  law.oneFamily = false;
  for (const offer of [mixed, slots]) await promotions.endPromotion(anOperator, offer);
});

test('what is given only to those who joined is refused to others', async () => {
  const ann = await aMember('notjoined');
  const offer = await anOfferWith({ kind: 'BIRTHDAY', mustJoin: true });

  expect(await pageOf(ann).stateOf(offer)).toBe('join');
  await pageOf(ann).join(offer);
  expect(await pageOf(ann).stateOf(offer)).toBe('signed');
  await promotions.endPromotion(anOperator, offer);
});

test('terms of a bonus without wagering, and terms that are joined though nothing follows, are refused', async () => {
  const offer = await house.anOffer();
  const send = (parts: object) =>
    refusal(
      callRoute(
        promotions.routes,
        'promotions.publish-offer-terms',
        { body: { promotionId: offer, ...TERMS, ...parts, reason: 'a test of terms' } },
        aCallOf(ANN),
      ),
    );

  expect([await send({ multiplierX100: 0 }), await send({ mustJoin: true })]).toEqual([
    'promotions.terms-unfit',
    'promotions.terms-unfit',
  ]);
});

test('terms that ask for more wagering than every market of the brand allows are not published', async () => {
  law.anywhere = 5;
  const offer = await house.anOffer();
  const send = (multiplierX100: number) => refusal(publish(offer, { multiplierX100 }));

  const answers = [await send(501), await send(500)];

  law.anywhere = 60;
  expect(answers).toEqual(['promotions.terms-unfit', 'none']);
});

test('an offer above the wagering of a market is neither shown nor given to its members, and is to others', async () => {
  const [bound, free] = [await aMember('bound001'), await aMember('freely01')];
  law.of.set(bound, 9);
  const offer = await anOfferWith({ multiplierX100: 1_000 });
  const reload = await anOfferWith({ kind: 'FIRST_DEPOSIT', percentPpm: 500_000, multiplierX100: 1_000 });
  const shown = async (member: MemberId) =>
    (await pageOf(member).rewards()).filter(({ id }) => id === offer.toString()).length;
  const chosen = async (member: MemberId) =>
    (await promotions.depositOffers.offersFor(member, 'TY')).filter(({ promotionId }) => promotionId === reload).length;

  expect([await shown(bound), await chosen(bound), await pageOf(bound).stateOf(offer)]).toEqual([0, 0, 'none']);
  expect(await refusal(pageOf(bound).claim(offer))).toBe('promotions.not-eligible');
  expect(await deposit(bound, 1_000, reload)).toBe(false);
  expect([await shown(free), await chosen(free)]).toEqual([1, 1]);
  expect(await refusal(pageOf(free).claim(offer))).toBe('none');
  await promotions.endPromotion(anOperator, offer);
  await promotions.endPromotion(anOperator, reload);
});

test('a visitor reads the terms of an offer as they are enforced, and of another offer that there are none', async () => {
  const [offer, plain] = [await anOfferWith({ capX100: 500 }), await house.anOffer()];
  const read = (id: bigint) =>
    callRoute(promotions.routes, 'promotions.read-offer-conditions', { query: { id } }, aCaller());

  expect(await read(offer)).toMatchObject({
    terms: { kind: 'GIFT', amount: whole(1_000), multiplierX100: 1_000, maxBet: whole(50), capX100: 500 },
  });
  expect(await read(plain)).toEqual({ terms: null });
  for (const each of [offer, plain]) await promotions.endPromotion(anOperator, each);
});

test('an offer for some ranks and for those who came lately is shown and given to nobody else, also of a dry run', async () => {
  const [ann, ben] = [await aMember('rankann1'), await aMember('rankben22')];
  await inTransaction(db, (tx) => house.members.setRankIn(tx, ann, 4));
  const ranked = await anOfferWith({ rankFrom: 3, rankTo: 5 });
  const late = await anOfferWith({ registeredFrom: '2999-01-01' });
  past.results = [lost(ann, 10), lost(ben, 10)];

  const offered = async (member: MemberId) => (await pageOf(member).rewards()).map(({ id }) => id);
  expect((await offered(ann)).filter((id) => id === ranked.toString() || id === late.toString())).toEqual([
    ranked.toString(),
  ]);
  expect(await offered(ben)).not.toContain(ranked.toString());
  expect([
    await pageOf(ann).stateOf(ranked),
    await pageOf(ben).stateOf(ranked),
    await pageOf(ann).stateOf(late),
  ]).toEqual(['claim', 'close', 'close']);
  expect([await refusal(pageOf(ben).claim(ranked)), await refusal(pageOf(ann).claim(late))]).toEqual([
    'promotions.not-eligible',
    'promotions.not-eligible',
  ]);
  await pageOf(ann).claim(ranked);
  expect(await pageOf(ann).stateOf(ranked)).toBe('claimed');
  const { members } = (await callRoute(
    promotions.routes,
    'promotions.read-dry-run',
    { query: { promotionId: ranked } },
    aCallOf(ANN),
  )) as { members: number };
  expect(members).toBe(1);
  expect(await refusal(publish(late, { rankFrom: 6, rankTo: 5 }))).toBe('promotions.terms-unfit');
  expect(await refusal(publish(late, { kind: 'SIGNUP', rankFrom: 1 }))).toBe('promotions.terms-unfit');
  past.results = [];
  for (const each of [ranked, late]) await promotions.endPromotion(anOperator, each);
});

test('a bonus is revoked by two people; what has ended is not revoked again', async () => {
  const ann = await aMember('revoked');
  const offer = await anOfferWith();
  await pageOf(ann).claim(offer);
  const [bonus] = await pageOf(ann).bonuses();
  const grantId = bonus?.bonusId ?? 0n;
  house.levels.set(ann, 'high');
  const listed = await callRoute(
    promotions.routes,
    'promotions.list-grants',
    { query: { memberId: ann } },
    aCallOf(ANN),
  );
  expect(listed).toMatchObject({ list: [{ grantId, risk: 'high', state: 'ACTIVE' }] });

  await hold('revoke-grant', { grantId, reason: 'one person with ten accounts' });

  expect((await pageOf(ann).bonuses()).map(({ state, forfeited }) => [state, forfeited])).toEqual([
    ['REVOKED', whole(1_000)],
  ]);
  const again = (id: bigint) =>
    refusal(
      callRoute(
        promotions.routes,
        'promotions.revoke-grant',
        { body: { grantId: id, reason: 'one person with ten accounts' } },
        aCallOf(ANN),
      ),
    );
  expect([await again(grantId), await again(999_999n)]).toEqual(['promotions.grant-over', 'wallet.grant-unknown']);
  await promotions.endPromotion(anOperator, offer);
});

test('a bonus by hand takes two people, is given once with the wagering they said, and not to who pauses', async () => {
  const [ann, ben] = [await aMember('byhand1'), await aMember('byhand22')];
  const given = { amount: whole(300), multiplierX100: 250, maxBet: whole(20), runHours: 48, reason: 'a fault of ours' };
  const give = (memberId: bigint, parts: object = {}) =>
    callRoute(promotions.routes, 'promotions.give-grant', { body: { ...given, memberId, ...parts } }, aCallOf(ANN));

  const { approvalId } = (await give(ann)) as { approvalId: bigint };
  expect((await held(ann)).bonus).toBe(0n);
  await byTwoPeople(house.approvals, () => Promise.resolve(approvalId));

  expect((await held(ann)).bonus).toBe(whole(300));
  expect(await pageOf(ann).bonuses()).toMatchObject([
    { state: 'ACTIVE', amount: whole(300), required: whole(750), maxBet: whole(20) },
  ]);
  paused.set(ben, 'protection.offers-paused');
  expect([await refusal(give(ben)), await refusal(give(999_999n))]).toEqual([
    'protection.offers-paused',
    'members.member-unknown',
  ]);
  paused.delete(ben);
  // The law of the market of the member holds for what staff gives too.
  law.of.set(ben, 2);
  expect(await refusal(give(ben))).toBe('promotions.terms-unfit');
  law.of.delete(ben);
});

test('a dry run says what terms would have given over the last thirty days', async () => {
  const [ann, ben] = [await aMember('dryann'), await aMember('dryben')];
  const at = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
  past.deposits = [
    { id: 1n, member: ann, at: at(100), amount: whole(1_000), isFirst: true },
    { id: 2n, member: ann, at: at(99), amount: whole(1_000), isFirst: false },
    { id: 3n, member: ben, at: at(60), amount: whole(50), isFirst: true },
    { id: 4n, member: ben, at: at(50), amount: whole(9_000), isFirst: false },
  ];
  past.results = [lost(ann, 2_000), lost(ben, 10)];
  const dry = async (parts: Parameters<typeof anOfferWith>[0]) => {
    const offer = await anOfferWith(parts);
    const answer = await callRoute(
      promotions.routes,
      'promotions.read-dry-run',
      { query: { promotionId: offer } },
      aCallOf(ANN),
    );
    await promotions.endPromotion(anOperator, offer);
    const { awards, members: who, given, exposure } = answer as Record<string, unknown>;
    return [awards, who, given, exposure];
  };
  const deposits = { percentPpm: 500_000, amount: whole(2_000) };

  expect(await dry({ ...deposits, kind: 'FIRST_DEPOSIT', capX100: 200 })).toEqual([1, 1, whole(500), whole(1_000)]);
  expect(await dry({ ...deposits, kind: 'RELOAD' })).toEqual([2, 2, whole(2_500), whole(2_500)]);
  expect(await dry({ kind: 'GIFT' })).toEqual([2, 2, whole(2_000), whole(2_000)]);
  expect(await dry({ kind: 'CASHBACK', percentPpm: 100_000, credit: 'CASH' })).toEqual([4, 1, whole(800), whole(800)]);
  expect((await dry({ kind: 'SIGNUP', credit: 'CASH' }))[0]).toBeTypeOf('number');
  expect((await dry({ kind: 'BIRTHDAY' }))[0]).toBeTypeOf('number');
  past.deposits = [];
  past.results = [];
});

test('liabilities are what runs, what waits, what is in envelopes and what budgets still allow', async () => {
  const ann = await aMember('owedmoney');
  const offers = [await anOfferWith(), await anOfferWith({ amount: whole(5) })];
  const read = async () => {
    const answer = await callRoute(promotions.routes, 'promotions.read-liabilities', {}, aCallOf(ANN));
    const { list } = answer as { readonly list: readonly { readonly kind: string; readonly amount: bigint }[] };
    return new Map(list.map(({ kind, amount }) => [kind, amount]));
  };
  const before = await read();

  for (const offer of offers) await pageOf(ann).claim(offer);

  const after = await read();
  const moved = (kind: string) => (after.get(kind) ?? 0n) - (before.get(kind) ?? 0n);
  expect(['RUNNING', 'WAITING', 'BUDGETS'].map(moved)).toEqual([whole(1_000), whole(5), money(-whole(1_005))]);
  for (const offer of offers) await promotions.endPromotion(anOperator, offer);
});
