import { inTransaction } from '../../platform/database/index.ts';
import { parseNetwork } from '../../platform/geo/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { SystemDeps } from './deps.ts';
import { isCountry } from './domain/countries.ts';
import type { RegionRule } from './domain/region-rules.ts';
import { inOrder } from './domain/region-rules.ts';
import type { NoticeBoard } from './notice-board.ts';
import { regionRuleOf } from './settings.ts';
import type { RegionRuleRow } from './store.ts';
import { deleteRegionRule, insertRegionRule, listRegionRuleRows } from './store.ts';

export type NewRegionRule = {
  readonly kind: 'ALLOW' | 'DENY';
  readonly place: { readonly country: string } | { readonly network: string };
  readonly host?: string;
  readonly priority?: number;
  readonly passesMaintenance?: boolean;
};

const PRIORITY = 100;

/** Adds a line to the list that says who is let in. */
export const addRegionRule = async (
  { db, clock, audit }: SystemDeps,
  board: NoticeBoard,
  actor: Actor,
  { kind, place, host = '', priority = PRIORITY, passesMaintenance = false }: NewRegionRule,
): Promise<bigint> => {
  const { country, network } = checkedPlace(place);
  if (passesMaintenance && (kind !== 'ALLOW' || network === null)) throw new Refusal('system.bypass-needs-network');
  const rule = { kind, country, network, host: host.toLowerCase(), priority, passes_maintenance: passesMaintenance };
  const id = await inTransaction(db, async (tx) => {
    const added = await insertRegionRule(tx, { ...rule, created_at: clock.now() });
    await audit.record(tx, {
      ...actor,
      action: 'system.add-region-rule',
      resource: 'region-rule',
      resourceId: added.id.toString(),
      before: null,
      after: toldOf({ ...rule, id: added.id }),
    });
    return added.id;
  });
  board.tellSettings();
  return id;
};

/** Takes a line off the list. */
export const removeRegionRule = async (
  { db, audit }: SystemDeps,
  board: NoticeBoard,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  await inTransaction(db, async (tx) => {
    const removed = await deleteRegionRule(tx, id);
    if (!removed) throw new Refusal('system.region-rule-unknown');
    await audit.record(tx, {
      ...actor,
      action: 'system.remove-region-rule',
      resource: 'region-rule',
      resourceId: id.toString(),
      before: toldOf(removed),
      after: null,
    });
  });
  board.tellSettings();
};

/** The list in the order it is asked. */
export const listRegionRules = async ({ db }: SystemDeps): Promise<readonly RegionRule[]> =>
  inOrder((await listRegionRuleRows(db)).flatMap(regionRuleOf));

const checkedPlace = (place: NewRegionRule['place']): { country: string | null; network: string | null } => {
  if ('network' in place) {
    const network = parseNetwork(place.network);
    if (!network) throw new Refusal('system.network-malformed', { network: place.network });
    return { country: null, network: network.text };
  }
  const country = place.country.toUpperCase();
  if (!isCountry(country)) throw new Refusal('system.country-unknown', { country });
  return { country, network: null };
};

const toldOf = ({ kind, country, network, host, priority, passes_maintenance }: RegionRuleRow) => ({
  kind,
  ...(country === null ? { network } : { country }),
  host,
  priority,
  passesMaintenance: passes_maintenance,
});
