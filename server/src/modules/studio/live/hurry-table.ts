import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { hurryTable as contract } from '@fairground/contract/live-tables/endpoints';
import { Refusal } from '../../../platform/refusal.ts';
import type { StudioDeps } from '../deps.ts';
import * as store from '../store/live-tables.ts';
import type { LiveDeps } from './live-deps.ts';
import { runTable } from './run-table.ts';

type Deps = LiveDeps & Pick<StudioDeps, 'catalog'>;
type Answer = ValueOf<typeof contract>;

/** A table has five phases; a node that leads it elsewhere looks every few seconds. */
const LOOKS_MAX = 100;
const AGAIN_MS = 100;

/**
 * Sandbox alone: what the table waits for is due now. It is closed, dealt and paid by the steps that take it on at their
 * time, by the node that leads it.
 */
export const hurryTable = async (
  deps: Deps,
  { nodeId, until }: BodyOf<typeof contract>,
  node: string,
): Promise<Answer> => {
  const found = await deps.catalog.gameForLaunch({ nodeId });
  if (found.kind === 'refused') throw new Refusal('studio.game-closed');
  const { vendor, gameId } = found.game;
  const table = await store.findTableOf(deps.db, vendor, gameId);
  let round = table && (await store.findLastRound(deps.db, table.id));
  if (!table || !round) throw new Refusal('studio.round-unknown');
  for (let looks = 0; looks < LOOKS_MAX && !isThere(round.state, until); looks += 1) {
    await store.hurryRound(deps.db, round, await deps.time.now());
    const next = await runTable(deps, table.id, node);
    const seen: store.TableRoundRow = (await store.findLastRound(deps.db, table.id)) ?? round;
    // Nobody looks at it: it sleeps.
    if (next === undefined) return shown(seen);
    // Bets are on their way to the wallet, or another node leads.
    if (seen.id === round.id && seen.state === round.state) await deps.time.wait(AGAIN_MS);
    round = seen;
  }
  return shown(round);
};

/** A round that was called off is as much over as one that was paid. */
const isThere = (phase: Answer['phase'], until: 'OPEN' | 'SETTLED'): boolean =>
  phase === until || (until === 'SETTLED' && phase === 'CANCELLED');

const shown = ({ number, state }: store.TableRoundRow): Answer => ({ number, phase: state });
