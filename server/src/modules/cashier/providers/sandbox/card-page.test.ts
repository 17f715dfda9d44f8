import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/database.ts';
import { cashierDesk } from '../../testing/cashier-desk.ts';
import { BEHAVIOUR_HEADER, BEHAVIOURS } from './behaviour.ts';
import { CARD_OUTCOMES, TEST_CARDS } from './card.ts';

const said: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });
const database = await testDatabase();
const { aMember, http, pageOf } = await cashierDesk(database, () => ({ log }));

const addressOf = ({ instructions }: DepositDetail): string => instructions?.redirectUrl ?? '';
const type = (deposit: DepositDetail, card: Readonly<Record<string, string>>, language = 'EN') =>
  http.fastify.inject({
    method: 'POST',
    url: addressOf(deposit),
    headers: {
      ...{ host: 'play.example', 'content-type': 'application/x-www-form-urlencoded' },
      language,
    },
    payload: new URLSearchParams({ expiry: '04/90', cvc: '731', ...card }).toString(),
  });

/** All that the database holds, as text. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
};

test('a deposit by card is paid on a form whose test numbers choose what happens, and a declined card may be tried again', async () => {
  const page = pageOf(await aMember('cardpayer'));
  const deposit = await page.deposit('card', 100_000);
  const form = await http.fastify.inject({
    url: addressOf(deposit),
    headers: { host: 'play.example', language: 'EN' },
  });
  expect(form.body).toContain('name="number"');
  expect(form.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);

  const declined = await type(deposit, { number: TEST_CARDS.declined });
  expect(declined.statusCode).toBe(422);
  expect(declined.body).toContain('The bank declined this card.');
  expect((await page.status(deposit.no)).status).toBe('AWAITING');

  const paid = await type(deposit, { number: '4242 4242 4242 4242' });

  expect(paid.statusCode).toBe(303);
  expect((await page.status(deposit.no)).status).toBe('CREDITED');
});

test('a card with a wrong digit, a past date or no code is refused by the server as well, and nothing is paid', async () => {
  const page = pageOf(await aMember('cardwrong1'));
  const deposit = await page.deposit('card', 100_000);

  for (const [card, words] of [
    [{ number: '4242 4242 4242 4241' }, 'This is no card number'],
    [{ number: TEST_CARDS.pay, expiry: '01/20' }, 'still valid'],
    [{ number: TEST_CARDS.pay, cvc: '7' }, 'three or four digits'],
    [{ number: '5555 5555 5555 4444' }, 'This is no test number'],
  ] as const) {
    const answer = await type(deposit, card);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(words);
  }
  expect((await type(deposit, { number: '1' }, 'TY')).body).toContain('Đây không phải số thẻ');

  expect((await page.status(deposit.no)).status).toBe('AWAITING');
});

test('of a card that was typed neither number nor code is in an answer, in the log or in the database', async () => {
  const page = pageOf(await aMember('cardsecret11'));
  const [one, two] = [await page.deposit('card', 100_000), await page.deposit('card', 110_000)];
  const typedNumber = '5555 5555 5555 4444';
  const answers = [
    await type(one, { number: typedNumber }),
    await type(one, { number: TEST_CARDS['wrong-amount'] }),
    await type(two, { number: TEST_CARDS.pay }),
  ];
  // What every page lists for everybody says nothing of this one.
  const bodies = answers.map(({ body }) => body.replace(/<details>[\s\S]*<\/details>/, ''));

  const kept = [...bodies, ...said, await everything()].join('\n').replaceAll(/[ -]/g, '');

  expect((await page.status(one.no)).status).toBe('REVIEW');
  expect((await page.status(two.no)).status).toBe('CREDITED');
  expect(kept).toContain(two.no);
  for (const number of [typedNumber.replaceAll(' ', ''), TEST_CARDS['wrong-amount'], TEST_CARDS.pay])
    expect(kept.includes(number)).toBe(false);
  expect(kept).not.toContain('cvc=731');
  expect(kept).not.toContain('04/90');
});

test('the guide for developers lists every behaviour with its header, every test card and every provider, in both languages', async () => {
  for (const [language, heading] of [
    ['EN', 'Payments of the sandbox'],
    ['TY', 'Thanh toán trong bản thử'],
  ] as const) {
    const guide = await http.fastify.inject({ url: '/sandbox/payments', headers: { host: 'play.example', language } });

    expect(guide.statusCode).toBe(200);
    expect(guide.body).toContain(heading);
    expect(guide.body).toContain(BEHAVIOUR_HEADER);
    for (const behaviour of BEHAVIOURS) expect(guide.body).toContain(`<code>${behaviour}</code>`);
    for (const outcome of CARD_OUTCOMES)
      expect(guide.body).toContain(TEST_CARDS[outcome].replaceAll(/(\d{4})(?=\d)/g, '$1 '));
    for (const code of ['sandbox-bank', 'sandbox-qr', 'sandbox-wallet', 'sandbox-crypto', 'sandbox-card'])
      expect(guide.body).toContain(`<code>${code}</code>`);
    expect(guide.headers['content-security-policy']).not.toContain('unsafe-inline');
  }
});
