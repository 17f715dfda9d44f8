import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import { AGENT_PAGE_SIZE, TEAM_MAX } from '@fairground/contract/agents/fields';
import type {
  exportProfitReport as exportEndpoint,
  readProfitReport as endpoint,
} from '@fairground/contract/agents/reports';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import { writeMoney } from '@fairground/contract/money';
import { recordText } from '@fairground/locales/record-texts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { DayRange } from '../../figures/index.ts';
import type { TeamMember } from '../../members/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { rangeOf } from '../domain/range.ts';
import { sumOf, teamSumsOf } from '../domain/team-sums.ts';
import { createNames, inTeam, placeOf } from '../scope.ts';

type Report = ValueOf<typeof endpoint>;
type Row = Report['list'][number];
type Asked = QueryOf<typeof exportEndpoint>;

const WALK_SIZE = 200;

/** What each branch directly below won and lost in a range of days. */
export const readProfitReport = async (
  deps: AgentsDeps,
  session: Session,
  { pageNo = '1', ...query }: QueryOf<typeof endpoint>,
): Promise<Report> => {
  const { figures, wallet } = deps;
  const range = rangeOf(query, deps.days.dayOf(deps.clock.now()));
  const asOf = await figures.asOf();
  const place = await placeOf(deps, session.memberId, query.parent);
  const found = await branchesOf(deps, session, query, {
    parent: place.id,
    offset: (Number(pageNo) - 1) * AGENT_PAGE_SIZE,
    limit: AGENT_PAGE_SIZE + 1,
  });
  const [own, team, list] = await Promise.all([
    figures.memberDays(place.id, range),
    figures.teamDays(place.id, range),
    rowsOf(deps, session, found.slice(0, AGENT_PAGE_SIZE), range),
  ]);
  return {
    ...range,
    asOf,
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
    crumbs: place.crumbs,
    self: teamSumsOf(sumOf(own)),
    total: teamSumsOf(sumOf(team)),
    list,
    hasMore: found.length > AGENT_PAGE_SIZE,
  };
};

const branchesOf = async (
  deps: AgentsDeps,
  session: Session,
  { username }: Pick<Asked, 'username'>,
  page: { readonly parent: Report['list'][number]['memberId']; readonly offset: number; readonly limit: number },
): Promise<readonly TeamMember[]> =>
  username === undefined
    ? deps.members.team.listBelow({ ...page, sort: 'ACCOUNT', countMax: 0 })
    : [await inTeam(deps, session.memberId, { account: username })];

const rowsOf = async (
  deps: AgentsDeps,
  session: Session,
  found: readonly TeamMember[],
  range: DayRange,
): Promise<Row[]> => {
  const sums = await deps.figures.teamSums(
    found.map(({ id }) => id),
    range,
  );
  const nameOf = await createNames(deps, session.memberId);
  return found.map((member) => ({
    memberId: member.id,
    account: nameOf(member),
    type: member.isAgent,
    ...teamSumsOf(sumOf(sums.get(member.id) ?? [])),
  }));
};

const FIGURES = ['betAmount', 'validBet', 'payout', 'gameProfit', 'rebate', 'promo', 'teamNet'] as const;

/** The same report with all branches, as a table. */
export const exportProfitReport = async (
  deps: AgentsDeps,
  session: Session,
  query: Asked,
  language: LanguageCode,
): Promise<FileStream> => {
  const range = rangeOf(query, deps.days.dayOf(deps.clock.now()));
  const place = await placeOf(deps, session.memberId, query.parent);
  const order = { subject: `agent profit ${session.memberId}`, refusal: 'agents.export-running' } as const;
  const lines = async function* lines(): AsyncGenerator<string> {
    const word = (key: string): string => recordText(language, 'agents', key);
    yield CSV_START + csvLine([word('column.account'), ...FIGURES.map((name) => word(`figure.${name}`))]);
    for (let offset = 0, isMore = true; isMore; offset += WALK_SIZE) {
      const page = { parent: place.id, offset, limit: WALK_SIZE };
      const found = await branchesOf(deps, session, query, page);
      const rows = await rowsOf(deps, session, found, range);
      yield rows
        .map((row) => csvLine([row.account, ...FIGURES.map((name) => ({ figure: writeMoney(row[name]) }))]))
        .join('');
      isMore = query.username === undefined && found.length === WALK_SIZE && offset < TEAM_MAX;
    }
  };
  return { type: CSV_TYPE, chunks: await streamExport(deps, order, lines()) };
};
