import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator, testPlatform } from '../../testing/modules.ts';
import { createContent } from './index.ts';

const { db } = await testDatabase();
const { audit, sent, clock, ...ground } = await testPlatform(db);
const content = createContent({ ...ground, audit, clock });
const texts = { TY: { title: 'Chào', content: '<p onclick="x()">Chào</p><script>alert(1)</script>' } };

test('[M-04] the text is cleaned before it is stored', async () => {
  const id = await content.addAnnouncement(anOperator, { type: 'B', texts });

  const stored = (await content.listAllAnnouncements()).find((announcement) => announcement.id === id);

  expect(stored?.texts.TY?.content).toBe('<p>Chào</p>');
});

test('ending one is pushed to open pages and audited; it cannot end twice', async () => {
  const id = await content.addAnnouncement(anOperator, { type: 'B', texts });
  clock.advance(1_000);

  await content.endAnnouncement(anOperator, id);

  expect(sent.at(-1)).toEqual({ push: 'content.changed', data: { what: 'announcement' } });
  expect((await content.listAllAnnouncements()).some((announcement) => announcement.id === id)).toBe(false);
  expect(await audit.listLines({ limit: 1 })).toMatchObject([{ action: 'content.end-announcement' }]);
  await expect(content.endAnnouncement(anOperator, id)).rejects.toMatchObject({
    code: 'content.announcement-unknown',
  });
});

test('one that was to come can be ended before it began', async () => {
  const id = await content.addAnnouncement(anOperator, { type: 'B', texts, startsAt: new Date('2027-01-01') });

  await content.endAnnouncement(anOperator, id);

  expect((await content.listAllAnnouncements()).some((announcement) => announcement.id === id)).toBe(false);
});

test('one without words in the site language, or that ends before it starts, is refused', async () => {
  const adding = (parts: object) => content.addAnnouncement(anOperator, { type: 'B', texts, ...parts });

  await expect(adding({ texts: { EN: { title: 'a', content: 'b' } } })).rejects.toMatchObject({
    code: 'content.text-missing',
  });
  await expect(adding({ texts: { TY: { title: 'a', content: '<script>x</script>' } } })).rejects.toMatchObject({
    code: 'content.text-missing',
  });
  await expect(adding({ endsAt: new Date('2020-01-01') })).rejects.toMatchObject({ code: 'content.window-backwards' });
});
