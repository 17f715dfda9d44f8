import type { Log } from '../../platform/log.ts';

export const ALARM_KINDS = [
  'conflict',
  'bad-signature',
  'foreign-address',
  'negative-balance',
  'orphan-win',
  'credit-limit',
  'reconciliation',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** What somebody must look at: a line in the log and a figure that monitoring can watch. */
export type Alarms = {
  readonly raise: (kind: AlarmKind, detail: Readonly<Record<string, unknown>>) => void;
  readonly counts: () => Readonly<Record<AlarmKind, number>>;
};

export const createAlarms = (log: Log): Alarms => {
  const counts: Record<AlarmKind, number> = {
    conflict: 0,
    'bad-signature': 0,
    'foreign-address': 0,
    'negative-balance': 0,
    'orphan-win': 0,
    'credit-limit': 0,
    reconciliation: 0,
  };
  return {
    raise: (kind, detail) => {
      counts[kind] += 1;
      log.warn({ alarm: kind, ...detail }, 'a vendor call needs a look');
    },
    counts: () => ({ ...counts }),
  };
};
