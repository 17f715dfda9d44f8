import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { AgentCentre } from './agent-centre.tsx';

const NOTHING = parseMoney('0');
const SUMS = {
  ...{ betCount: 4, betAmount: parseMoney('500'), validBet: parseMoney('500'), payout: parseMoney('230') },
  ...{ gameProfit: parseMoney('-270'), rebate: parseMoney('5'), promo: parseMoney('7'), teamNet: parseMoney('-258') },
  ...{ salary: NOTHING, dividend: NOTHING, deposit: parseMoney('900'), withdrawal: NOTHING },
};
const MENU = {
  account: 'agentone',
  pages: [
    { page: 'agentTeamOverview', waiting: 0 },
    { page: 'downlineManagmentView', waiting: 0 },
    { page: 'agentDividendRecordCopy2', waiting: 2 },
  ],
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
  ...{ memberId: 7n, account: 'agenttwo', type: 1, series: 1960, directCount: 1, teamCount: 2, isCapped: false },
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

test('[G-03] the overview shows the result of the team, its size and its balance', async () => {
  await draw();

  const centre = page.getByRole('region', { name: 'Team overview' });
  await expect.poll(() => centre.element().textContent).toContain('258.00');
  await expect.poll(() => centre.element().textContent).toContain('3,000.00');
});
