import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import type * as contract from '@fairground/contract/agents/exports';
import { AGENT_EXPORT_MAX } from '@fairground/contract/agents/exports';
import { TEAM_MAX } from '@fairground/contract/agents/fields';
import type { QueryOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { recordText } from '@fairground/locales/record-texts';
import type { RecordCatalogue } from '@fairground/locales/record-texts';
import { stampsIn } from '../../../platform/business-days.ts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import { showBills } from '../contracts/show.ts';
import type { AgentsDeps } from '../deps.ts';
import { readIncome } from './income.ts';
import { listDownline } from './list-downline.ts';
import { listTeamBets, listTeamTransactions } from './team-lists.ts';
import { readTeamOverview } from './team-overview.ts';

type Reader = { readonly session: Session; readonly language: LanguageCode };
type Cell = string | { readonly figure: string };

const FIGURES = ['betAmount', 'validBet', 'payout', 'gameProfit', 'rebate', 'promo', 'teamNet'] as const;
const INCOME = ['selfRebate', 'teamRebate', 'salary', 'dividend', 'paidToDownline'] as const;
const BILL = [
  'validBet',
  'stake',
  'payout',
  'rebate',
  'promo',
  'salary',
  'loss',
  'carryIn',
  'effective',
  'gross',
  'paid',
] as const;

const headOf = (part: (typeof BILL)[number]): string =>
  part === 'rebate' || part === 'promo' || part === 'salary' ? `figure.${part}` : `bill.${part}`;

const sum = (amount: Money): Cell => ({ figure: writeMoney(amount) });
const count = (number: number): Cell => ({ figure: String(number) });

/** The pages of the agent centre as tables. Each reads what its page reads, so that a file never shows more. */
export const createExports = (deps: AgentsDeps) => ({
  downline: (query: QueryOf<typeof contract.exportDownline>, reader: Reader) =>
    fileOf(
      deps,
      reader,
      ['column.account', 'column.series', 'overview.directCount', 'overview.teamCount', 'column.balance'],
      () =>
        byNumber(async (pageNo) => {
          const { list, hasMore } = await listDownline(deps, reader.session, { ...query, sort: 'ACCOUNT', pageNo });
          return {
            hasMore,
            rows: list.map((row) => [
              row.account,
              count(row.series),
              count(row.directCount),
              row.isCapped ? `> ${TEAM_MAX}` : count(row.teamCount),
              sum(row.balance),
            ]),
          };
        }),
    ),
  overview: (query: QueryOf<typeof contract.exportOverview>, reader: Reader) =>
    fileOf(deps, reader, ['column.day', ...FIGURES.map((name) => `figure.${name}`)], () =>
      once(async () => {
        const { days } = await readTeamOverview(deps, reader.session, query);
        return days.map((row) => [row.day, ...FIGURES.map((name) => sum(row[name]))]);
      }),
    ),
  income: (query: QueryOf<typeof contract.exportIncome>, reader: Reader) =>
    fileOf(deps, reader, ['column.day', ...INCOME.map((part) => `income.${part}`), 'income.sum'], () =>
      once(async () => {
        const { days } = await readIncome(deps, reader.session, query);
        return days.map((row) => [row.day, ...INCOME.map((part) => sum(row[part])), sum(row.total)]);
      }),
    ),
  bets: (query: QueryOf<typeof contract.exportTeamBets>, reader: Reader) =>
    fileOf(
      deps,
      reader,
      [
        'column.account',
        'column.time',
        'column.product',
        'column.game',
        'figure.betAmount',
        'figure.validBet',
        'figure.payout',
      ],
      () =>
        byMark(async (before: Parameters<typeof listTeamBets>[2]['before']) => {
          const { list, next } = await listTeamBets(deps, reader.session, { ...query, before });
          const stamp = stampsIn(deps.days.timeZone);
          const word = (key: string): string => wordOf(reader.language, 'common', key);
          return {
            next,
            rows: list.map((bet) => [
              bet.account,
              stamp(bet.placedAt),
              word(`category.${bet.category.toLowerCase()}`),
              bet.gameCode ?? bet.vendor,
              sum(bet.stake),
              sum(bet.validBet),
              sum(bet.payout),
            ]),
          };
        }),
    ),
  transactions: (query: QueryOf<typeof contract.exportTeamTransactions>, reader: Reader) =>
    fileOf(deps, reader, ['column.account', 'column.time', 'column.movement', 'column.amount', 'column.balance'], () =>
      byMark(async (before: Parameters<typeof listTeamTransactions>[2]['before']) => {
        const { list, next } = await listTeamTransactions(deps, reader.session, { ...query, before });
        const stamp = stampsIn(deps.days.timeZone);
        return {
          next,
          rows: list.map((entry) => [
            entry.account,
            stamp(entry.at),
            wordOf(reader.language, 'wallet', `type.${entry.type}`),
            sum(entry.amount),
            sum(entry.balanceAfter),
          ]),
        };
      }),
    ),
  bills: (query: QueryOf<typeof contract.exportBills>, reader: Reader) =>
    fileOf(deps, reader, ['column.day', 'column.account', ...BILL.map((part) => headOf(part))], () =>
      byNumber(async (pageNo) => {
        const { list, hasMore } = await showBills(deps, reader.session, { ...query, pageNo });
        return {
          hasMore,
          rows: list.map((bill) => [
            bill.from === bill.to ? bill.from : `${bill.from} – ${bill.to}`,
            bill.other ?? wordOf(reader.language, 'agents', 'contract.house'),
            ...BILL.map((part) => sum(bill[part])),
          ]),
        };
      }),
    ),
});

const wordOf = (language: LanguageCode, catalogue: RecordCatalogue, key: string): string =>
  recordText(language, catalogue, key);

type Pages = AsyncGenerator<readonly (readonly Cell[])[]>;

const fileOf = async (
  deps: AgentsDeps,
  { session, language }: Reader,
  heads: readonly string[],
  read: () => Pages,
): Promise<FileStream> => {
  const pages = read();
  // What is refused is refused before the file begins.
  const first = await pages.next();
  const order = { subject: `agent export ${session.memberId}`, refusal: 'agents.export-running' } as const;
  const lines = async function* lines(): AsyncGenerator<string> {
    yield CSV_START + csvLine(heads.map((head) => wordOf(language, 'agents', head)));
    for (let page = first; page.done !== true; page = await pages.next())
      yield page.value.map((row) => csvLine([...row])).join('');
  };
  return { type: CSV_TYPE, chunks: await streamExport(deps, order, lines()) };
};

const once = async function* once(read: () => Promise<readonly (readonly Cell[])[]>): Pages {
  yield await read();
};

const byNumber = async function* byNumber(
  read: (pageNo: string) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly hasMore: boolean }>,
): Pages {
  for (let page = 1, written = 0; written < AGENT_EXPORT_MAX; page += 1) {
    const { rows, hasMore } = await read(String(page));
    written += rows.length;
    yield rows;
    if (!hasMore) return;
  }
};

const byMark = async function* byMark<Mark>(
  read: (
    before: Mark | undefined,
  ) => Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly next: Mark | null }>,
): Pages {
  let before: Mark | undefined;
  for (let written = 0; written < AGENT_EXPORT_MAX;) {
    const { rows, next } = await read(before);
    written += rows.length;
    yield rows;
    if (next === null) return;
    before = next;
  }
};
