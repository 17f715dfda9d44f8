import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The pages of the agent centre, by the names the site has always had for them, in their order. */
export const AGENT_PAGES = [
  'agentAnnouncement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
] as const;
/** The pages of contracts, each of one type. */
export const CONTRACT_PAGES = [
  { page: 'agentDividendRecordCopy2', type: 'DIVIDEND' },
  { page: 'agentDailyWages2', type: 'DAILY_SALARY' },
  { page: 'agentHourSalary', type: 'HOUR_SALARY' },
  { page: 'agentRealtimeSalary', type: 'RT_SALARY' },
] as const;

export type ContractPage = (typeof CONTRACT_PAGES)[number]['page'];
export type AgentPage = (typeof AGENT_PAGES)[number] | ContractPage;

const ALL_PAGES: readonly AgentPage[] = [...AGENT_PAGES, ...CONTRACT_PAGES.map(({ page }) => page)];

export const readAgentMenu = endpoint({
  name: 'agents.read-menu',
  summary: 'The pages of the agent centre that are open to the caller, each with what waits there.',
  method: 'GET',
  path: '/wps/relay/agent/menu',
  access: 'agent',
  value: z.object({
    account: z.string(),
    pages: z.array(z.object({ page: z.enum(ALL_PAGES), waiting: z.int() })),
  }),
  errors: [],
});
