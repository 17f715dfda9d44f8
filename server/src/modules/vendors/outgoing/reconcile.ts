import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredOperation } from '../../wallet/index.ts';
import type { Alarms } from '../alarms.ts';
import type { VendorsDeps } from '../deps.ts';
import { writeMinorUnits } from '../domain/minor-units.ts';
import { findStored } from '../calls/look-up.ts';
import type { VendorAction } from '../calls/look-up.ts';
import { insertReport } from '../store/books.ts';
import { listTransactions } from '../store/calls.ts';
import { findVendor } from '../store/vendors.ts';

/** One line of a vendor's own books. */
export type ReportLine = {
  readonly player: MemberId;
  readonly action: Exclude<VendorAction, 'end-round'>;
  readonly transactionId: string;
  readonly currency: string;
  /** Minor units, without a sign. */
  readonly amount: bigint;
  readonly state: 'applied' | 'rolled-back' | 'refused';
};

export type Difference = {
  readonly kind: 'missing-here' | 'missing-there' | 'amount-differs' | 'state-differs';
  readonly player: string;
  readonly action: string;
  readonly transactionId: string;
  readonly ours?: string;
  readonly theirs?: string;
};

export type Reconciliation = {
  readonly reportId: bigint;
  readonly lines: number;
  readonly agreeing: number;
  readonly differences: readonly Difference[];
};

export type ReconcileDeps = Pick<VendorsDeps, 'db' | 'clock' | 'wallet' | 'tenant'> & { readonly alarms: Alarms };

const DAY_MS = 24 * 3_600_000;
const CHUNK = 1_000;

/** Compares a vendor's day with the ledger, by transaction id, both ways. Nothing is forgiven; the report is kept. */
export const reconcile = async (
  deps: ReconcileDeps,
  code: string,
  day: string,
  report: readonly ReportLine[],
): Promise<Reconciliation> => {
  const { db, clock, alarms } = deps;
  const vendor = await findVendor(db, code);
  if (!vendor) throw new Refusal('vendors.vendor-unknown');
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw new Refusal('vendors.report-refused');
  const lookUp = async (
    entries: readonly Pick<ReportLine, 'player' | 'action' | 'transactionId'>[],
  ): Promise<readonly (StoredOperation | undefined)[]> => {
    const kept: (StoredOperation | undefined)[] = [];
    for (let from = 0; from < entries.length; from += CHUNK)
      kept.push(...(await findStored(deps, code, entries.slice(from, from + CHUNK))));
    return kept;
  };

  const ours = await lookUp(report);
  const differences: Difference[] = report.flatMap((line, index) => compare(line, ours[index]));

  const theirs = new Set(report.map(nameOf));
  const until = new Date(start.getTime() + DAY_MS);
  const sent = await listTransactions(db, vendor.id, start, until);
  const unreported = sent
    .filter((entry): entry is typeof entry & { action: ReportLine['action'] } => entry.action !== 'end-round')
    .map(({ member_id, action, transaction_id, currency }) => ({
      player: member_id,
      action,
      transactionId: transaction_id,
      currency,
    }))
    .filter((entry) => !theirs.has(nameOf(entry)));
  const keptOfUnreported = await lookUp(unreported);
  unreported.forEach((entry, index) => {
    const kept = keptOfUnreported[index];
    if (!kept || kept.state === 'refused' || kept.state === 'cancelled') return;
    const amount = writeMinorUnits(kept.amount, entry.currency).toString();
    differences.push({ kind: 'missing-there', ...named(entry), ours: `${kept.state} ${amount}` });
  });

  const agreeing = report.length - new Set(differences.filter(({ kind }) => kind !== 'missing-there').map(nameOf)).size;
  const { id } = await insertReport(db, {
    vendor_id: vendor.id,
    day,
    made_at: clock.now(),
    lines: report.length,
    agreeing,
    differences: JSON.stringify(differences),
  });
  if (differences.length > 0)
    alarms.raise('reconciliation', { vendor: code, day, differences: differences.length, reportId: id.toString() });
  return { reportId: id, lines: report.length, agreeing, differences };
};

type Named = { readonly player: MemberId | string; readonly action: string; readonly transactionId: string };

const nameOf = ({ player, action, transactionId }: Named): string => `${player} ${action} ${transactionId}`;
const named = ({ player, action, transactionId }: Named) => ({ player: player.toString(), action, transactionId });

const compare = (line: ReportLine, kept: StoredOperation | undefined): Difference[] => {
  if (!kept) return line.state === 'refused' ? [] : [{ kind: 'missing-here', ...named(line), theirs: line.state }];
  const state = kept.state === 'reversed' ? 'rolled-back' : kept.state === 'cancelled' ? 'refused' : kept.state;
  if (state !== line.state) return [{ kind: 'state-differs', ...named(line), ours: state, theirs: line.state }];
  if (state === 'refused') return [];
  const signed = writeMinorUnits(kept.amount, line.currency);
  const amount = signed < 0n ? -signed : signed;
  return amount === line.amount
    ? []
    : [{ kind: 'amount-differs', ...named(line), ours: amount.toString(), theirs: line.amount.toString() }];
};
