import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { ReturnState } from '@fairground/contract/integrity/kinds';
import { RETURN_PAGE_SIZE } from '@fairground/contract/integrity/operator-endpoints';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { GameFacts } from '../../catalog/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { percentOf, returnBand } from '../domain/return-band.ts';
import type { ReturnBand } from '../domain/return-band.ts';
import { insertEvents } from '../store/events.ts';
import { sumReturns } from '../store/returns.ts';
import type { ReturnName } from '../store/returns.ts';

const DAY_MS = 86_400_000;
const DAYS_DEFAULT = 30;
/** Far more than any catalogue has games in play. */
const GAMES_MAX = 20_000;

type Deps = Pick<IntegrityDeps, 'db' | 'clock' | 'days' | 'betting' | 'vendors'>;
type GameReturn = ReturnName & {
  readonly source: string;
  readonly found: GameFacts | undefined;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly band: ReturnBand;
};

const readReturns = async (deps: Deps, days: number): Promise<readonly GameReturn[]> => {
  const from = deps.days.dayOf(new Date(deps.clock.now().getTime() - (days - 1) * DAY_MS));
  const rows = await sumReturns(deps.db, from, GAMES_MAX);
  return Promise.all(
    rows.map(async ({ product, game, currency, ...sums }) => {
      const source = (await deps.betting.productOf(product))?.source ?? '';
      const found = await deps.vendors.findPlayed({ vendor: source, gameId: game });
      const { rounds, stake, payout } = sums;
      const band = returnBand(sums, found?.rtp ?? null);
      return { product, game, currency, source, found, rounds, stake, payout, band };
    }),
  );
};

/** What is out of its band comes first. */
const PLACE: Readonly<Record<ReturnState, number>> = { outside: 0, within: 1, few: 2, unknown: 3 };

type Asked = {
  readonly days?: string | undefined;
  readonly state?: ReturnState | undefined;
  readonly nodeId?: GameNodeId | undefined;
  readonly cursor?: string | undefined;
};

/** Actual and stated return of every game that was played lately, alarms first and large stakes before small ones. */
export const showReturns = async (deps: Deps, { days, state, nodeId, cursor }: Asked) => {
  const all = (await readReturns(deps, Number(days ?? DAYS_DEFAULT)))
    .filter(({ band, found }) => (state ?? band.state) === band.state && (nodeId ?? found?.id) === found?.id)
    .toSorted((one, other) => PLACE[one.band.state] - PLACE[other.band.state]);
  const start = Number(cursor ?? 0);
  const end = start + RETURN_PAGE_SIZE;
  return { list: all.slice(start, end).map(shown), next: end < all.length ? end.toString() : null };
};

const shown = ({ product, game, currency, source, found, rounds, stake, payout, band }: GameReturn) => ({
  returnId: `${product}-${game}-${currency}`,
  names: found === undefined ? { EN: `${source} ${game}` } : { EN: found.nameEN, TY: found.nameTY },
  nodeId: found?.id ?? null,
  vendor: found?.vendor ?? source,
  currency,
  rounds: Number(rounds),
  stake: money(stake),
  payout: money(payout),
  actual: percentOf(band.actual),
  stated: found?.rtp === null || found === undefined ? null : percentOf(BigInt(found.rtp) * 100n),
  low: band.low === null ? null : percentOf(band.low),
  high: band.high === null ? null : percentOf(band.high),
  state: band.state,
});

/** Once a day: a game whose return left its band is a significant event, once in a month. */
export const createReturnJob = (deps: Deps): Job<null> => ({
  name: 'integrity.check-returns',
  run: async () => {
    const at = deps.clock.now();
    const out = (await readReturns(deps, DAYS_DEFAULT)).filter(({ band }) => band.state === 'outside');
    await inTransaction(deps.db, (tx) =>
      insertEvents(
        tx,
        out.map(({ product, game, currency, source, found, rounds, band }) => ({
          ...{ kind: 'return-out-of-band' as const, at, amount: null, currency: null, done_by: null },
          subject: found === undefined ? `game ${source} ${game}` : `game ${found.id} ${found.nameEN}`,
          detail: `${percentOf(band.actual)} % of ${rounds} rounds in ${currency}, band ${percentOf(band.low ?? 0n)} % to ${percentOf(band.high ?? 0n)} %`,
          key: `return:${product}:${game}:${currency}:${deps.days.dayOf(at).slice(0, 7)}`,
        })),
      ),
    );
  },
});
