import type { MemberId } from '@fairground/contract/ids';
import { TRACE_KINDS } from '@fairground/contract/risk/states';
import type { TraceKind } from '@fairground/contract/risk/states';
import type { Tx } from '../../platform/database/index.ts';
import { listenerOf } from '../../platform/events/fact.ts';
import type { Fact, Listener } from '../../platform/events/fact.ts';
import { fold } from '../../platform/fold-text.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import {
  bankAccountAdded,
  depositCredited,
  depositReversed,
  membersPaired,
  sliceUnpaid,
  withdrawalCompleted,
} from '../cashier/index.ts';
import { sessionOpened } from '../identity/index.ts';
import { memberRegistered } from '../members/index.ts';
import { pairNoticed } from '../rooms/index.ts';
import { grantsBreached } from '../wallet/index.ts';
import type { RiskDeps } from './deps.ts';
import { CROWD_FROM, isCrowd, TURNAROUND_MS } from './domain/rules.ts';
import { noteCardTable, notePaired } from './note-paired.ts';
import type { Noticed, Paired } from './note-paired.ts';
import { lockMember } from './store/risk-in.ts';
import {
  noteBreachedBonus,
  noteDeposit,
  noteRegistration,
  noteReversal,
  noteUnpaidSlice,
  noteWithdrawal,
} from './store/scores.ts';
import { findMark, listHolders, noteTrace } from './store/traces.ts';
import type { Trace } from './store/traces.ts';
import { weighMember } from './weigh-member.ts';

type Noting = Pick<RiskDeps, 'audit' | 'clock' | 'identity' | 'members' | 'cashier'> & { readonly box: SecretBox };

type Payload = { readonly memberId?: string; readonly member?: string; readonly recommenderId?: string | null };

/**
 * Learns from what other modules announce. The facts carry no personal data: what an account shares is read from its owner,
 * hashed and compared.
 */
export const createNoteFacts = (deps: Noting): Listener =>
  listenerOf(
    'risk.note-facts',
    [
      ...[memberRegistered, sessionOpened, bankAccountAdded, depositCredited, depositReversed, withdrawalCompleted],
      ...[membersPaired, sliceUnpaid, pairNoticed, grantsBreached],
    ],
    async (tx, facts) => {
      const touched = new Set<MemberId>();
      for (const fact of facts) {
        if (fact.name === membersPaired.name) {
          for (const linked of await notePaired(deps, tx, fact as Fact<Paired>)) touched.add(linked);
          continue;
        }
        if (fact.name === pairNoticed.name) {
          for (const noticed of await noteCardTable(tx, fact as Fact<Noticed>)) touched.add(noticed);
          continue;
        }
        if (fact.name === grantsBreached.name) {
          for (const breached of await noteBreached(tx, fact as Fact<Breached>)) touched.add(breached);
          continue;
        }
        const payload = fact.payload as Payload;
        const member = BigInt(payload.memberId ?? payload.member ?? '0') as MemberId;
        if (await noteEvent(tx, member, fact as Fact<Payload>)) touched.add(member);
        if (LEAVES_TRACES.has(fact.name))
          for (const other of await noteTraces(deps, tx, member, fact.at)) touched.add(other);
      }
      const members = [...touched].toSorted((one, other) => (one < other ? -1 : 1));
      // All of them before the first line of the audit trail: who decides a case takes its member first and the trail last.
      for (const member of members) await lockMember(tx, member);
      for (const member of members) await weighMember(deps, tx, member);
    },
  );

const LEAVES_TRACES: ReadonlySet<string> = new Set([memberRegistered.name, sessionOpened.name, bankAccountAdded.name]);

type Breached = { readonly grants: readonly { readonly member: string }[] };

const noteBreached = async (tx: Tx, { payload: { grants } }: Fact<Breached>): Promise<readonly MemberId[]> => {
  const members = grants.map(({ member }) => BigInt(member) as MemberId);
  for (const member of members) await noteBreachedBonus(tx, member);
  return members;
};

/** Answers whether the member is to be weighed again. */
const noteEvent = async (tx: Tx, member: MemberId, { name, payload, at }: Fact<Payload>): Promise<boolean> => {
  switch (name) {
    case memberRegistered.name: {
      const { recommenderId = null } = payload;
      const recommender = recommenderId === null ? null : (BigInt(recommenderId) as MemberId);
      await noteRegistration(tx, member, { recommender, at });
      return true;
    }
    case depositCredited.name:
      await noteDeposit(tx, member, at);
      return false;
    case depositReversed.name:
      await noteReversal(tx, member);
      return true;
    case sliceUnpaid.name:
      await noteUnpaidSlice(tx, member);
      return true;
    case withdrawalCompleted.name:
      return noteWithdrawal(tx, member, at, TURNAROUND_MS);
    default:
      return false;
  }
};

/** Notes what the account shares now; answers who is linked by something new. */
const noteTraces = async (deps: Noting, tx: Tx, member: MemberId, at: Date): Promise<readonly MemberId[]> => {
  const linked: MemberId[] = [];
  for (const { kind, marks } of await tracesOf(deps, tx, member)) {
    const mark = (await findMark(tx, kind, marks)) ?? marks[0];
    if (mark === undefined || !(await noteTrace(tx, member, { kind, mark }, at))) continue;
    linked.push(member, ...(await othersOf(tx, { kind, mark })));
  }
  return linked;
};

const othersOf = async (tx: Tx, trace: Trace): Promise<readonly MemberId[]> => {
  // One row more than a crowd may have: the account that turns it into a crowd takes its points from all others.
  const holders = await listHolders(tx, trace, CROWD_FROM[trace.kind] + 1);
  return isCrowd(trace.kind, holders.length - 1) ? [] : holders.map(({ member }) => member);
};

const tracesOf = async (
  { identity, members, cashier, box }: Noting,
  tx: Tx,
  member: MemberId,
): Promise<readonly { readonly kind: TraceKind; readonly marks: readonly Buffer[] }[]> => {
  const { devices, networks, mobile } = await identity.tracesOf(tx, member);
  const payee = (await members.find(member))?.payeeName ?? null;
  const values: Readonly<Record<TraceKind, readonly string[]>> = {
    device: devices,
    address: networks,
    phone: mobile === null ? [] : [mobile],
    'bank-account': await cashier.accountMarksOf(tx, member),
    'payee-name': payee === null ? [] : [fold(payee)],
  };
  return TRACE_KINDS.flatMap((kind) => values[kind].map((value) => ({ kind, marks: box.hashes(value, kind) })));
};
