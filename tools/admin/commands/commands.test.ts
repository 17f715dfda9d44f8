import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aGame, rowsOf } from '../../../server/src/modules/catalog/testing/shop.ts';
import { openDatabase } from '../../../server/src/platform/database/index.ts';
import { benchRows } from '../../bench/catalog/rows.ts';
import { openHouse } from '../house.ts';
import { openTerminal } from '../testing/terminal.ts';

const { admin, ask, database, dataFolder, node, pushed, said } = await openTerminal();

test('[22] a banner of the terminal is a draft for somebody else to publish; one on the site is hidden at once', async () => {
  const words = ['banner', 'add', '--group', 'w_help', '--art', '/brand/art/help.webp', '--headline', 'Xin chào'];
  expect(await admin(...words, '--headline', 'EN=Hello', '--reason', 'greeting')).toBe(0);
  expect(said.join('\n')).toMatch(/Draft \d+ waits for somebody else/);
  expect(await admin('draft', 'list')).toBe(0);
  const list = (group: string) => ask(`/wps/relay/banner/list?groupName=${group}`);
  expect(await list('w_help')).toMatchObject({ list: [{ groupName: 'w_promotion' }] });

  const { list: shown } = (await list('w_promotion')) as { list: { bannerId: string }[] };
  expect(await admin('banner', 'hide', shown[0]?.bannerId ?? '', '--reason', 'enough')).toBe(0);

  await expect
    .poll(async () => ((await list('w_promotion')) as { list: object[] }).list)
    .toHaveLength(shown.length - 1);
  expect(await admin('banner', 'list', '--group', 'w_help')).toBe(0);
});

test('[22] an announcement of the terminal is a draft for somebody else to publish; one on the site ends at once', async () => {
  const words = ['announcement', 'add', '--type', 'H', '--title', 'Tin mới', '--html', '<p>Chào</p>', '--sort', '1'];
  const tickers = async () =>
    ((await ask('/wps/relay/announcement/list?types=H')) as { list: { id: string; title: string }[] }).list;
  const before = await tickers();
  expect(await admin(...words, '--reason', 'news')).toBe(0);
  expect(said.join('\n')).toMatch(/Draft \d+ waits for somebody else/);
  expect(await tickers()).toEqual(before);

  expect(await admin('announcement', 'end', before[0]?.id ?? '', '--reason', 'old')).toBe(0);

  await expect.poll(tickers).toHaveLength(before.length - 1);
});

test('[part of R-07] a promotion is added, changed in parts, and ended; its address then says so', async () => {
  const words = [
    'promotion',
    'add',
    '--category',
    'special',
    '--art',
    '/brand/art/promotion.webp',
    '--title',
    'Đêm hội',
  ];
  const texts = ['--summary', 'Một đêm.', '--html', '<p>Luật</p>', '--sort', '1', '--reason', 'festival'];
  expect(await admin(...words, ...texts)).toBe(0);
  const id = /Promotion (\d+)/.exec(said.join('\n'))?.[1] ?? '';
  const first = async () =>
    ((await ask('/wps/relay/promotion/list')) as { list: { title: string; summary: string }[] }).list[0];
  await expect.poll(first).toMatchObject({ title: 'Đêm hội', summary: 'Một đêm.' });

  expect(await admin('promotion', 'change', id, '--title', 'Hai đêm hội', '--reason', 'longer')).toBe(0);
  await expect.poll(first).toMatchObject({ title: 'Hai đêm hội', summary: 'Một đêm.' });
  expect(await admin('promotion', 'change', id, '--reason', 'nothing')).not.toBe(0);

  expect(await admin('promotion', 'end', id, '--reason', 'over')).toBe(0);
  expect(await admin('promotion')).toBe(0);
  expect(said.at(-1)).not.toContain('Hai đêm hội');
});

test('[part of E-06] downloads, service channels and mirrors are set, listed and removed; open pages get a push of each', async () => {
  const why = ['--reason', 'moved'];
  const info = async () => ((await ask('/wps/system/status')) as { info: object }).info;

  expect(await admin('resource', 'set', 'Android', '--url', 'https://cdn.example/app.apk', ...why)).toBe(0);
  expect(await admin('service', 'set', 'telegram', '--title', 'Kênh', '--path', 'https://t.me/x', ...why)).toBe(0);
  expect(await admin('service', 'remove', 'vip', ...why)).toBe(0);
  expect(await admin('domain', 'set', 'Mirror.example', '--weight', '70', ...why)).toBe(0);

  await expect.poll(() => pushed.length).toBe(4);
  expect(await info()).toMatchObject({
    resources: expect.arrayContaining([expect.objectContaining({ url: 'https://cdn.example/app.apk' })]),
    customerService: expect.arrayContaining([{ csType: 'TELEGRAM', title: 'Kênh', path: 'https://t.me/x' }]),
  });
  expect(JSON.stringify(await info())).not.toContain('"VIP"');
  expect(await ask('/wps/system/domainRoute')).toMatchObject({ list: [{}, { host: 'mirror.example', weight: 70 }] });
  expect(await admin('domain', 'remove', 'mirror.example', ...why)).toBe(0);
  for (const group of ['resource', 'service', 'domain']) expect(await admin(group)).toBe(0);
  expect(said.join('\n')).toMatch(/Android +APP +10 +yours +https:\/\/cdn.example\/app.apk/);
});

test('the help centre is written from files, shown and taken away again', async () => {
  const why = ['--reason', 'a new guide'];
  const file = join(dataFolder, 'guide.html');
  await writeFile(file, '<h3>Bước một</h3><script>alert(1)</script>');
  const help = async () => JSON.stringify(await ask('/wps/system/helpCenter'));

  expect(await admin('help-section', 'set', 'guides', '--title', 'Hướng dẫn', ...why)).toBe(0);
  const article = ['help-article', 'set', 'guide', '--section', 'guides', '--title', 'Bước một', '--file', file];
  expect(await admin(...article, ...why)).toBe(0);

  await expect.poll(help).toContain('"content":"<h3>Bước một</h3>"');
  expect(await admin('help-article', 'show', 'guide', '--language', 'TY')).toBe(0);
  expect(said.at(-1)).toBe('<h3>Bước một</h3>');
  expect(await admin('help-article', 'show', 'guide')).toBe(0);
  expect(await admin('help-article', 'list', '--section', 'guides')).toBe(0);
  expect(await admin('help-article', 'remove', 'guide', ...why)).toBe(0);
  expect(await admin('help-section', 'remove', 'guides', ...why)).toBe(0);
  expect(await admin('help-section')).toBe(0);
  await expect.poll(help).not.toContain('guides');
});

test('[part of G-04] accounts are opened, shown, changed and locked from the terminal', async () => {
  const because = ['--reason', 'a new line'];
  expect(await admin('member', 'open', 'northline', '--kind', 'general-agent', ...because)).toBe(0);
  expect(said.join('\n')).toMatch(/password {2}[A-Za-z0-9]{10}/);
  expect(await admin('member', 'open', 'northagent', '--kind', 'agent', '--upline', 'northline', ...because)).toBe(0);
  expect(await admin('member', 'flag', 'northagent', 'member', ...because)).toBe(0);
  expect(await admin('member', 'flag', 'northline', 'agent', ...because)).toBe(1);
  expect(await admin('member', 'flag', 'northagent', 'general-agent', ...because)).toBe(1);
  expect(await admin('member', 'status', 'northagent', 'frozen', ...because)).toBe(0);

  said.splice(0);
  expect(await admin('member', 'show', 'NorthAgent')).toBe(0);
  expect(await admin('member', 'profile', 'northagent', ...because)).toBe(0);

  expect(said.join('\n')).toMatch(/kind {6}member\nstatus {4}frozen\nupline {4}northline\ndepth {5}2/);
  expect(said.join('\n')).toMatch(/^payee_name {2}\(nothing\)$/m);
});

test('who owes the house something is listed in the terminal, and who owes nothing is let off nothing', async () => {
  said.splice(0);

  expect(await admin('wallet', 'debts')).toBe(0);

  expect(said).toEqual(['(none)']);
  expect(await admin('wallet', 'waive', '1042', 'REBATE', 'VND')).toBe(1);
  expect(said.join('\n')).not.toContain('owes nothing');
  expect(await admin('wallet', 'waive', '1042', 'REBATE', 'VND', '--reason', 'a test')).toBe(1);
  expect(said.join('\n')).toContain('This member owes nothing of that sort.');
});

test('[F-05] links and hosts of an agent are made from the terminal and work at once', async () => {
  const because = ['--reason', 'recruiting'];
  await admin('member', 'open', 'southline', '--kind', 'general-agent', ...because);
  said.splice(0);
  expect(
    await admin('member', 'link', 'southline', '--opens', 'agent', '--uses', '3', '--until', '+1d', ...because),
  ).toBe(0);
  const code = /code {6}(\S+)/.exec(said.join('\n'))?.[1] ?? '';
  expect(await admin('member', 'domain', 'south.example', 'southline', ...because)).toBe(0);
  const check = async (body: object) => {
    const answer = await fetch(`${node.url}/wps/agent/affiliate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as unknown;
  };

  expect(await check({ code, domain: 'south.example' })).toMatchObject({ value: { code, isDomainBound: true } });
  expect(await admin('member', 'link', 'southline', '--close', code, ...because)).toBe(0);
  expect(await check({ code })).toMatchObject({ success: false, code: 'members.invitation-code-wrong' });
});

test('[part of V-04] new terms are put in force from the terminal', async () => {
  expect(await admin('member', 'terms', '2027-01', '--age', '21', '--reason', 'a new market')).toBe(0);

  expect(await ask('/wps/relay/member/terms')).toMatchObject({ version: '2027-01', minimumAge: 21 });
});

test('[part of A-04] what the sandbox sent is read in the terminal, with its code', async () => {
  const house = await openHouse({ DATABASE_URL: database.url });
  const address = { channel: 'sms', to: '+84912345678' } as const;
  await house.postbox.sendCode({ address, purpose: 'register', language: 'TY', ip: '203.0.113.7' });
  await house.close();

  // The running node sends it.
  await expect
    .poll(
      async () => {
        said.splice(0);
        await admin('outbox', '--to', address.to, '--limit', '1');
        return said.join('\n');
      },
      { timeout: 20_000, interval: 500 },
    )
    .toMatch(/sms {2}\+84912345678 {2}register {2}code \d{6}\n {4}Fairground: mã đăng ký tài khoản là \d{6}/);
  said.splice(0);
  expect(await admin('outbox', '--to', 'nobody@example.com')).toBe(0);
  expect(said).toEqual(['(none)']);
  expect(await admin('outbox', '--limit', '0')).toBe(1);
});

test('[part of C-03] the house chooses between one balance and a wallet for each vendor, and both are in the trail', async () => {
  try {
    expect(await admin('wallet', 'mode', 'per-vendor', '--reason', 'a vendor without a seamless wallet')).toBe(0);
    expect(await admin('wallet', 'offer', 'JL', 'open', '--reason', 'the same')).toBe(0);
    expect(said[0]).toMatch(/^Held as approval \d+/);
    expect(said.at(-1)).toBe('wallet of JL: open');

    expect(await admin('wallet', 'mode', 'both', '--reason', 'a slip')).toBe(1);
    expect(await admin('wallet', 'mode', 'single')).toBe(1);
    expect(await admin('wallet', 'mode', 'single', '--reason', 'back')).toBe(0);
    said.splice(0);
    await admin('audit');
    expect(said.join('\n')).toContain('wallet.offer-vendor');
  } finally {
    await admin('wallet', 'mode', 'single', '--reason', 'as it was');
  }
});

test('[part of A-02] vendors, games and categories are closed and opened from the terminal, and the site follows', async () => {
  const house = await openHouse({ DATABASE_URL: database.url });
  try {
    await house.catalog.importGames(benchRows(120));
  } finally {
    await house.close();
  }
  const countGames = async () =>
    ((await ask('/wps/relay/game/list?gameType=RNG')) as { totalCount: number }).totalCount;
  const hotGames = async () => ((await ask('/wps/relay/game/hot?gameType=RNG')) as { list: object[] }).list.length;
  const statusOf = async (vendor: string) =>
    ((await ask(`/wps/relay/game/list?vendor=${vendor}`)) as { games: { status: string }[] }).games[0]?.status;
  await expect.poll(countGames).toBe(120);
  await admin('catalog', 'game', 'list', '--vendor', 'BENCH5', '--name', 'burn');
  const id = /^(\d+) +BENCH5 /m.exec(said.join('\n'))?.[1] ?? '';

  await admin('catalog', 'vendor', 'close', 'BENCH3', '--reason', 'contract');
  await admin('catalog', 'game', 'close', id, '--reason', 'a fault');
  await expect.poll(countGames).toBe(117);
  await expect.poll(() => pushed.join()).toContain('catalog.changed');
  await admin('catalog', 'vendor', 'maintenance', 'BENCH4', '--until', '+2h', '--reason', 'theirs');
  await expect.poll(() => statusOf('BENCH4')).toBe('MAINTENANCE');
  await admin('catalog', 'vendor', 'open', 'BENCH4', '--reason', 'done');
  await expect.poll(() => statusOf('BENCH4')).toBe('OPEN');
  await admin('catalog', 'vendor', 'open', 'BENCH3', '--reason', 'signed');
  await admin('catalog', 'game', 'open', id, '--reason', 'repaired');
  const before = await hotGames();
  await admin('catalog', 'game', 'hot', id, '--reason', 'liked');
  await expect.poll(hotGames).toBe(before + 1);
  await admin('catalog', 'category', 'off', 'RNG', '--reason', 'not licensed');
  await expect.poll(countGames).toBe(0);
  await admin('catalog', 'category', 'on', 'RNG', '--reason', 'licensed');
  await admin('catalog', 'region', 'block', 'vendor', 'BENCH3', '--country', 'VN', '--reason', 'not there');
  for (const list of ['vendor', 'category', 'region']) expect(await admin('catalog', list, 'list')).toBe(0);

  expect(said.join('\n')).toContain('Category RNG is on.');
  expect(said.join('\n')).toMatch(/VN +vendor +BENCH3/);
});

test('the PAR sheet of a game is printed in full, by its mathematics or its place in the catalogue, and as JSON', async () => {
  const house = await openHouse({ DATABASE_URL: database.url });
  await house.catalog.importGames(
    rowsOf([aGame('JL', 'jl-3', { modelId: 'classic3' }), aGame('JL', 'jl-4', { modelId: 'dice' })]),
  );
  const { games } = await house.catalog.readAll();
  await house.close();
  const listed = games.find(({ gameId }) => gameId === 'jl-3');
  const dice = games.find(({ gameId }) => gameId === 'jl-4');

  expect(await admin('par', 'classic3')).toBe(0);
  const sheet = said.splice(0).join('\n');
  expect(sheet).toMatch(
    /^# Three Old Reels[^]*return, exact \| 28741723\/30256050[^]*must hit by 300 units[^]*## Sources/,
  );
  expect(await admin('par', `${listed?.vendor}/${listed?.gameId}`)).toBe(0);
  expect(said.splice(0).join('\n')).toBe(sheet);
  expect(await admin('par', String(listed?.id), '--json')).toBe(0);
  const told = JSON.parse(said.splice(0).join('\n')) as { readonly hash: string };
  expect(told).toMatchObject({ id: 'classic3', kind: 'slot', method: 'exact', mathematics: [{ mode: 'base' }] });
  expect(sheet).toContain(told.hash);
  expect(await admin('par', String(dice?.id))).toBe(0);
  expect(said.splice(0).join('\n')).toContain('| way to bet | return | hit rate | most, in stakes |');
  expect(await admin('par')).toBe(0);
  expect(said.join('\n')).toMatch(/storm-mega +slot +Mountain Storm/);
  expect(await admin('par', 'nothing-of-ours')).toBe(1);
});

test('[part of V-04] feedback is listed with its pictures, and one of them is written to a file', async () => {
  const { pool, close } = openDatabase({ url: database.url, poolSize: 2, applicationName: 'a test' });
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await pool.query(`insert into members_feedback (member_id, network, question_type, content, sent_at)
                    values (7, '', 'deposit', 'The slip is in the picture.', now())`);
  const { rows } = await pool.query(
    `insert into pictures_picture (member_id, digest, type, width, height, bytes, kept_for, stored_at)
     select 7, $1, 'image/png', 4, 4, $2, 'feedback ' || max(id), now() from members_feedback returning id`,
    [Buffer.alloc(32), bytes],
  );
  await close();
  const id = String(rows[0]?.id);
  const file = join(dataFolder, 'slip.png');

  expect(await admin('feedback', 'list')).toBe(0);
  expect(said.join('\n')).toContain(`pictures: ${id}`);
  expect(await admin('picture', 'save', id, '--to', file)).toBe(1);
  expect(await admin('picture', 'save', id, '--to', file, '--reason', 'the slip')).toBe(0);

  expect(await readFile(file)).toEqual(bytes);
  expect(await admin('picture', 'save', id, '--to', file, '--reason', 'again')).toBe(1);
  expect(await admin('picture', 'save', '999999', '--reason', 'no such')).toBe(1);
  expect(said.at(-1)).toContain('pictures.unknown');
});

test('[part of T-18] a promotion is opened for applications; what waits is listed, shown, approved and rejected', async () => {
  const because = ['--reason', 'the festival'];
  const texts = ['--title', 'Biên lai', '--summary', 'Gửi biên lai.', '--html', '<p>Luật</p>'];
  await admin('promotion', 'add', '--category', 'special', '--art', '/brand/art/promotion.webp', ...texts, ...because);
  const offer = /Promotion (\d+)/.exec(said.join('\n'))?.[1] ?? '';
  expect(await admin('promotion', 'application', 'list')).toBe(0);
  expect(said.at(-1)).toBe('Nothing waits.');
  expect(await admin('promotion', 'application', 'open', offer, '--until', '+7d', ...because)).toBe(0);
  const standing = () => ask(`/wps/relay/promotion/application?id=${offer}`);
  await expect.poll(standing).toMatchObject({ state: 'join', canApply: true });
  expect(await admin('member', 'open', 'applicant7', '--kind', 'member', ...because)).toBe(0);
  const { pool, close } = openDatabase({ url: database.url, poolSize: 2, applicationName: 'a test' });
  const { rows } = await pool.query(
    `insert into promotions_application (promotion_id, member_id, comment, applied_at)
     select $1, id, 'The slip.', now() from members_member where account = 'applicant7' returning id`,
    [offer],
  );
  await close();
  const id = String(rows[0]?.id);

  expect(await admin('promotion', 'application', 'list', '--promotion', offer)).toBe(0);
  expect(said.at(-1)).toMatch(/applicant7 +\d+ Biên lai +The slip\./);
  expect(await admin('promotion', 'application', 'show', id, ...because)).toBe(0);
  expect(said.join('\n')).toMatch(/state {7}applying/);
  expect(await admin('promotion', 'application', 'approve', id, '--amount', 'much', ...because)).toBe(1);
  expect(await admin('promotion', 'application', 'approve', id, '--amount', '12.5', ...because)).toBe(0);
  expect(await admin('promotion', 'application', 'reject', id, '--answer', 'No.', ...because)).toBe(1);
  expect(said.at(-1)).toContain('promotions.application-decided');
  expect(await admin('promotion', 'application', 'stop', offer, ...because)).toBe(0);
  await expect.poll(standing).toMatchObject({ state: 'close' });
});
