import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { WindowPage } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import type { TeamPeriod } from '../domain/contracts/bill.ts';
import type { Contract } from '../store/contracts.ts';
import { readSettings } from '../store/settings.ts';
import type { AgentSettings } from '../store/settings.ts';
import type { Teams } from './read-teams.ts';

type Sums = { -readonly [Part in keyof TeamPeriod]: TeamPeriod[Part] };
type Played = { readonly products: readonly string[] | null; readonly sums: Sums };

/**
 * What the teams of all receivers came to between two moments of one day: one walk over the members that did anything,
 * each added to everybody above who has a contract. Only windows that are closed are read.
 */
export const readWindows = async (
  deps: Pick<AgentsDeps, 'figures' | 'keptOutAt' | 'members'>,
  tx: Tx,
  contracts: readonly Contract[],
  { from, to, day }: { readonly from: Date; readonly to: Date; readonly day: string },
): Promise<Teams> => {
  const played = new Map<MemberId, Played>(
    contracts.map(({ receiver, terms }) => [receiver, { products: terms.products, sums: { ...NOTHING } }]),
  );
  const paths = new Map(
    (await deps.members.linesOn(tx, [...played.keys()], day)).map(({ id, path }) => [id, path] as const),
  );
  const settings = await readSettings(tx);
  await deps.figures.walkWindows(tx, { from, to }, (rows) => addPage(deps, tx, played, rows, { to, day, settings }));
  return {
    depthOf: (member) => paths.get(member)?.length ?? 0,
    uplineOf: (member) => paths.get(member)?.at(-2),
    of: ({ receiver }) => played.get(receiver)?.sums ?? NOTHING,
  };
};

const addPage = async (
  { keptOutAt, members }: Pick<AgentsDeps, 'keptOutAt' | 'members'>,
  tx: Tx,
  played: ReadonlyMap<MemberId, Played>,
  rows: readonly WindowPage[],
  { to, day, settings }: { readonly to: Date; readonly day: string; readonly settings: AgentSettings },
): Promise<void> => {
  const byMember = Map.groupBy(rows, ({ member }) => member);
  const actives = [...byMember].filter(([, own]) => isActive(own, settings)).map(([id]) => id);
  const keptOut = await keptOutAt(actives, to);
  for (const { id, path, isTest } of await members.linesOn(tx, [...byMember.keys()], day)) {
    if (isTest) continue;
    const own = byMember.get(id) ?? [];
    const counts = isActive(own, settings) && !keptOut.has(id);
    for (const above of path) {
      const team = played.get(above);
      if (team === undefined) continue;
      for (const row of own) addRow(team, row, above === id);
      if (above !== id && counts) team.sums.active += 1;
    }
  }
};

const isActive = (own: readonly WindowPage[], { activeBet, activeDeposit }: AgentSettings): boolean =>
  own.reduce((sum, row) => sum + row.valid_bet_cash, 0n) >= activeBet &&
  own.reduce((sum, row) => sum + row.deposit, 0n) >= activeDeposit;

const addRow = ({ products, sums }: Played, row: WindowPage, isOwn: boolean): void => {
  if (products === null || products.includes(row.product)) {
    sums.validBet += row.valid_bet_cash;
    sums.stake += row.stake_cash;
    sums.payout += row.payout_cash;
  }
  sums.rebate += row.rebate;
  sums.promo += row.promo;
  sums.fee += row.deposit_fee + row.withdrawal_fee;
  if (isOwn) sums.salary += row.salary;
};

const NOTHING: TeamPeriod = {
  ...{ validBet: 0n, stake: 0n, payout: 0n, rebate: 0n, promo: 0n, salary: 0n, fee: 0n },
  active: 0,
};
