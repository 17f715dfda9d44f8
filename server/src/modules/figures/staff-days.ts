import { FIGURE_DAYS, listMemberDays, listTeamDays } from '@fairground/contract/figures/operator-endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import type { FiguresDeps } from './deps.ts';
import { listMemberDays as daysOfMember, listTeamDays as daysOfTeam } from './store/read-days.ts';
import type { DayFigures, DayRange } from './store/read-days.ts';

const DAY_MS = 86_400_000;

type Deps = Pick<FiguresDeps, 'db' | 'clock' | 'days'>;

/** The last days of a member for staff, the newest first. */
export const staffDayRoutes = (deps: Deps): readonly Route[] => [
  bind(listMemberDays, async ({ query: { memberId } }) => shown(await lastDays(deps, memberId, daysOfMember))),
  bind(listTeamDays, async ({ query: { memberId } }) => shown(await lastDays(deps, memberId, daysOfTeam))),
];

const lastDays = (
  { db, clock, days }: Deps,
  member: MemberId,
  read: (db: Deps['db'], member: MemberId, range: DayRange) => Promise<readonly DayFigures[]>,
): Promise<readonly DayFigures[]> => {
  const now = clock.now();
  const from = days.dayOf(new Date(now.getTime() - (FIGURE_DAYS - 1) * DAY_MS));
  return read(db, member, { from, to: days.dayOf(now) });
};

const shown = (rows: readonly DayFigures[]) => ({
  list: rows
    .map((row) => ({
      key: `${row.day} ${row.product}`,
      day: row.day,
      product: row.product,
      bets: Number(row.bet_count),
      stake: money(row.stake),
      validBet: money(row.valid_bet),
      payout: money(row.payout),
      rebate: money(row.rebate),
      promo: money(row.promo),
      deposit: money(row.deposit),
      withdrawal: money(row.withdrawal),
    }))
    .toSorted((one, other) => other.key.localeCompare(one.key)),
});
