import {
  marketVoidSchema,
  resultCorrectionSchema,
  sportsSettingsSchema,
} from '@fairground/contract/sports/operator-endpoints';
import type { FixtureId, Sport, SportsMarketId } from '@fairground/contract/sports/fields';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import type { SportsDeps } from '../deps.ts';
import { teamShown } from '../domain/competitions.ts';
import { limitsIn } from '../domain/limits.ts';
import type { SportSettings } from '../domain/limits.ts';
import { nameOf, relevantScore } from '../domain/settle-leg.ts';
import { resultText, typedResult } from '../domain/typed-result.ts';
import { addResults, setStatus } from '../store/facts.ts';
import { changeFixture, listMarkets, lockFixtureById } from '../store/fixtures.ts';
import { listLimits, listStaffMarkets, writeLimits, writeSettings } from '../store/trading.ts';
import type { FixtureRow } from '../tables.ts';

export type ResultCorrection = { readonly fixtureId: FixtureId; readonly result: string };
export type MarketVoid = {
  readonly marketId: SportsMarketId;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

export type SettingsChange = { readonly sport: Sport } & SportSettings;

type Deps = Pick<SportsDeps, 'audit' | 'approvals'>;

const locked = async (tx: Tx, id: FixtureId): Promise<FixtureRow> =>
  needed(await lockFixtureById(tx, id), 'sports.fixture-unknown');

const matchText = ({ home, away }: Pick<FixtureRow, 'home' | 'away'>): string =>
  `${teamShown(home, 'EN').name} – ${teamShown(away, 'EN').name}`;

/** Another result of a match that is over, by two people and at any time; bets move by the difference. */
export const registerCorrection = ({ audit, approvals }: Deps): Hold<ResultCorrection> =>
  approvals.register<typeof resultCorrectionSchema>({
    kind: 'sports.correct-result',
    permission: 'sports.write',
    schema: resultCorrectionSchema,
    describe: async (tx, { fixtureId, result }) => {
      const fixture = await locked(tx, fixtureId);
      return {
        target: matchText(fixture),
        changes: [{ field: 'result', before: resultText(fixture.model, fixture.score), after: result }],
      };
    },
    validate: async (tx, { fixtureId, result }) => {
      const { state, model, score } = await locked(tx, fixtureId);
      const isOver = state === 'ENDED' || state === 'CLOSED' || state === 'ABANDONED';
      if (!isOver || typedResult(model, result, score) === undefined) throw new Refusal('sports.result-refused');
    },
    versionOf: async (tx, { fixtureId }) => (await locked(tx, fixtureId)).version.toString(),
    execute: async (tx, { fixtureId, result }, { actor, approvalId }) => {
      const { model, score } = await locked(tx, fixtureId);
      const corrected = typedResult(model, result, score);
      if (!corrected) throw new Refusal('sports.result-refused');
      const markets = (await listMarkets(tx, fixtureId)).filter(({ type }) => type !== 'goal');
      await addResults(
        tx,
        markets.map((market) => ({ id: market.id, facts: { score: relevantScore(nameOf(market), corrected) } })),
        'SETTLED',
      );
      const settled = markets.filter(({ status }) => status !== 'CANCELLED').map(({ id }) => id);
      await setStatus(tx, settled, 'SETTLED');
      await changeFixture(tx, fixtureId, { score: corrected });
      await audit.record(tx, {
        ...actor,
        action: 'sports.correct-result',
        resource: 'sports-fixture',
        resourceId: fixtureId.toString(),
        before: { result: resultText(model, score) },
        after: { result, approvalId: String(approvalId) },
      });
    },
  });

/** An obvious error: bets on a market, all or those of a time, get their stakes back; by two people alone. */
export const registerVoid = ({ audit, approvals }: Deps): Hold<MarketVoid> => {
  const marketOf = async (tx: Tx, id: SportsMarketId) =>
    needed((await listStaffMarkets(tx, { id }, 1))[0], 'sports.market-unknown');
  const windowOf = ({ from, to }: MarketVoid) => ({
    ...(from && { from: from.toISOString() }),
    ...(to && { to: to.toISOString() }),
  });

  return approvals.register<typeof marketVoidSchema>({
    kind: 'sports.void-market',
    permission: 'sports.write',
    schema: marketVoidSchema,
    describe: async (tx, change) => {
      const market = await marketOf(tx, change.marketId);
      const { from = '–', to = '–' } = windowOf(change);
      return {
        target: `${matchText(market)} ${market.type}/${market.period}/${market.line_q / 4}`,
        changes: [{ field: 'void', before: null, after: `${from} … ${to}` }],
      };
    },
    validate: async (tx, { marketId }) => void (await marketOf(tx, marketId)),
    // Bets go on meanwhile; they are void by when they were taken.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, change, { actor, approvalId }) => {
      const { marketId } = change;
      const window = windowOf(change);
      await addResults(tx, [{ id: marketId, facts: { by: 'HOUSE', ...window } }], 'CANCELLED');
      if (change.to === undefined) await setStatus(tx, [marketId], 'CANCELLED');
      await audit.record(tx, {
        ...actor,
        action: 'sports.void-market',
        resource: 'sports-market',
        resourceId: marketId.toString(),
        before: {},
        after: { ...window, approvalId: String(approvalId) },
      });
    },
  });
};

const SETTINGS = ['delaySeconds', 'marginPercent', 'feeSingle', 'feeMulti'] as const;

/** How a sport is sold, by two people: prices and delays from then on, and no bet that was taken. */
export const registerSettings = ({
  audit,
  approvals,
  currency,
}: Deps & Pick<SportsDeps, 'currency'>): Hold<SettingsChange> => {
  const settingsNow = async (tx: Tx, sport: Sport) => limitsIn(currency, await listLimits(tx))[sport];

  return approvals.register<typeof sportsSettingsSchema>({
    kind: 'sports.change-settings',
    permission: 'sports.write',
    schema: sportsSettingsSchema,
    describe: async (tx, change) => {
      const now = await settingsNow(tx, change.sport);
      const changes = SETTINGS.filter((field) => now[field] !== change[field]);
      return {
        target: change.sport,
        changes: changes.map((field) => ({ field, before: String(now[field]), after: String(change[field]) })),
      };
    },
    validate: () => Promise.resolve(),
    versionOf: async (tx, { sport }) => (await settingsNow(tx, sport)).version.toString(),
    execute: async (tx, { sport, ...to }, { actor, approvalId }) => {
      const was = await settingsNow(tx, sport);
      const { winMax: win_max, riskMax: risk_max, playerMax: player_max, dayMax: day_max, largeFrom: large_from } = was;
      // Settings stand beside limits: a sport that has no row yet gets one with ours.
      await writeLimits(tx, { sport, win_max, risk_max, player_max, day_max, large_from, version: was.version });
      const {
        delaySeconds: delay_seconds,
        marginPercent: margin_percent,
        feeSingle: fee_single,
        feeMulti: fee_multi,
      } = to;
      await writeSettings(tx, sport, { delay_seconds, margin_percent, fee_single, fee_multi });
      await audit.record(tx, {
        ...actor,
        action: 'sports.change-settings',
        resource: 'sports-limit',
        resourceId: sport,
        before: Object.fromEntries(SETTINGS.map((field) => [field, was[field]])),
        after: { ...to, approvalId: String(approvalId) },
      });
    },
  });
};
