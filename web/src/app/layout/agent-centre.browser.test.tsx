import { noteBill } from '@fairground/contract/agents/contracts';
import { CONTRACT_PAGES } from '@fairground/contract/agents/menu';
import { parseMoney } from '@fairground/contract/money';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { AgentCentre } from './agent-centre.tsx';

afterEach(() => void vi.restoreAllMocks());

const NOTHING = parseMoney('0');
const SUMS = {
  ...{ betCount: 4, betAmount: parseMoney('500'), validBet: parseMoney('500'), payout: parseMoney('230') },
  ...{ gameProfit: parseMoney('-270'), rebate: parseMoney('5'), promo: parseMoney('7'), teamNet: parseMoney('-258') },
  ...{ salary: NOTHING, dividend: NOTHING, deposit: parseMoney('900'), withdrawal: NOTHING },
};
const CLOSED = {
  ...{ enableCt: false, salary: false, dailySalary: false, hourSalary: false, agentRealtimeSalary: false },
  ...{ divtypereq: 0, dailysalreq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
};
const MENU = {
  account: 'agentone',
  pages: [
    { page: 'agentTeamOverview', waiting: 0 },
    { page: 'downlineManagmentView', waiting: 0 },
    { page: 'agentDividendRecordCopy2', waiting: 2 },
  ],
  flags: { ...CLOSED, enableCt: true, divtypereq: 1 },
};
const OVERVIEW = {
  ...{ from: '2026-11-12', to: '2026-11-18', asOf: new Date('2026-11-18T05:00:00Z'), currencySymbol: '₫' },
  team: {
    ...{ teamCount: 3, isCapped: false, directCount: 1, agentCount: 1, onlineCount: 1 },
    ...{ teamBalance: parseMoney('3000'), bonusBalance: NOTHING },
  },
  ...{ bettorCount: 2, newMembers: 1, newAgents: 0, firstDepositors: 1, firstDepositAmount: parseMoney('900') },
  ...{ total: SUMS, myIncome: parseMoney('12'), days: [], products: [] },
};
const MEMBER = {
  ...{
    memberId: 7n,
    account: 'agenttwo',
    type: 1,
    series: 1960,
    rates: [],
    contracts: [],
    directCount: 1,
    teamCount: 2,
    isCapped: false,
  },
  ...{
    balance: NOTHING,
    teamBalance: parseMoney('3000'),
    lastLogin: null,
    registered: new Date('2026-11-01T05:00:00Z'),
  },
  ...{ standing: 'active', toUpline: true, isDirect: true },
};

const draw = (answers: object = {}) =>
  renderOnSite(<AgentCentre page="agentTeamOverview" onClose={() => undefined} />, {
    account: 'agentone',
    answers: {
      'agents.read-menu': MENU,
      'agents.read-team-overview': OVERVIEW,
      'agents.list-downline': {
        ...{ crumbs: [{ memberId: 1n, account: 'agentone' }], ownSeries: 1980, currencySymbol: '₫' },
        ...{ list: [MEMBER], hasMore: false },
      },
      'agents.list-contracts': { list: [], requests: [], own: null, currencySymbol: '₫' },
      ...answers,
    },
  });

test('[G-01] the centre shows its menu with what waits beside an entry, marks the page on show, and opens another', async () => {
  await draw();

  const menu = page.getByRole('navigation', { name: 'Agent centre menu' });
  await expect.element(menu.getByRole('button', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
  await expect.element(menu.getByRole('button', { name: 'Dividends 2' })).toBeVisible();
  await menu.getByRole('button', { name: 'Team management' }).click();
  await expect.element(page.getByRole('heading', { name: 'Team management' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'agenttwo' })).toBeVisible();
});

test.for([
  ['enableCt', 'Dividends'],
  ['salary', 'Daily salary'],
  ['hourSalary', 'Hourly salary'],
  ['agentRealtimeSalary', 'Real-time salary'],
] as const)('[G-10] [G-11] [G-12] [G-13] with %s alone the one page of contracts is "%s"', async ([gate, name]) => {
  const pages = CONTRACT_PAGES.map(({ page: entry }) => ({ page: entry, waiting: 0 }));
  await draw({ 'agents.read-menu': { ...MENU, pages, flags: { ...CLOSED, [gate]: true } } });

  const menu = page.getByRole('navigation', { name: 'Agent centre menu' });
  await expect.element(menu.getByRole('button', { name })).toBeVisible();
  expect(menu.getByRole('button').elements()).toHaveLength(1);
});

test('[G-03] the overview shows the result of the team, its size and its balance', async () => {
  await draw();

  const centre = page.getByRole('region', { name: 'Team overview' });
  await expect.poll(() => centre.element().textContent).toContain('258.00');
  await expect.poll(() => centre.element().textContent).toContain('3,000.00');
});

const everyPage = (page: string) => ({
  ...{ ...MENU, pages: [...MENU.pages, { page, waiting: 0 }] },
  flags: { ...MENU.flags, salary: true, dailySalary: true, hourSalary: true, agentRealtimeSalary: true },
});
const show = async (name: string, key: string, answers: object): Promise<void> => {
  await draw({ 'agents.read-menu': everyPage(key), ...answers });
  await page.getByRole('navigation', { name: 'Agent centre menu' }).getByRole('button', { name }).click();
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
};

test('[G-02] announcements of the house for agents are read in the centre', async () => {
  await show('Announcements', 'agentAnnouncement', {
    'content.list-announcements': {
      list: [
        {
          ...{ id: 1n, type: 'B', title: 'New terms for agents', content: '<p>From Monday on.</p>', index: 1 },
          ...{ publishedAt: new Date('2026-11-18T05:00:00Z'), popupOnce: false },
        },
      ],
      popup: [],
    },
  });

  await expect.poll(() => document.body.textContent).toContain('New terms for agents');
});

test('[G-06] team betting lists every bet with whose it is, and saves them as a table', async () => {
  await show('Team betting', 'personalHistoryCopy', {
    'agents.list-team-bets': {
      list: [
        {
          ...{
            betId: 71n,
            account: 'agenttwo',
            vendor: 'JL',
            category: 'RNG',
            gameId: 1n,
            gameCode: 'x',
            roundId: 'r',
          },
          ...{
            currency: 'VND',
            stake: parseMoney('25'),
            bonusPart: NOTHING,
            payout: NOTHING,
            validBet: parseMoney('25'),
          },
          ...{ state: 'LOST', result: 'LOST', net: parseMoney('-25'), isClosed: true },
          ...{ placedAt: new Date('2026-11-18T05:00:00Z'), settledAt: new Date('2026-11-18T05:00:00Z') },
        },
      ],
      ...{ next: null, currencySymbol: '₫' },
    },
  });

  await expect.poll(() => document.body.textContent).toContain('agenttwo');
  await expect.poll(() => document.body.textContent).toContain('25.00');
  await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
});

test('[G-08] my income shows its days, what each branch brought, and the rates the agent holds', async () => {
  const income = {
    ...{ selfRebate: parseMoney('2'), teamRebate: parseMoney('30'), salary: NOTHING, dividend: NOTHING },
    ...{ paidToDownline: parseMoney('4'), total: parseMoney('28') },
  };
  await show('My income', 'agentRevenueReport', {
    'agents.read-income': {
      ...{ from: '2026-11-12', to: '2026-11-18', currencySymbol: '₫', total: income },
      days: [{ day: '2026-11-17', ...income }],
    },
    'agents.list-shares': {
      list: [
        {
          ...{ day: '2026-11-17', account: 'agenttwo', product: 'LIVE', rate: 2_000 },
          ...{ base: parseMoney('15000'), amount: parseMoney('30') },
        },
      ],
      ...{ hasMore: false, currencySymbol: '₫' },
    },
    'agents.read-rates': { promotes: false, list: [{ product: 'LIVE', own: 7_000, given: null }] },
    'agents.list-links': { list: [], opens: [], opensByHand: [], series: { min: 1800, max: 1970, step: 2 } },
  });

  await expect.poll(() => document.body.textContent).toContain('28.00');
  await page.getByText('By branch', { exact: true }).click();
  await expect.poll(() => document.body.textContent).toContain('15,000.00');
  await page.getByText('Your rates', { exact: true }).click();
  await expect.poll(() => document.body.textContent).toContain('1970');
  await expect.poll(() => document.body.textContent).toContain('0.7');
});

test('[G-12] the hourly salary page is there for those who have such a contract', async () => {
  await show('Hourly salary', 'agentHourSalary', {});

  await expect.poll(() => document.body.textContent).toContain('No contracts');
});

test('[part of G-05] the map of a line draws the largest branches, adds up the small ones, and opens a branch', async () => {
  const rest = { branches: 0, members: 0 };
  const branch = {
    ...{ memberId: 7n, account: 'agenttwo', type: 1, members: 9_200 },
    validBet: parseMoney('64'),
    rest,
  };
  await draw({
    'agents.read-map': {
      crumbs: [{ memberId: 1n, account: 'agentone' }],
      members: 10_000,
      list: [{ ...branch, below: [{ memberId: 8n, account: 'agentthree', type: 1, members: 6_000 }] }],
      rest: { branches: 310, members: 800 },
    },
  });
  await page
    .getByRole('navigation', { name: 'Agent centre menu' })
    .getByRole('button', { name: 'Team management' })
    .click();
  await page.getByText('Map', { exact: true }).click();

  await expect.poll(() => document.body.textContent).toContain('310 smaller branches with 800 members');
  await expect.poll(() => document.body.textContent).toContain('agentthree (6,000)');
  await expect.element(page.getByRole('button', { name: 'agenttwo' })).toBeVisible();
});

test('[G-15] a bill opens to the days it adds up and what is paid on, and a question about it goes to the other side', async () => {
  const amounts = Object.fromEntries(
    ['stake', 'payout', 'rebate', 'promo', 'salary', 'fee', 'loss', 'carryIn', 'effective', 'carryOut', 'paid'].map(
      (part) => [part, NOTHING],
    ),
  );
  const terms = {
    ...{ type: 'DIVIDEND', periodType: 'WEEKLY', carryMode: 'NONE', matchMode: 'ALL', base: 'TEAM_LOSS' },
    ...{ betStep: NOTHING, deductRebate: true, deductPromo: true, deductSalary: true, deductFee: false },
    ...{ products: null, tiers: [{ minValidBet: NOTHING, minLoss: NOTHING, minActive: 0, rate: 200_000 }] },
  };
  const bill = {
    ...{ ...amounts, billId: 31n, contractId: 5n, role: 'receiver', other: null, terms, active: 2, rate: 200_000 },
    ...{ from: '2026-11-09', to: '2026-11-15', periodStart: new Date('2026-11-08T17:00:00Z'), status: 'PAID' },
    ...{ validBet: parseMoney('1500'), gross: parseMoney('278'), lowerTotal: parseMoney('99') },
  };
  const day = { ...amounts, day: '2026-11-10', validBet: parseMoney('1500'), loss: parseMoney('1390') };
  const below = [{ account: 'agenttwo', gross: parseMoney('99'), paid: parseMoney('99') }];
  const note = { noteId: '1', by: 'me', text: 'Is the tenth complete?', state: 'OPEN', at: new Date() };
  const sent: unknown[] = [];
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== noteBill.path) return real(input, init);
    sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(Response.json({ success: true, value: { notes: [] }, message: null }));
  });
  await draw({
    'agents.list-bills': {
      ...{ list: [bill], hasMore: false, currencySymbol: '₫' },
      sum: { received: parseMoney('278'), owed: NOTHING },
    },
    'agents.read-bill-parts': { days: [day], below, notes: [note] },
  });
  await page.getByRole('button', { name: 'Dividends 2' }).click();
  await page.getByText('Bills', { exact: true }).click();
  await page.getByText('From the house').click();

  await expect.poll(() => document.body.textContent).toContain('1,390.00');
  await expect.poll(() => document.body.textContent).toContain('99.00');
  await expect.poll(() => document.body.textContent).toContain('Is the tenth complete?');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('Please look again.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(message).toHaveValue('');
  expect(sent).toMatchObject([{ billId: '31', text: 'Please look again.' }]);
});
