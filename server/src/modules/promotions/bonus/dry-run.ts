import type { MemberId } from '@fairground/contract/ids';
import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Terms } from '@fairground/contract/promotions/terms';
import { dayAfter, momentOf } from '@fairground/engines/lottery/zone';
import { inTransaction } from '../../../platform/database/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { listMeant } from './audience.ts';
import { birthdaysOn, capOf, mondayOf, netLossOf, periodOf, rewardOf } from '../domain/terms.ts';

const DAYS = 30;
const WEEKS = 4;
const BATCH = 1_000;

export type DryRun = {
  readonly from: string;
  readonly to: string;
  readonly awards: number;
  readonly members: number;
  readonly given: Money;
  /** Most that could become cash. */
  readonly exposure: Money;
};

/**
 * What an offer would have given over the last thirty days by these terms, had everybody it is meant for taken it: from
 * the deposits, the results, the registrations and the birthdays that there were. Limits of budgets, groups and devices
 * are left out.
 */
export const dryRun = async (deps: ApplicationsDeps, terms: Terms): Promise<DryRun> => {
  const { clock, days } = deps;
  const to = dayAfter(days.dayOf(clock.now()), -1);
  const from = dayAfter(to, 1 - DAYS);
  const given = new Map<string, { readonly member: MemberId; readonly amount: Money }>();
  const give = (member: MemberId, day: string, base?: Money): void => {
    const key = `${member} ${periodOf(terms, day)}`;
    const amount = rewardOf(terms, base);
    if (amount > 0n && !given.has(key)) given.set(key, { member, amount });
  };
  await TELLS[terms.kind](deps, { from, to }, give);
  const takers = [...given.values()];
  const meant = await listMeant(deps, terms, [...new Set(takers.map(({ member }) => member))]);
  const all = takers.filter(({ member }) => meant.has(member));
  const sum = (of: (amount: Money) => bigint): Money =>
    money(all.reduce((total, { amount }) => total + of(amount), 0n));
  return {
    ...{ from, to, awards: all.length, members: new Set(all.map(({ member }) => member)).size },
    given: sum((amount) => amount),
    exposure: sum((amount) => (terms.credit === 'CASH' ? amount : (capOf(terms, amount) ?? amount))),
  };
};

type Give = (member: MemberId, day: string, base?: Money) => void;
type Tell = (deps: ApplicationsDeps, days: { readonly from: string; readonly to: string }, give: Give) => Promise<void>;

const tellDeposits =
  (isFor: (deposit: { readonly isFirst: boolean }) => boolean): Tell =>
  async ({ above, days }, { from, to }, give) => {
    const since = momentOf(from, '00:00', days.timeZone);
    for (let after = 0n; ;) {
      const page = await above.history.deposits(since, after, BATCH);
      for (const deposit of page) {
        const day = days.dayOf(deposit.at);
        if (day <= to && isFor(deposit)) give(deposit.member, day, deposit.amount);
      }
      const last = page.at(-1);
      if (last === undefined || page.length < BATCH) return;
      after = last.id;
    }
  };

const walkResults = async (
  { above }: ApplicationsDeps,
  range: { readonly from: string; readonly to: string },
  onEach: (member: MemberId, loss: Money) => void,
): Promise<void> => {
  for (let after = 0n as MemberId; ;) {
    const page = await above.history.results(range, after, BATCH);
    for (const { member, ...sums } of page) onEach(member, netLossOf(sums));
    const last = page.at(-1);
    if (last === undefined || page.length < BATCH) return;
    after = last.member;
  }
};

const TELLS: Readonly<Record<Terms['kind'], Tell>> = {
  SIGNUP: async ({ db, days, members, system }, { from, to }, give) => {
    const promised = await promisedOf(system);
    const span = {
      from: momentOf(from, '00:00', days.timeZone),
      to: momentOf(dayAfter(to, 1), '00:00', days.timeZone),
    };
    await inTransaction(db, (tx) =>
      members.walkRegistered(tx, span, (ids) => {
        for (const id of ids) give(id, to, promised);
        return Promise.resolve();
      }),
    );
  },
  FIRST_DEPOSIT: tellDeposits(({ isFirst }) => isFirst),
  RELOAD: tellDeposits(({ isFirst }) => !isFirst),
  // Who played may have claimed it.
  GIFT: (deps, range, give) => walkResults(deps, range, (member) => give(member, range.to)),
  FREE_SPINS: (deps, range, give) => walkResults(deps, range, (member) => give(member, range.to)),
  CASHBACK: async (deps, { to }, give) => {
    const lastSunday = dayAfter(mondayOf(dayAfter(to, 1)), -1);
    for (let week = 0; week < WEEKS; week += 1) {
      const end = dayAfter(lastSunday, -7 * week);
      await walkResults(deps, { from: dayAfter(end, -6), to: end }, (member, loss) => give(member, end, loss));
    }
  },
  BIRTHDAY: async ({ members }, { from }, give) => {
    for (let day = from, left = DAYS; left > 0; day = dayAfter(day, 1), left -= 1)
      for (let after = 0n as MemberId; ;) {
        const page = await members.listBornOn(birthdaysOn(day), after, BATCH);
        for (const member of page) give(member, day);
        const last = page.at(-1);
        if (last === undefined || page.length < BATCH) break;
        after = last;
      }
  },
};

/** What registration promises, as the flag says. */
const promisedOf = async (system: ApplicationsDeps['system']): Promise<Money> => {
  const text = String((await system.readFlags()).SIGNUPBONUS).trim();
  return money(/^\d{1,9}$/.test(text) ? BigInt(text) * UNITS_PER_WHOLE : 0n);
};
