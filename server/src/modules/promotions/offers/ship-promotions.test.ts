import { PLAIN_TERMS } from '@fairground/contract/promotions/terms';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, testPlatform } from '../../../testing/modules.ts';
import { insertTerms, listBudgets, listTerms } from '../store/terms.ts';
import { createOffers } from './offers.ts';
import type { ShippedPromotion } from './ship-promotions.ts';

const shipped = (title: string): readonly ShippedPromotion[] => [
  {
    key: 'gift',
    category: 'new_player',
    audience: 'everyone',
    url: '/brand/art/offer-gift.webp',
    hue: 355,
    link: '',
    sort: 10,
    texts: { TY: { title, summary: 'a', content: '<p>a</p><script>b()</script>', action: '' } },
  },
];

const aSite = async () => {
  const ground = await testPlatform((await testDatabase()).db);
  return { ...ground, offers: createOffers(ground) };
};

test('offers a brand ships are there once and cleaned, however often the product starts', async () => {
  const { offers, sent } = await aSite();

  await offers.installDefaults(shipped('Chào'));
  await offers.installDefaults(shipped('Chào'));

  expect(await offers.listAllPromotions()).toMatchObject([{ texts: { TY: { content: '<p>a</p>' } } }]);
  expect(sent).toHaveLength(1);
});

test('a new version changes the words of an offer nobody touched, and never brings back one that was ended', async () => {
  const { offers } = await aSite();
  await offers.installDefaults(shipped('Chào'));

  await offers.installDefaults(shipped('Xin chào'));
  const [offer] = await offers.listAllPromotions();
  await offers.endPromotion(anOperator, offer?.id ?? 0n);
  await offers.installDefaults(shipped('Lời chào'));

  expect(offer?.texts.TY?.title).toBe('Xin chào');
  expect(await offers.listAllPromotions()).toEqual([]);
});

test('terms a brand ships are published once with their budget, and later ones of staff stay', async () => {
  const { db, offers } = await aSite();
  const terms = {
    ...PLAIN_TERMS,
    ...{ kind: 'GIFT' as const, percentPpm: 0, amount: money(10_000n), minDeposit: money(0n), multiplierX100: 1_000 },
    ...{ maxBet: money(5_000n), capX100: null, runHours: 24, budget: money(90_000n) },
  };
  const gifts = shipped('Chào').map((offer) => ({ ...offer, terms }));

  await offers.installDefaults(gifts);
  const [first] = await listTerms(db);
  const id = first?.promotionId ?? 0n;
  await inTransaction(db, (tx) => insertTerms(tx, id, { ...terms, amount: money(20_000n) }, new Date()));
  await offers.installDefaults(gifts);

  expect(first).toMatchObject({ version: 1, terms });
  expect((await listTerms(db)).map(({ version, terms: { amount } }) => [version, amount])).toEqual([[2, 20_000n]]);
  expect((await listBudgets(db)).map(({ budget, used }) => [budget, used])).toEqual([[90_000n, 0n]]);
});
