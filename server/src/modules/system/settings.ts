import { FLAGS, fallbackOf, isFlagKey } from '@fairground/contract/system/flags';
import type { FlagGround, FlagKey, FlagValue } from '@fairground/contract/system/flags';
import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { patternOf } from '@fairground/contract/system/patterns';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { parseNetwork } from '../../platform/geo/index.ts';
import type { CurrentStatus, StatusRules } from './domain/site-status.ts';
import type { RegionRule } from './domain/region-rules.ts';
import { inOrder } from './domain/region-rules.ts';
import type { Channel, Mirror, ShownResource } from './domain/shown.ts';
import type { RegionRuleRow, RegisterRuleRow, StatusRow } from './store.ts';
import * as store from './store.ts';
import { listChannels, listMirrors, listResources } from './store/shown.ts';

export type Flags = Readonly<Record<FlagKey, FlagValue>>;

/** Everything an operator can set and every page reads, as one picture of the tables. */
export type Settings = {
  readonly statusRules: StatusRules;
  readonly flags: Flags;
  readonly registerRules: Readonly<Record<string, RegisterRule>>;
  readonly resources: readonly ShownResource[];
  readonly channels: readonly Channel[];
  readonly mirrors: readonly Mirror[];
};

export const loadSettings = async (db: Db, clock: Clock, ground: FlagGround): Promise<Settings> => {
  const [status, planned, rules, flags, registerRules, resources, channels, mirrors] = await Promise.all([
    store.readCurrentStatus(db),
    store.listMaintenanceAfter(db, clock.now()),
    store.listRegionRuleRows(db),
    store.listFlagRows(db),
    store.listRegisterRuleRows(db),
    listResources(db),
    listChannels(db),
    listMirrors(db),
  ]);
  return {
    statusRules: {
      current: currentStatusOf(status),
      planned: planned.map((row) => ({
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        titles: row.titles,
        contact: row.contact,
      })),
      regionRules: inOrder(rules.flatMap(regionRuleOf)),
    },
    flags: flagsOf(flags, ground),
    registerRules: Object.fromEntries(registerRules.map((row) => [row.field, registerRuleOf(row)])),
    resources,
    channels,
    mirrors,
  };
};

export const currentStatusOf = ({ status, titles, contact, set_at, ends_at }: StatusRow): CurrentStatus => ({
  status,
  titles,
  contact,
  setAt: set_at,
  endsAt: ends_at,
});

/** The product's own values, and over them what operators set. A flag of an older version is left out. */
const flagsOf = (rows: readonly { readonly key: string; readonly value: FlagValue }[], ground: FlagGround): Flags => {
  const flags: Record<string, FlagValue> = {};
  for (const key of Object.keys(FLAGS)) if (isFlagKey(key)) flags[key] = fallbackOf(key, ground);
  for (const { key, value } of rows) if (isFlagKey(key)) flags[key] = value;
  return flags as Flags;
};

export const registerRuleOf = (row: RegisterRuleRow): RegisterRule => ({
  enabled: row.enabled,
  required: row.required,
  acceptedPattern: patternOf(row.pattern_id).source,
  patternId: row.pattern_id,
  minLength: row.min_length,
  maxLength: row.max_length,
  type: row.type,
});

export const regionRuleOf = (row: RegionRuleRow): readonly RegionRule[] => {
  const network = row.network === null ? undefined : parseNetwork(row.network);
  const place = network ? { network } : row.country === null ? undefined : { country: row.country };
  if (!place) return [];
  const { id, kind, host, priority, passes_maintenance: passesMaintenance } = row;
  return [{ id, kind, place, host, priority, passesMaintenance }];
};

/** Where pictures are kept, and where games are opened from, beside the site itself. */
export const imageHostsOf = ({ flags }: Settings): readonly string[] => listed(flags.IMAGECDNS);
export const launchHostsOf = ({ flags }: Settings): readonly string[] => listed(flags.LAUNCHGAMECDNS);

const listed = (word: FlagValue): readonly string[] =>
  String(word)
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
