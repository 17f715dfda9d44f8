import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, testPlatform } from '../../../testing/modules.ts';
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
