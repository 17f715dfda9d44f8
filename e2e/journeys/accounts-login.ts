import { expectLoggedIn, field, fillMobile, leaveTab, logIn, openDoor, tabTo } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';
import { join, openAccount, openAccountByMobile } from '../fixtures/join.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[A-05] [T-09] [B-02] ${language}: a member logs in by name, and the browser remembers it for a day`,
    width,
    async ({ page, site, person, context, request }) => {
      await openAccount(request, person);
      await site.open('/help', { language });

      await openDoor(page, language, 'login');
      await page.getByRole('checkbox').check();
      await logIn(page, language, person.username, person.password);

      await expectLoggedIn(page, language);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const cookie = (await context.cookies()).find(({ name }) => name === 'rememberMe');
      expect(cookie?.value).toBe(person.username);
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 3_600)).toBe(24);

      await leaveTab(page);
      await openDoor(page, language, 'login');
      await expect(field(page, 'username')).toHaveValue(person.username);
      await expect(field(page, 'password')).toHaveValue('');
    },
  );

  test(
    `[A-05] [T-09] ${language}: a member logs in by SMS code`,
    width,
    async ({ page, site, person, newestTo, request }) => {
      const number = `+84${person.mobile}`;
      await openAccountByMobile(request, person, newestTo);
      const first = await newestTo(number);
      await site.open('/help', { language });
      await openDoor(page, language, 'login');
      const door = page.getByRole('dialog');
      await door.getByText(words.bySms).click();
      await fillMobile(page, person.mobile);
      await door.getByRole('button', { name: words.getCode }).click();
      await expect.poll(async () => (await newestTo(number)).purpose, { timeout: 40_000 }).not.toBe(first.purpose);
      await field(page, 'verificationCode').fill((await newestTo(number)).code ?? '');
      await door.locator('form').getByRole('button', { name: words.login, exact: true }).click();

      await expectLoggedIn(page, language);
    },
  );

  test(
    `[T-10] [T-11] [T-20] [M-02] ${language}: a password somebody else chose is changed before anything else`,
    width,
    async ({ page, site, person, operate }) => {
      const told = await operate('member', 'open', person.username);
      const given = /password\W+(?<password>\S+)/i.exec(told)?.groups?.['password'] ?? '';
      await site.open('/', { language });
      await openDoor(page, language, 'login');
      await logIn(page, language, person.username, given);

      const change = page.getByRole('dialog', { name: words.changePassword });
      await expect(change).toBeVisible();
      await expect(field(page, 'oldPassword')).toHaveCount(0);
      // A reload does not let anybody past it.
      await page.reload();
      await expect(change).toBeVisible();
      await field(page, 'newPassword').fill(person.password);
      await field(page, 'confirmNewPassword').fill(person.password);
      await change.getByRole('button', { name: words.changePassword }).click();

      await expect(page.getByRole('dialog')).toContainText(words.changed);
      await logIn(page, language, person.username, person.password);
      await expectLoggedIn(page, language);
    },
  );
}

test(
  '[A-05] [T-03] [P-02] TY: whoever tries for free plays at once, with an account that is marked so',
  NARROW,
  async ({ page, site }) => {
    await site.open('/', { language: 'TY' });
    await openDoor(page, 'TY', 'login');

    await page.getByRole('button', { name: WORDS.TY.trial }).click();

    await expectLoggedIn(page, 'TY');
    expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  },
);

test(
  '[T-08] [X-01] a wrong password is told, and after some the characters of a picture are asked for',
  NARROW,
  async ({ page, site, person }) => {
    await site.open('/');
    await openDoor(page, 'EN', 'login');
    const picture = page.getByRole('img', { name: 'Picture with characters' });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await logIn(page, 'EN', person.username, 'wrong4ever');
      await expect(page.getByRole('alert').filter({ hasText: 'is not right' })).toBeVisible();
      await expect(page.getByRole('dialog').locator('form [aria-busy=true]')).toHaveCount(0);
    }

    await expect(field(page, 'captcha')).toBeVisible();
    await expect(picture).toBeVisible();
    const before = await picture.getAttribute('src');
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  '[A-05] [T-03] [P-02] [X-01] EN: a trial account that wants the chat is told that it needs a real one',
  WIDE,
  async ({ page, site }) => {
    await site.open('/');
    await openDoor(page, 'EN', 'login');
    await page.getByRole('button', { name: 'Try for free' }).click();
    await expectLoggedIn(page, 'EN');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Live chat' }).first().click();

    const told = page.getByRole('dialog', { name: 'Trial account' });
    await expect(told).toContainText('This needs a real account.');
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(told).toHaveCount(0);
  },
);

test(
  '[T-12] signing out asks first, forgets the session and goes home',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/help');
    const askToLeave = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    };
    const question = page.getByRole('alertdialog');

    await askToLeave();
    await question.getByRole('button', { name: 'Stay' }).click();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    await askToLeave();
    await question.getByRole('button', { name: 'Sign out' }).click();

    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  },
);

test(
  '[K-05] a visit begins by asking for the country and, with a token, for the member',
  WIDE,
  async ({ page, site, person, request }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.open('/help');
    await expect.poll(() => asked).toContain('/wps/relay/location/current');
    expect(asked).not.toContain('/wps/member/info');

    await join(page, request, person);
    asked.length = 0;
    await site.open('/help');

    await expect.poll(() => asked).toContain('/wps/relay/location/current');
    await expect.poll(() => asked).toContain('/wps/member/info');
  },
);

test('[T-01] a login link logs in once and leaves the address bar', WIDE, async ({ page, person, request }) => {
  await join(page, request, person);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const answer = await request.post('/wps/relay/session/launch-code', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { value } = (await answer.json()) as { readonly value: { readonly code: string } };

  await leaveTab(page, `/help?token=${value.code}`);

  await expectLoggedIn(page, 'EN');
  expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
  expect(page.url()).toMatch(/\/help$/);
});

test(
  'no address and no referrer tells the session or the code of a login link to anybody',
  WIDE,
  async ({ page, person, request }) => {
    await join(page, request, person);
    const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
    const answer = await request.post('/wps/relay/session/launch-code', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { value } = (await answer.json()) as { readonly value: { readonly code: string } };
    const told: string[] = [];
    // What a page of another house would be told, if this one led there.
    await page.context().route('https://elsewhere.example/**', (route) => {
      told.push(route.request().headers()['referer'] ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' });
    });
    const addresses: string[] = [];
    page.context().on('request', (sent) => addresses.push(sent.url()));

    await leaveTab(page, `/help?token=${value.code}`);
    await expectLoggedIn(page, 'EN');
    const own = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'https://elsewhere.example/';
      document.body.append(link);
      link.click();
    });
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();

    expect(own).not.toBe('');
    expect(told).toEqual([`${new URL(addresses[0] ?? '').origin}/`]);
    expect(addresses.filter((address) => address.includes(token) || address.includes(own))).toEqual([]);
    expect(addresses.filter((address) => address.includes(value.code))).toHaveLength(1);
  },
);

test(
  'whoever is sent to the login with another house as the place to go on stays in this one',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await leaveTab(page, '/help');
    const away = encodeURIComponent('https://elsewhere.example/');
    await site.open(`/login?redirect=${away}&returnUrl=${away}&next=//elsewhere.example&url=javascript:alert(1)`);
    const here = new URL(page.url()).origin;

    await field(page, 'username').fill(person.username);
    await field(page, 'password').fill(person.password);
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();

    await expectLoggedIn(page, 'EN');
    expect(new URL(page.url()).origin).toBe(here);
  },
);

test.describe('a session that is over', () => {
  // The browser itself tells of the 401 that says so.
  test.use({ mustBeCalm: false });

  test(
    'leads to the login with a friendly word, and back to where it ended',
    WIDE,
    async ({ page, site, person, request }) => {
      await join(page, request, person);
      await site.open('/help');
      await page.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)));
      await page.reload();

      const door = page.getByRole('dialog');
      await expect(door).toContainText('Your session has ended');
      await logIn(page, 'EN', person.username, person.password);

      await expectLoggedIn(page, 'EN');
      await expect(page).toHaveURL(/\/help$/);
    },
  );

  test('[T-01] a login link that was used already says so and leaves the address bar', WIDE, async ({ page, site }) => {
    await site.open(`/help?token=${'a'.repeat(43)}`);

    await expect(page.getByRole('dialog')).toContainText('The login link was used already');
    expect(new URL(page.url()).search).toBe('');
  });
});

test('logging in needs no mouse', WIDE, async ({ page, site, person, request }) => {
  await openAccount(request, person);
  await site.open('/help');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, field(page, 'username'));

  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await expectLoggedIn(page, 'EN');
});

test(
  '[R-12] the login page is the same form, without a fault a machine can find',
  WIDE,
  async ({ page, site, person }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/login');
    await expect(field(page, 'username')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await field(page, 'username').fill(person.username);
    await page.getByRole('button', { name: 'Forgot password?' }).click();

    await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

for (const language of ['TY', 'EN'] as const)
  test(
    `whoever is in and opens a way in is told so, and may leave it [${language}]`,
    language === 'TY' ? NARROW : WIDE,
    async ({ page, site, person, request }) => {
      await join(page, request, person);
      for (const path of ['/login', '/register']) {
        await site.open(path, { language });
        const content = page.locator('#content');
        await expect(content.getByText(person.username)).toBeVisible();
        await expect(field(page, 'username')).toHaveCount(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await page
        .locator('#content')
        .getByRole('button', { name: language === 'TY' ? 'Đăng xuất' : 'Sign out' })
        .click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    },
  );
