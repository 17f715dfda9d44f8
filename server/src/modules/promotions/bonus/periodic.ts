import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dayAfter, momentOf } from '@fairground/engines/lottery/zone';
import type { ApplicationsDeps } from '../deps.ts';
import type { Days, PlayResult } from '../domain/history.ts';
import { birthdaysOn, mondayOf, netLossOf } from '../domain/terms.ts';
import { hasRun, listJoined, noteRun } from '../store/joined.ts';
import { listTerms } from '../store/terms.ts';
import type { CurrentTerms } from '../store/terms.ts';
import { awardIn } from './award.ts';

const BATCH = 500;
/** Losses of a week are given back on Monday at this time of the site, once the figures of Sunday are closed. */
const CASHBACK_AT = '03:00';

/** Gives back a part of what last week lost, once the week is closed. Again it gives nothing more. */
export const payCashback = async (deps: ApplicationsDeps, signal?: AbortSignal): Promise<void> => {
  const { clock, days, above } = deps;
  const now = clock.now();
  const monday = mondayOf(days.dayOf(now));
  const week = { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  if (now < momentOf(monday, CASHBACK_AT, days.timeZone)) return;
  const end = momentOf(monday, '00:00', days.timeZone);
  if ((await above.history.closedUntil()) < end) return;
  for (const { startDay, ...current } of await listRunning(deps, 'CASHBACK', week.to)) {
    const run = `cashback ${current.promotionId} ${week.from}`;
    if (await hasRun(deps.db, run)) continue;
    const counted = { from: later(week.from, startDay), to: week.to };
    for (let after = 0n as MemberId; ;) {
      const page = await above.history.results(counted, after, BATCH);
      for (const result of page) {
        if (signal?.aborted === true) return;
        const base = await countedLoss(deps, current, counted, result);
        if (base > 0n) await giveQuietly(deps, current, { member: result.member, base, day: week.from });
      }
      const last = page.at(-1);
      if (last === undefined || page.length < BATCH) break;
      after = last.member;
    }
    await inTransaction(deps.db, (tx) => noteRun(tx, run, clock.now()));
  }
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** What a week took from a member: of an offer that is joined, only from the day it was joined on. */
const countedLoss = async (
  { db, days, above }: ApplicationsDeps,
  { promotionId, terms }: CurrentTerms,
  week: Days,
  result: PlayResult,
): Promise<Money> => {
  if (!terms.mustJoin) return netLossOf(result);
  const joinedAt = (await listJoined(db, result.member)).get(promotionId);
  if (joinedAt === undefined) return money(0n);
  const from = days.dayOf(joinedAt);
  if (from <= week.from) return netLossOf(result);
  const [since] = await above.history.results({ from, to: week.to }, (result.member - 1n) as MemberId, 1);
  return since?.member === result.member ? netLossOf(since) : money(0n);
};

/** Gives members their present on the day of their birth. Again it gives nothing more. */
export const payBirthdays = async (deps: ApplicationsDeps, signal?: AbortSignal): Promise<void> => {
  const { clock, days, members } = deps;
  const today = days.dayOf(clock.now());
  for (const { startDay: _start, ...current } of await listRunning(deps, 'BIRTHDAY', today)) {
    const run = `birthday ${current.promotionId} ${today}`;
    if (await hasRun(deps.db, run)) continue;
    for (let after = 0n as MemberId; ;) {
      const page = await members.listBornOn(birthdaysOn(today), after, BATCH);
      for (const member of page) {
        if (signal?.aborted === true) return;
        await giveQuietly(deps, current, { member, day: today });
      }
      const last = page.at(-1);
      if (last === undefined || page.length < BATCH) break;
      after = last;
    }
    await inTransaction(deps.db, (tx) => noteRun(tx, run, clock.now()));
  }
};

/** Offers of a kind that ran on a day and still do, with the day they began. */
const listRunning = async (
  deps: ApplicationsDeps,
  kind: 'CASHBACK' | 'BIRTHDAY',
  day: string,
): Promise<readonly (CurrentTerms & { readonly startDay: string })[]> => {
  const { db, days, offers } = deps;
  const running: (CurrentTerms & { readonly startDay: string })[] = [];
  for (const current of await listTerms(db)) {
    if (current.terms.kind !== kind) continue;
    const offer = await offers.findShown(current.promotionId, 'member');
    if (offer === undefined) continue;
    const startDay = days.dayOf(offer.startsAt);
    if (startDay <= day) running.push({ ...current, startDay });
  }
  return running;
};

type Due = {
  readonly member: MemberId;
  readonly base?: Money;
  readonly day: string;
};

/** One member in a transaction of its own; one that may be given nothing keeps nobody else from it. */
const giveQuietly = async (
  deps: ApplicationsDeps,
  current: CurrentTerms,
  { member, base, day }: Due,
): Promise<void> => {
  const { db, members, wallet } = deps;
  const who = await members.find(member);
  if (who === undefined || who.isTest || who.isAgent === 4 || who.path.length === 0) return;
  const currency = await wallet.currencyOf({ account: 'member' });
  await wallet.grants.prepare(member, currency);
  try {
    await inTransaction(db, (tx) =>
      awardIn(deps, tx, current, {
        ...{ member, currency, day, reference: `${current.terms.kind.toLowerCase()} ${day}` },
        ...(base !== undefined && { base }),
      }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

export const createPeriodicOffers = (deps: ApplicationsDeps): readonly [Job<null>, Job<null>] => [
  { name: 'promotions.pay-cashback', run: (_payload, signal) => payCashback(deps, signal) },
  { name: 'promotions.pay-birthdays', run: (_payload, signal) => payBirthdays(deps, signal) },
];
