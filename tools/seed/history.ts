import { setTimeout as sleep } from 'node:timers/promises';
import type { Modules } from '../../server/src/built-modules.ts';
import { windowOf } from '../../server/src/modules/figures/index.ts';
import type { Maker } from '../../server/src/modules/operators/index.ts';
import type { StaffRole } from '@fairground/contract/operators/permissions';
import { readBrand } from '../../server/src/platform/brand.ts';
import { createBusinessDays } from '../../server/src/platform/business-days.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { runsNode } from '../../server/src/platform/database/index.ts';
import { readProgress } from '../../server/src/platform/events/index.ts';
import type { Module } from '../../server/src/platform/module.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import { codeOfUrl } from '../../server/src/platform/totp/index.ts';
import { SANDBOX_STAMP, sandboxCatalogue } from '../../server/src/sandbox/index.ts';
import {
  HISTORY_DAYS,
  playDemoHistory,
  seedDemoMembers,
  seedDemoStaff,
  SIGNING_DAYS,
} from '../../server/src/seed/index.ts';
import type { DemoAccount, DemoStaff } from '../../server/src/seed/index.ts';
import { openHouse } from '../admin/house.ts';
import type { House } from '../admin/house.ts';
import { setBackClock } from './set-back-clock.ts';

const DAY_MS = 86_400_000;
const LISTENING_MS = 25;
const NIGHT_MS = 3 * 3_600_000;
const NEVER_CLOSED = new Date('2001-01-01T00:00:00Z');
/** Who may approve what agents are paid. */
const APPROVERS: readonly StaffRole[] = ['FINANCE', 'FINANCE_LEAD'];
const INSTALL = { actorKind: 'system', actor: 'seed', reason: 'games of the demo', ip: '' } as const;

type PlayedDemo = {
  readonly accounts: readonly DemoAccount[];
  readonly staff: readonly DemoStaff[] | undefined;
};

/** Whether nobody has played here yet, and no node runs: days that are over can only be played into new books. */
export const isUntouched = async ({
  figures,
  members,
  db,
}: Pick<House, 'figures' | 'members' | 'db'>): Promise<boolean> =>
  (await figures.closedUntil()) < NEVER_CLOSED &&
  (await members.findByAccount('demohead')) === undefined &&
  !(await runsNode(db));

/** Opens the demo accounts as of a month ago and plays their history with a clock that is set back. */
export const playHistory = async (environment: Readonly<Record<string, string | undefined>>): Promise<PlayedDemo> => {
  const { timeZone, currency } = await readBrand(readConfig(environment).brand);
  // The last night is settled by then; before that the history ends with the night before.
  const today = createBusinessDays(timeZone).dayOf(new Date(Date.now() - NIGHT_MS));
  const midnightOf = (day: string): Date => windowOf(day, timeZone).from;
  const first = new Date(midnightOf(today).getTime() - (HISTORY_DAYS + SIGNING_DAYS + 1) * DAY_MS);
  const house = await openHouse(environment, { setBack: (url) => setBackClock(url, first), poolSize: 6 });
  const { past, events, db } = house;
  if (past === undefined) throw new Error('The owner of the database is not known here.');
  try {
    await house.wallet.shipCurrency(currency);
    await house.catalog.importOnce({ source: 'sandbox', stamp: SANDBOX_STAMP, rows: () => sandboxCatalogue() });
    await house.studio.installGames(INSTALL);
    const parts = Object.values<Partial<Module>>(modulesOf(house));
    const listeners = parts.flatMap(({ listeners: own = [] }) => own);
    await events.start(listeners);
    // What one listener announces another one may hear, so that all are asked again until none had anything left.
    const heard = async (): Promise<void> => {
      for (let waited = true; waited;) {
        waited = false;
        for (const listener of listeners)
          for (; (await readProgress(db, listener)).oldestWaiting !== null; waited = true) await sleep(LISTENING_MS);
      }
    };
    const accounts = await seedDemoMembers(house);
    const staff = await seedDemoStaff({ ...house, clock: past.clock, random: systemRandom });
    await playDemoHistory({
      ...{ modules: house, heard, today, midnightOf, setTo: past.setTo },
      staff: () => twoPeople(house, staff ?? [], past.clock.now()),
    });
    await heard();
    return { accounts, staff };
  } finally {
    await house.close();
  }
};

/** What a house is made of besides its modules has no listeners. */
const modulesOf = (house: House): Partial<Modules> => {
  const {
    config: _config,
    schema: _schema,
    db: _db,
    events: _events,
    past: _past,
    languages: _languages,
    ...rest
  } = house;
  return rest;
};

const twoPeople = async (
  { operators }: Pick<House, 'operators'>,
  staff: readonly DemoStaff[],
  now: Date,
): Promise<{ readonly maker: Maker; readonly checker: Maker }> => {
  const [maker, checker] = await Promise.all(
    staff
      .flatMap(({ name, role, proof }) => (proof !== undefined && APPROVERS.includes(role) ? [{ name, proof }] : []))
      .map(async ({ name, proof }): Promise<Maker> => {
        const code = codeOfUrl(proof.otpauthUrl, now);
        const login = { name, password: proof.password, code };
        const { token } = await operators.login(login, { ip: '', userAgent: 'npm run seed' });
        const operator = await operators.authenticate(token);
        if (operator === undefined) throw new Error(`${name} could not log in.`);
        return { operator, ip: '' };
      }),
  );
  if (maker === undefined || checker === undefined) throw new Error('Nobody is there to approve.');
  return { maker, checker };
};
