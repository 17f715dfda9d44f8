import { parseMoney } from '@fairground/contract/money';
import { newSealPair } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CENTRE_MENU, CentreMenu } from '../../features/member-centre/index.ts';
import type { CentrePage } from '../../shared/store/centre-page.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { MemberCentre } from './member-centre.tsx';
import { MemberHeader } from './member-header.tsx';

const MENU = [
  ...['My account', 'Wallet', 'Deposit', 'Withdraw', 'Transfer to upline', 'Betting record', 'Account record'],
  ...['Profit and loss', 'Bonus details', 'Reward centre', 'Invite friends', 'Missions', 'Platform information'],
  'Rebate',
];

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const entries = () => page.getByRole('navigation').getByRole('button').elements();

afterEach(() => {
  vi.restoreAllMocks();
});

test('[C-01] the menu keeps its order, opens every page under its name, counts open missions, and has a close button', async () => {
  const onClose = vi.fn<() => void>();
  const shown = await renderOnSite(<MemberCentre onClose={onClose} />, { account: 'ann' });
  await expect.element(button('My account')).toBeVisible();
  const names = entries().map((entry) => entry.textContent.replace(/Not open yet$/, ''));
  expect(names).toEqual(MENU);

  for (const [place, name] of MENU.entries()) {
    // Without the way of a pointer: fourteen of them are slow.
    (entries()[place] as HTMLElement).click();
    await expect.element(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect.poll(() => entries()[place]?.getAttribute('aria-current')).toBe('page');
  }
  await button('Close').first().click();
  expect(onClose).toHaveBeenCalledOnce();

  const draw = (missions: number) =>
    renderOnSite(
      <CentreMenu page="securityCenter" onChoose={() => undefined} counts={{ missionLeaderboard: missions }} />,
    );
  const place = CENTRE_MENU.indexOf('missionLeaderboard');
  await shown.unmount();
  const counted = await draw(3);
  await expect.poll(() => entries()[place]?.textContent).toMatch(/3$/);
  await counted.unmount();
  await draw(0);
  await expect.poll(() => entries()[place]?.textContent).toMatch(/^Missions\D*$/);
});

const at = new Date('2026-11-18T10:00:00Z');
const NOTHING = parseMoney('0');
const PASSWORD = '246810';
const ANSWERS = {
  'wallet.read-balance': {
    ...{ balance: [], currency: 'VND', currencySymbol: '₫', version: '1' },
    balance: [
      { accountType: 'MAIN', availBalance: parseMoney('90000') },
      { accountType: 'LUCKY', availBalance: parseMoney('10250') },
    ],
    sumBalance: parseMoney('100250'),
  },
  'wallet.read-funds': {
    ...{ currency: 'VND', currencySymbol: '₫', unreadMessage: 0, version: '1', balance: parseMoney('90000') },
    ...{ bonus: NOTHING, hold: NOTHING, vendors: parseMoney('10250'), total: parseMoney('100250') },
  },
  'wallet.read-merchant': {
    ...{ isSingle: false, currency: 'VND', currencySymbol: '₫' },
    vendors: [{ code: 'LUCKY', walletMode: 'TRANSFER' }],
  },
  'cashier.read-deposit-settings': {
    ...{ currency: 'VND', currencySymbol: '₫', unpaid: 0, unpaidMax: 3, minutes: 30, offers: [] },
    ...{ isPaused: false, limitLeft: null, identityFrom: null },
  },
  'cashier.list-deposit-channels': {
    list: [
      {
        ...{ channelId: 1n, code: 'qr', kind: 'QR', min: parseMoney('20000'), max: parseMoney('100000000') },
        ...{
          chips: [parseMoney('50000')],
          feePpm: 0,
          feeSide: 'member',
          opensMinute: 0,
          closesMinute: 1440,
          isOpen: true,
        },
      },
    ],
  },
  'cashier.list-deposits': { list: [], next: null },
  'cashier.read-withdrawal-settings': {
    ...{ currency: 'VND', currencySymbol: '₫', leftToday: 3, isLocked: false, hasOpen: false, levelNeeded: null },
    ...{
      hasActiveBonus: false,
      waits: [],
      confirmMinutes: 30,
      expectedMinutes: 120,
      waitHours: 24,
      turnover: [],
      turnoverLeft: NOTHING,
    },
    ...{ balance: parseMoney('90000'), withdrawable: parseMoney('90000'), held: NOTHING, owed: NOTHING },
    ...{ min: parseMoney('50'), max: parseMoney('500000'), step: parseMoney('1') },
  },
  'cashier.list-bank-accounts': {
    ...{ payeeName: 'NGUYEN VAN AN', max: 5, coolingHours: 24, hasPaymentPassword: true },
    list: [
      {
        ...{ accountId: 3n, kind: 'BANK', bank: 'VCB', number: '•••• 3456', holder: 'NGUYEN VAN AN' },
        ...{ state: 'VERIFIED', usableAt: at },
      },
    ],
  },
  'cashier.list-withdrawals': { list: [], next: null },
  'cashier.read-upline-transfer': {
    ...{ state: 'OPEN', upline: 'agent7', min: parseMoney('10'), max: parseMoney('50000') },
    ...{ leftToday: parseMoney('20000'), hasPaymentPassword: true, waitsUntil: null, currencySymbol: '₫' },
  },
};

/** Keeps which calls move money; a server that cannot be reached answers none of them. */
const listenToWrites = async (): Promise<readonly string[]> => {
  const { publicKey } = await newSealPair();
  const real = window.fetch;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/wps/')) return real(input, init);
    const value = { kid: 'k1', publicKey, serverTime: new Date().toISOString() };
    if (path === readSealingKey.path) return Promise.resolve(Response.json({ success: true, value, message: null }));
    if (init?.method === 'POST') asked.push(path);
    const refused = { success: false, value: null, message: 'Not now.', code: 'request.too-many' };
    return Promise.resolve(Response.json(refused, { status: 429 }));
  });
  return asked;
};

test('[A-07] the wallet shows, hides and refreshes the balance, takes deposits and withdrawals, and moves money to the upline and between wallets', async () => {
  const asked = await listenToWrites();
  let reads = 0;
  const readBalance = () => {
    reads += 1;
    return ANSWERS['wallet.read-balance'];
  };
  const header = await renderOnSite(<MemberHeader />, {
    account: 'ann',
    answers: { ...ANSWERS, 'wallet.read-balance': readBalance },
  });
  await expect.element(page.getByText(/^100,250\.00\s*₫$/)).toBeVisible();
  await button('Hide the balance').click();
  await expect.element(page.getByText('******')).toBeVisible();
  await button('Show the balance').click();
  await expect.element(page.getByText(/^100,250\.00\s*₫$/)).toBeVisible();
  const before = reads;
  await button('Refresh the balance').click();
  await expect.poll(() => reads).toBeGreaterThan(before);
  await header.unmount();

  const submit = async (centrePage: CentrePage, amount: string, name: string): Promise<void> => {
    const centre = await renderOnSite(<MemberCentre page={centrePage} onClose={() => undefined} />, {
      account: 'ann',
      answers: ANSWERS,
    });
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    if (centrePage === 'withdraw' || centrePage === 'transferUpline')
      await page
        .getByLabelText(/^Payment password/)
        .first()
        .fill(PASSWORD);
    const count = asked.length;
    await button(name).click();
    await expect.poll(() => asked.length).toBeGreaterThan(count);
    await centre.unmount();
  };
  await submit('depositv2', '100000', 'Continue to payment');
  await submit('withdraw', '60000', 'Request withdrawal');
  await submit('transferUpline', '500', 'Transfer');
  await submit('transferFund', '1000', 'Transfer now');

  expect(asked).toEqual([
    '/wps/relay/deposit/create',
    '/wps/relay/secured/withdraw/create',
    '/wps/relay/secured/transfer/upline',
    '/wps/relay/wallet/transfer',
  ]);
});

test('a member that excluded itself finds what is left to do with its money, and a link to a deposit leads there too', async () => {
  const left = ['My account', 'Wallet', 'Withdraw', 'Betting record', 'Account record', 'Profit and loss'];
  const open = (centrePage: CentrePage) =>
    renderOnSite(<MemberCentre page={centrePage} onClose={() => undefined} />, {
      account: 'ann',
      scope: 'withdraw',
      answers: ANSWERS,
    });

  for (const centrePage of ['withdraw', 'depositv2', 'transferUpline', 'referral'] as const) {
    const centre = await open(centrePage);
    await expect.element(button('Request withdrawal')).toBeVisible();
    expect(entries().map((entry) => entry.textContent)).toEqual([...left, 'Platform information']);
    expect(page.getByRole('heading', { name: 'Turnover to play' }).elements()).toEqual([]);
    await centre.unmount();
  }
});
