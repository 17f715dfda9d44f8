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
/** The pages of contracts, each of one type, with the flag that opens it and the flag of what waits there. */
export const CONTRACT_PAGES = [
  { page: 'agentDividendRecordCopy2', type: 'DIVIDEND', gate: 'enableCt', request: 'divtypereq' },
  { page: 'agentDailyWages2', type: 'DAILY_SALARY', gate: 'salary', request: 'dailysalreq' },
  { page: 'agentHourSalary', type: 'HOUR_SALARY', gate: 'hourSalary', request: 'contracthoursalreq' },
  { page: 'agentRealtimeSalary', type: 'RT_SALARY', gate: 'agentRealtimeSalary', request: 'realtimesalreqtype' },
] as const;

export type ContractPage = (typeof CONTRACT_PAGES)[number]['page'];
export type AgentPage = (typeof AGENT_PAGES)[number] | ContractPage;

const ALL_PAGES: readonly AgentPage[] = [...AGENT_PAGES, ...CONTRACT_PAGES.map(({ page }) => page)];

/** What of a type of contract waits for the caller: nothing, an offer to answer, or the notice of an end. */
export const CONTRACT_REQUESTS = { none: 0, offer: 1, notice: 2 } as const;
const requestFlag = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** A type is open to those who get or pay such a contract, or have an offer of one. */
export const contractFlagsSchema = z.object({
  enableCt: z.boolean(),
  /** The daily salary; `dailySalary` repeats it for readers of the other spelling. */
  salary: z.boolean(),
  dailySalary: z.boolean(),
  hourSalary: z.boolean(),
  agentRealtimeSalary: z.boolean(),
  divtypereq: requestFlag,
  dailysalreq: requestFlag,
  contracthoursalreq: requestFlag,
  realtimesalreqtype: requestFlag,
});
export type ContractFlags = z.output<typeof contractFlagsSchema>;

/** Whether a page is there for somebody with these flags; those without a gate always are. */
export const isAgentPageOpen = (page: AgentPage, flags: ContractFlags): boolean => {
  const gated = CONTRACT_PAGES.find((each) => each.page === page);
  return gated === undefined || flags[gated.gate];
};

export const readAgentMenu = endpoint({
  name: 'agents.read-menu',
  summary: 'The pages of the agent centre, each with what waits there, and the flags that open those of contracts.',
  method: 'GET',
  path: '/wps/relay/agent/menu',
  access: 'agent',
  value: z.object({
    account: z.string(),
    pages: z.array(z.object({ page: z.enum(ALL_PAGES), waiting: z.int() })),
    flags: contractFlagsSchema,
  }),
  errors: [],
});
