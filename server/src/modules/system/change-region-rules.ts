import type { Tx } from '../../platform/database/index.ts';
import { afterCommit } from '../../platform/database/index.ts';
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
  readonly host?: string | undefined;
  readonly priority?: number | undefined;
  readonly passesMaintenance?: boolean | undefined;
};

const PRIORITY = 100;
const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/;

/** A rule as it would stand in the list; refuses one that could never be asked. */
export const checkedRule = ({
  kind,
  place,
  host = '',
  priority = PRIORITY,
  passesMaintenance = false,
}: NewRegionRule): Omit<RegionRuleRow, 'id'> => {
  const { country, network } = checkedPlace(place);
  if (passesMaintenance && (kind !== 'ALLOW' || network === null)) throw new Refusal('system.bypass-needs-network');
  const name = host.toLowerCase();
  if (name !== '' && !HOST.test(name)) throw new Refusal('system.host-malformed', { host });
  return { kind, country, network, host: name, priority, passes_maintenance: passesMaintenance };
};

/** Adds a line to the list that says who is let in. */
export const addRegionRule = async (
  { clock, audit }: SystemDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  rule: NewRegionRule,
): Promise<bigint> => {
  const checked = checkedRule(rule);
  const { id } = await insertRegionRule(tx, { ...checked, created_at: clock.now() });
  afterCommit(tx, board.tellSettings);
  await audit.record(tx, {
    ...actor,
    action: 'system.add-region-rule',
    resource: 'region-rule',
    resourceId: id.toString(),
    before: null,
    after: toldOf(checked),
  });
  return id;
};

/** Takes a line off the list. */
export const removeRegionRule = async (
  { audit }: SystemDeps,
  board: NoticeBoard,
  tx: Tx,
  actor: Actor,
  id: bigint,
): Promise<void> => {
  const removed = await deleteRegionRule(tx, id);
  if (!removed) throw new Refusal('system.region-rule-unknown');
  afterCommit(tx, board.tellSettings);
  await audit.record(tx, {
    ...actor,
    action: 'system.remove-region-rule',
    resource: 'region-rule',
    resourceId: id.toString(),
    before: toldOf(removed),
    after: null,
  });
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

/** The fields of a rule as staff reads them. */
export const toldOf = ({ kind, country, network, host, priority, passes_maintenance }: Omit<RegionRuleRow, 'id'>) => ({
  kind,
  ...(country === null ? { network } : { country }),
  host,
  priority,
  passesMaintenance: passes_maintenance,
});
