import { listAnnouncements } from '@fairground/contract/content/endpoints';
import type { Endpoint } from '@fairground/contract/endpoint';
import { listFeedback, sendFeedback } from '@fairground/contract/members/endpoints';
import { listPromotions, readPromotion } from '@fairground/contract/promotions/endpoints';
import { readChat, readChatUrl, sendChatMessage } from '@fairground/contract/support/endpoints';
import { readHelpCenter } from '@fairground/contract/system/endpoints';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from './platform/database/index.ts';
import { seedContent } from './seed/index.ts';
import { aCaller, anOperator } from './testing/modules.ts';
import { wholeApp } from './testing/whole-app.ts';

const { app, db, close } = await wholeApp({});
afterAll(close);

const aToken = async (): Promise<string> => {
  const opened = { username: 'listener', isAgent: 0, uplineId: null, keepsPassword: true } as const;
  const { memberId } = await app.members.openAccount(anOperator, opened);
  return (await inTransaction(db, (tx) => app.identity.admit(tx, { memberId, from: aCaller() }))).token;
};

test('[A-08] promotions, announcements, the help centre, the chat and feedback all answer a member of the shipped site', async () => {
  await seedContent(app, 'fairground');
  await app.members.installDefaults();
  const authorization = `Bearer ${await aToken()}`;
  const ask = async (
    { method, path }: Endpoint,
    parts: { readonly query?: Record<string, string>; readonly payload?: object } = {},
  ) => (await app.http.fastify.inject({ method, url: path, headers: { authorization }, ...parts })).json().value;

  const promotions = await ask(listPromotions);
  const promotion = await ask(readPromotion, { query: { id: promotions.list[0].id } });
  const announcements = await ask(listAnnouncements);
  const help = await ask(readHelpCenter);
  const chat = await ask(readChatUrl);
  await ask(sendChatMessage, { payload: { clientId: 'a-word-of-a-member', content: 'Is anybody there?' } });
  await ask(sendFeedback, { payload: { questionType: 'other', content: 'A word of praise for the house.' } });

  expect(promotion).toMatchObject({ id: promotions.list[0].id, title: expect.stringMatching(/\S/) });
  expect(announcements.list).toContainEqual(expect.objectContaining({ title: expect.stringMatching(/\S/) }));
  expect(help.list).toContainEqual(expect.objectContaining({ sectionId: 'terms' }));
  expect(chat).toMatchObject({ csType: 'LIVECHAT', chatUrl: expect.stringMatching(/^\//) });
  expect(await ask(readChat)).toMatchObject({ list: [{ content: 'Is anybody there?' }] });
  expect(await ask(listFeedback)).toMatchObject({ list: [{ content: 'A word of praise for the house.' }] });
});
