import { listPromotions, readPromotion } from '@fairground/contract/promotions/endpoints';
import type { Promotion } from '@fairground/contract/promotions/endpoints';
import { encode } from 'zod/mini';
import { expect, test } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute, testPlatform } from '../../../testing/modules.ts';
import { createOffers } from './offers.ts';

type Added = Parameters<ReturnType<typeof createOffers>['addPromotion']>[1];

const HOUR_MS = 60 * 60_000;

const aSite = async () => {
  const ground = await testPlatform((await testDatabase()).db);
  const offers = createOffers(ground);
  const inHours = (hours: number) => new Date(ground.clock.now().getTime() + hours * HOUR_MS);
  const add = (title: string, parts: Partial<Added> = {}) =>
    offers.addPromotion(anOperator, {
      category: 'special',
      url: '/brand/art/promotion.webp',
      link: '/register',
      texts: {
        TY: { title, summary: 'ngắn', content: `<p>${title}</p>`, action: 'Đi' },
        EN: { title: `${title} EN`, summary: 'short', content: '<p>en</p>', action: 'Go' },
      },
      ...parts,
    });
  const list = async (query: object = {}, caller: Parameters<typeof aCaller>[0] = {}) => {
    const value = await callRoute(offers.routes, listPromotions.name, { query }, aCaller(caller));
    expect(() => encode(listPromotions.value, value as never)).not.toThrow();
    return (value as { list: Promotion[] }).list.map(({ title }) => title);
  };
  const read = (id: bigint, caller: Parameters<typeof aCaller>[0] = {}) =>
    callRoute(offers.routes, readPromotion.name, { query: { id } }, aCaller(caller));
  return { ...ground, offers, add, list, read, inHours };
};

test('[part of R-07] offers are listed in their order, all or one category, in the language of the one who asks', async () => {
  const { add, list } = await aSite();
  await add('second', { sort: 20, category: 'new_player' });
  await add('first', { sort: 10 });
  await add('only here', {
    sort: 30,
    texts: { TY: { title: 'chỉ TY', summary: 'a', content: '<p>a</p>', action: 'b' } },
  });

  expect(await list()).toEqual(['first', 'second', 'chỉ TY']);
  expect(await list({ category: 'new_player' })).toEqual(['second']);
  expect(await list({ category: 'vip' })).toEqual([]);
  expect(await list({}, { language: 'EN' })).toEqual(['first EN', 'second EN', 'chỉ TY']);
});

test('[part of R-07] an offer is on show in its window to the moment; who comes late learns so, who comes early learns nothing', async () => {
  const { add, list, read, inHours, clock } = await aSite();
  const id = await add('a night', { startsAt: inHours(1), endsAt: inHours(2) });
  await expect(read(id)).rejects.toMatchObject({ code: 'content.promotion-unknown' });
  clock.advance(HOUR_MS - 1);
  expect(await list()).toEqual([]);

  clock.advance(1);
  expect(await list()).toEqual(['a night']);
  expect(await read(id)).toMatchObject({ content: '<p>a night</p>', action: 'Đi', link: '/register' });

  clock.advance(HOUR_MS);
  expect(await list()).toEqual([]);
  await expect(read(id)).rejects.toMatchObject({ code: 'content.promotion-ended' });
  await expect(read(id + 1n)).rejects.toMatchObject({ code: 'content.promotion-unknown' });
});

test('[T-18] an offer that is announced is shown as one to come from that moment on, after those that run, and runs from its start', async () => {
  const { add, list, read, inHours, clock } = await aSite();
  const id = await add('tomorrow', { sort: 1, announcedAt: inHours(1), startsAt: inHours(3), endsAt: inHours(5) });
  await add('next', { sort: 2, announcedAt: inHours(1), startsAt: inHours(2) });
  await add('now', { sort: 3 });
  await add('secret', { sort: 4, startsAt: inHours(2) });
  expect(await list()).toEqual(['now']);
  await expect(read(id)).rejects.toMatchObject({ code: 'content.promotion-unknown' });

  clock.advance(HOUR_MS);
  expect(await list()).toEqual(['now', 'next', 'tomorrow']);
  expect(await read(id)).toMatchObject({ title: 'tomorrow', isComing: true });

  clock.advance(2 * HOUR_MS);
  expect(await list()).toEqual(['tomorrow', 'next', 'now', 'secret']);
  expect(await read(id)).not.toHaveProperty('isComing');
});

test.for([
  ['everyone', [true, true, true, true]],
  ['visitors', [true, true, false, false]],
  ['members', [false, false, true, true]],
  ['agents', [false, false, false, true]],
] as const)('an offer for %s is shown to them alone, in the list and by its address', async ([audience, shown]) => {
  const { add, list, read } = await aSite();
  const id = await add('offer', { audience });

  for (const [at, account] of ([undefined, 'trial', 'member', 'agent'] as const).entries()) {
    const caller = account === undefined ? {} : { session: aSession({ account }) };
    const told = read(id, caller).then(
      () => 'shown',
      (error: unknown) => (error instanceof Refusal ? error.code : 'broken'),
    );
    expect(await list({}, caller)).toEqual(shown[at] ? ['offer'] : []);
    expect(await told).toBe(shown[at] ? 'shown' : 'content.promotion-unknown');
  }
});

test('an offer that was ended before it began was never there', async () => {
  const { add, read, inHours, offers } = await aSite();
  const id = await add('never', { startsAt: inHours(1) });

  await offers.endPromotion(anOperator, id);

  await expect(read(id)).rejects.toMatchObject({ code: 'content.promotion-unknown' });
});

test('staff sees an offer on its page before it is on show, by a key that nobody guesses and that opens no other', async () => {
  const { add, read, inHours, offers } = await aSite();
  const [id, other] = [
    await add('soon', { startsAt: inHours(1), audience: 'agents' }),
    await add('later', { startsAt: inHours(2) }),
  ];
  const path = await offers.previewPathOf(id);
  const preview = path.split('=').at(-1) ?? '';

  expect(path).toBe(`/promotions/${id}?preview=${preview}`);
  expect(await offers.isPreview(preview)).toBe(true);
  expect(await read(id, { preview })).toMatchObject({ content: '<p>soon</p>' });
  await expect(read(other, { preview })).rejects.toMatchObject({ code: 'content.promotion-unknown' });
  await expect(read(id, { preview: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({
    code: 'content.promotion-unknown',
  });

  await offers.endPromotion(anOperator, id);
  expect(await offers.isPreview(preview)).toBe(false);
});
