import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, testPlatform } from '../../../testing/modules.ts';
import { createOffers } from './offers.ts';

const { db } = await testDatabase();
const { audit, sent, queued, clock, ...ground } = await testPlatform(db);
const offers = createOffers({ ...ground, clock, audit });
const words = {
  title: ' Đêm \n hội ',
  summary: 'Một đêm',
  content: '<p onclick="a()">Luật</p><script>b()</script>',
  action: '',
};
const promotion = { category: 'special', url: '/brand/art/promotion.webp', texts: { TY: words } } as const;
const kept = async (id: bigint) => (await offers.listAllPromotions()).find((each) => each.id === id);

test('adding, changing and ending an offer is pushed to open pages and audited, its texts sanitized', async () => {
  const id = await offers.addPromotion(anOperator, { ...promotion, hue: 370 });
  await offers.changePromotion(anOperator, id, { texts: { TY: { title: 'Hai đêm' }, EN: { title: 'Two nights' } } });

  expect(await kept(id)).toMatchObject({
    audience: 'everyone',
    hue: 10,
    texts: {
      TY: { title: 'Hai đêm', summary: 'Một đêm', content: '<p>Luật</p>' },
      EN: { title: 'Two nights', summary: '' },
    },
  });
  await offers.endPromotion({ ...anOperator, reason: 'over' }, id);
  expect(sent).toEqual(Array.from({ length: 3 }, () => ({ push: 'content.changed', data: { what: 'promotion' } })));
  expect(await audit.listLines({ limit: 3 })).toMatchObject([
    { action: 'content.end-promotion', resourceId: id.toString(), reason: 'over' },
    { action: 'content.change-promotion', before: { texts: { TY: { title: 'Đêm hội' } } } },
    { action: 'content.add-promotion', after: { texts: { TY: { title: 'Đêm hội', content: '<p>Luật</p>' } } } },
  ]);
});

test('what has ended or never was is neither changed nor ended', async () => {
  const id = await offers.addPromotion(anOperator, promotion);
  await offers.endPromotion(anOperator, id);

  for (const gone of [id, id + 1_000n]) {
    const unknown = { code: 'content.promotion-unknown' };
    await expect(offers.endPromotion(anOperator, gone)).rejects.toMatchObject(unknown);
    await expect(offers.changePromotion(anOperator, gone, { sort: 1 })).rejects.toMatchObject(unknown);
  }
});

test('open pages get a push when the window of an offer opens and closes, also after the window was moved', async () => {
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  const [startsAt, endsAt, later] = [inHours(1), inHours(2), inHours(3)] as const;
  const before = queued.length;

  const id = await offers.addPromotion(anOperator, { ...promotion, startsAt, endsAt });
  await offers.changePromotion(anOperator, id, { endsAt: later });

  expect(queued.slice(before).map(({ runAt }) => runAt)).toEqual([startsAt, endsAt, startsAt, later]);
});

test('the picture of an offer on another host is one that pages may show', async () => {
  await offers.addPromotion(anOperator, { ...promotion, url: 'https://pictures.example/a.webp' });

  expect(await offers.listPictureAddresses()).toContain('https://pictures.example');
});

test.for([
  ['content.text-missing', { texts: { EN: words } }],
  ['content.text-missing', { texts: { TY: { ...words, summary: ' ' } } }],
  ['content.text-missing', { texts: { TY: { ...words, content: '<script>a()</script>' } } }],
  ['content.text-missing', { link: '/register' }],
  ['content.link-refused', { link: 'https://elsewhere.example', texts: { TY: { ...words, action: 'Go' } } }],
  ['content.link-refused', { link: '//elsewhere.example', texts: { TY: { ...words, action: 'Go' } } }],
  ['content.link-refused', { url: 'javascript:alert(1)' }],
  ['content.window-backwards', { startsAt: new Date('2026-02-02'), endsAt: new Date('2026-02-01') }],
] as const)('%s: %o is refused', async ([code, parts]) => {
  await expect(offers.addPromotion(anOperator, { ...promotion, ...parts })).rejects.toMatchObject({ code });
});
