import { listAnnouncements as endpoint } from '@fairground/contract/content/endpoints';
import type { AnnouncementType } from '@fairground/contract/content/endpoints';
import { encode } from 'zod/mini';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, callRoute, testPlatform } from '../../testing/modules.ts';
import { createContent } from './index.ts';

type Added = Parameters<ReturnType<typeof createContent>['addAnnouncement']>[1];
type Listed = { id: bigint; title: string; content: string; index: number };
const session = aSession();

const aSite = async () => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const content = createContent(ground);
  const add = (type: AnnouncementType, title: string, parts: Partial<Added> = {}) =>
    content.addAnnouncement(anOperator, {
      type,
      texts: { TY: { title, content: `<p>${title}</p>` }, EN: { title: `${title} EN`, content: '<p>en</p>' } },
      ...parts,
    });
  const ask = async (query: object = {}, caller: Parameters<typeof aCaller>[0] = {}) => {
    const input = { query: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', ...query } };
    const value = await callRoute(content.routes, endpoint.name, input, aCaller(caller));
    const { list, popup } = value as { list: Listed[]; popup: Listed[] };
    return { list: list.map(({ title }) => title), popup: popup.map(({ title }) => title), value };
  };
  return { ...ground, content, add, ask };
};

test('[M-04] the list has bulletins and promotion notices, newest first; what pops up comes apart', async () => {
  const { add, ask, clock } = await aSite();
  await add('B', 'old');
  clock.advance(60_000);
  await add('PR', 'promotion');
  clock.advance(60_000);
  await add('B', 'new');
  await add('PU', 'popup');
  await add('H', 'ticker');

  const { list, popup, value } = await ask();

  expect(list).toEqual(['new', 'promotion', 'old']);
  expect(popup).toEqual(['popup']);
  expect(value).toMatchObject({ list: [{ index: 0 }, { index: 1 }, { index: 2 }] });
  expect((await ask({ types: 'H' })).list).toEqual(['ticker']);
  expect(() => encode(endpoint.value, value as never)).not.toThrow();
});

test('[M-04] the popup for after the login, and all that is for members, needs a session', async () => {
  const { add, ask } = await aSite();
  await add('PL', 'welcome back');
  await add('B', 'for members', { execution: 'A' });

  expect(await ask({ execution: 'A' })).toMatchObject({ list: [], popup: [] });
  expect(await ask({ execution: 'A' }, { session })).toMatchObject({ list: ['for members'], popup: ['welcome back'] });
  expect(await ask({ execution: 'B' }, { session })).toMatchObject({ list: [], popup: ['welcome back'] });
});

test('[M-04] an announcement is for its platforms, its window and the language of the visitor', async () => {
  const { add, ask, clock } = await aSite();
  await add('B', 'phones', { platforms: ['M'] });
  await add('B', 'later', { startsAt: new Date('2026-01-05T09:00:00Z'), endsAt: new Date('2026-01-05T10:00:00Z') });

  expect((await ask()).list).toEqual([]);
  expect((await ask({ platform: 'M' }, { language: 'EN' })).list).toEqual(['phones EN']);
  clock.set('2026-01-05T09:00:00Z');
  expect((await ask()).list).toEqual(['later']);
  clock.set('2026-01-05T10:00:00Z');
  expect((await ask()).list).toEqual([]);
});

test('what asks visitors to register is not read by those who are logged in, whatever they ask for', async () => {
  const { add, ask } = await aSite();
  await add('H', 'for all');
  await add('H', 'register now', { execution: 'V' });
  await add('H', 'for members', { execution: 'A' });

  expect((await ask({ types: 'H' })).list.toSorted()).toEqual(['for all', 'register now']);
  expect((await ask({ types: 'H', execution: 'A' })).list.toSorted()).toEqual(['for all', 'register now']);
  expect((await ask({ types: 'H', execution: 'A' }, { session })).list.toSorted()).toEqual(['for all', 'for members']);
  expect((await ask({ types: 'H' }, { session })).list).toEqual(['for all']);
});
