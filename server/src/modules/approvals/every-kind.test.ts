import { heldSchema } from '@fairground/contract/approvals/fields';
import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { PERMISSIONS, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/index.ts';
import { A_START, enrolStaff } from '../../testing/enrol-staff.ts';
import { refusal } from '../../testing/refusal.ts';
import { sampleOf } from '../../testing/sample.ts';
import { aPersonOfStaff } from '../../testing/staff.ts';
import { wholeApp } from '../../testing/whole-app.ts';
import { EXPIRES_AFTER_MS } from './domain/decision.ts';
import type { Staff } from './domain/kind.ts';
import { payloadHashOf, requestHashOf } from './domain/payload-hash.ts';
import { findRequest, insertRequest } from './store.ts';

/** Calls that hold a change whose kind has another name than the call. */
const KIND_OF: Readonly<Record<string, string>> = {
  'cashier.change-withdrawal-rules': 'cashier.withdrawal-rules',
  'loyalty.approve-money-order': 'loyalty.money-order',
  'loyalty.change-rank': 'loyalty.rank',
  'loyalty.change-rebate-rule': 'loyalty.rebate-rule',
  'loyalty.change-reward': 'loyalty.reward',
  'loyalty.publish-mission': 'loyalty.mission',
  'loyalty.publish-raffle': 'loyalty.raffle',
  'members.release-member': 'members.release',
  'operators.change-roles': 'operators.roles',
  'operators.reset-staff': 'operators.reset',
  'promotions.approve-large-application': 'promotions.approve-application',
  'promotions.publish-offer-terms': 'promotions.publish-terms',
  'system.change-status': 'system.status',
  'wallet.adjust-balance': 'wallet.adjust',
  'wallet.change-mode': 'wallet.mode',
};

/** Every call that holds a change for a second person, with what it holds: its body without what is said about it. */
const registered = new Map(
  OPERATOR_ENDPOINTS.filter(({ value }) => value === heldSchema).map(({ name, permission, body }) => {
    const {
      reason: _reason,
      version: _version,
      ...payload
    } = sampleOf(body as z.ZodMiniType, name) as Record<string, unknown>;
    return [KIND_OF[name] ?? name, { permission, payload }] as const;
  }),
);

const { app, db, clock, close } = await wholeApp({ CALLS_PER_MINUTE: '0' });
afterAll(close);

const CHECKER = aPersonOfStaff('checker', 9_999n);
let maker: Staff;

beforeAll(async () => {
  const { link } = await app.operators.invite(A_START, 'maker');
  await enrolStaff(app.operators, clock, link);
  await sql`update operators_staff set roles = ${[...STAFF_ROLES]} where name = 'maker'`.execute(db);
  const found = (await app.operators.listStaff()).find(({ name }) => name === 'maker');
  maker = aPersonOfStaff('maker', found?.id ?? 0n);
});

type Held = { readonly targetVersion?: string; readonly heldBeforeMs?: number; readonly isAltered?: boolean };

/** A pending request of this kind, valid in form, as the database keeps it. */
const held = (kind: string, { targetVersion = '', heldBeforeMs = 0, isAltered = false }: Held = {}): Promise<bigint> =>
  inTransaction(db, async (tx) => {
    const reason = `a test of ${kind} ${targetVersion} ${heldBeforeMs} ${isAltered}`;
    const change = {
      kind,
      payload: registered.get(kind)?.payload,
      target: 'something',
      targetVersion,
      changes: [],
      reason,
    };
    const createdAt = new Date(clock.now().getTime() - heldBeforeMs);
    const added = await insertRequest(tx, {
      ...change,
      payloadHash: payloadHashOf(isAltered ? { ...change, reason: 'another one' } : change),
      requestHash: requestHashOf(change),
      makerId: maker.operator.operatorId,
      makerName: 'maker',
      makerIp: '203.0.113.7',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + EXPIRES_AFTER_MS),
    });
    if (!added) throw new Error('The same request is pending.');
    return added.id;
  });

const stateOf = async (id: bigint) => (await findRequest(db, id))?.status;
/** Lines of the audit trail about a change, not about its request. */
const changesMade = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action not like 'approvals.%'`.execute(db);
  return rows[0]?.count ?? 0;
};

test('the calls of staff hold kinds of change for two people', () => {
  expect(registered.size).toBeGreaterThanOrEqual(18);
});

describe.each([...registered.keys()].toSorted())('%s', (kind) => {
  test('is not approved by its maker, by a person without its right, too late, or with a payload that changed', async () => {
    const permission = registered.get(kind)?.permission;
    const without = aPersonOfStaff(
      'clerk',
      9_998n,
      PERMISSIONS.filter((each) => each !== permission),
    );
    const before = await changesMade();
    const [pending, late, altered] = [
      await held(kind),
      await held(kind, { heldBeforeMs: EXPIRES_AFTER_MS }),
      await held(kind, { isAltered: true }),
    ];

    expect(await refusal(app.approvals.decide(maker, pending, 'approve'))).toBe('approvals.same-person');
    expect(await refusal(app.approvals.decide(without, pending, 'approve'))).toBe('access.permission-required');
    expect(await refusal(app.approvals.decide(CHECKER, late, 'approve'))).toBe('approvals.expired');
    expect(await refusal(app.approvals.decide(CHECKER, altered, 'approve'))).toBe('approvals.payload-changed');

    expect(await Promise.all([pending, late, altered].map(stateOf))).toEqual(['PENDING', 'PENDING', 'PENDING']);
    expect(await changesMade()).toBe(before);
  });

  test('fails with a code, and changes nothing, when its target is gone or is another version by now', async () => {
    const before = await changesMade();
    const id = await held(kind, { targetVersion: 'a version that is gone' });

    const { status, failure } = await app.approvals.decide(CHECKER, id, 'approve');

    expect({ status, failure }).toEqual({ status: 'FAILED', failure: expect.stringMatching(/^[a-z]+\.[a-z-]+$/) });
    expect(await changesMade()).toBe(before);
  });
});
