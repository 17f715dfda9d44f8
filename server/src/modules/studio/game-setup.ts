import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { GameDefinition } from '@fairground/contract/studio/game';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { Refusal } from '../../platform/refusal.ts';
import type { LaunchGame } from '../catalog/index.ts';
import { stepOf } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import type { Model } from './domain/model.ts';
import { findModel } from './domain/models.ts';
import { insertDefinitionOnce } from './store/definitions.ts';
import { hasLiveLife } from './store/pool-lives.ts';

/** A game of the catalogue as it is played in one currency. */
export type GameSetup = {
  readonly model: Model;
  readonly bet: GameDefinition['bet'];
  /** Stakes feed pools: those of its rules, or the last life of one it had before. */
  readonly hasPools: boolean;
};

export type GameSetups = {
  /** Refuses a game that is closed or has no mathematics here. */
  readonly of: (vendor: string, game: string, currency: string) => Promise<GameSetup>;
};

/** How long a change of a game's limits may go unnoticed; whether it is open is asked again with every stake. */
const REMEMBER_MS = 5_000;
const REMEMBERED_MAX = 20_000;
const LEVELS_MAX = 12;

export const createGameSetups = ({ db, clock, catalog }: StudioDeps): GameSetups => {
  const remembered = new Map<string, { readonly setup: GameSetup; readonly at: number }>();
  const keptRules = new Set<string>();

  const lookUp = async (vendor: string, gameId: string, currency: string): Promise<GameSetup> => {
    const answer = await catalog.gameForLaunch({ vendor, gameId });
    const model = answer.kind === 'game' && answer.game.modelId !== null ? findModel(answer.game.modelId) : undefined;
    if (answer.kind === 'refused' || !model) throw new Refusal('studio.game-closed');
    if (!keptRules.has(model.hash)) {
      const { hash, id, rules } = model;
      await insertDefinitionOnce(db, { hash, model: id, rules: canonicalText(rules), kept_at: clock.now() });
      keptRules.add(hash);
    }
    const bet = betsOf(answer.game, currency);
    if ((model.progressives ?? []).length > 0) return { model, bet, hasPools: true };
    const isFed = model.kind === 'slot' && (await hasLiveLife(db, { vendor, game: gameId, currency }));
    return { model: isFed ? feedingPools(model) : model, bet, hasPools: isFed };
  };

  return {
    of: async (vendor, game, currency) => {
      const name = `${vendor} ${game} ${currency}`;
      const now = clock.now().getTime();
      const kept = remembered.get(name);
      if (kept && now - kept.at < REMEMBER_MS) return kept.setup;
      const setup = await lookUp(vendor, game, currency);
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(name, { setup, at: now });
      return setup;
    },
  };
};

/** The model of a game whose rules have no pool any more, while the last life of one goes on. */
const feedingPools = (model: Model): Model => ({
  ...model,
  play: (...drawn) => {
    const progress = model.play(...drawn);
    return progress.shown.kind === 'slot' ? { ...progress, shown: { ...progress.shown, pool: '0' } } : progress;
  },
});

/** The amounts a game is played with: whole steps of the currency, and steps of 1, 2, 5 for buttons. */
const betsOf = ({ minBet, maxBet }: LaunchGame, currency: string): GameDefinition['bet'] => {
  const whole = stepOf(currency);
  const step = whole > 0n ? whole : 1n;
  const least = ((minBet + step - 1n) / step) * step;
  const min = least > 0n ? least : step;
  const levels: Money[] = [];
  for (let power = 1n; levels.length < LEVELS_MAX; power *= 10n)
    for (const factor of [1n, 2n, 5n]) {
      const level = min * power * factor;
      if (levels.length < LEVELS_MAX && (maxBet === null || level <= maxBet)) levels.push(money(level));
      else return { min: money(min), max: maxBet, step: money(step), levels };
    }
  return { min: money(min), max: maxBet, step: money(step), levels };
};
