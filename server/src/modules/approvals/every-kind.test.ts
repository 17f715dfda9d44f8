import { heldSchema } from '@fairground/contract/approvals/fields';
import { OPERATOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { PERMISSIONS, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleOf } from '../../testing/sample.ts';
import { aPersonOfStaff } from '../../testing/staff.ts';
import { EXPIRES_AFTER_MS } from './domain/decision.ts';
import type { ApprovalKind, Staff } from './domain/kind.ts';
import { payloadHashOf, requestHashOf } from './domain/payload-hash.ts';
import type { Kinds } from './kinds.ts';
import type * as KindsModule from './kinds.ts';

/** The kinds as the modules of the product hand them in. */
const handedIn = vi.hoisted(() => new Map<string, ApprovalKind<z.ZodMiniType>>());
vi.mock('./kinds.ts', async (readOriginal) => {
  const { createKinds } = await readOriginal<typeof KindsModule>();
  return {
    createKinds: () => {
      const kinds = createKinds();
      const add: Kinds['add'] = (kind) => {
        handedIn.set(kind.kind, kind);
        return kinds.add(kind);
      };
      return { ...kinds, add };
    },
  };
});

// Files of one process share their modules, and an earlier one has read the real list already.
vi.resetModules();
const { inTransaction } = await import('../../platform/database/index.ts');
const { Refusal } = await import('../../platform/refusal.ts');
const { A_START, enrolStaff } = await import('../../testing/enrol-staff.ts');
const { refusal } = await import('../../testing/refusal.ts');
const { wholeApp } = await import('../../testing/whole-app.ts');
const { findRequest, insertRequest } = await import('./store.ts');

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

/** Kinds without a version: they add a row, or stay valid when their target changes. */
const REPLACE_NOTHING: readonly string[] = [
  'cashier.waive-turnover',
  'content.publish-popup',
  'lottery.cancel-issue',
  'loyalty.adjust-points',
  'operators.grant-key',
  'sports.void-market',
  'system.create-region-rule',
  'system.plan-maintenance',
  'wallet.adjust',
];

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

test('every kind of change that a module registers is held by a call of staff, and every such call has its kind', () => {
  expect([...registered.keys()].toSorted()).toEqual([...handedIn.keys()].toSorted());
});

/** The version of what a sample of the change would replace; nothing where there is no such target here. */
const versionOf = (kind: string): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const { schema, versionOf: read } = handedIn.get(kind) ?? {};
    if (schema === undefined || read === undefined) throw new Error(`${kind} is not registered.`);
    return read(tx, z.decode(schema, registered.get(kind)?.payload));
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/** Whether a sample of the change could be made here. */
const isPossible = (kind: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { schema, validate, versionOf: read } = handedIn.get(kind) ?? {};
    if (schema === undefined || validate === undefined || read === undefined) return false;
    const payload = z.decode(schema, registered.get(kind)?.payload);
    await validate(tx, payload);
    await read(tx, payload);
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return false;
    throw error;
  });

test('only what replaces no row has no version: all others meet a change that came in between', async () => {
  const versions = await Promise.all([...handedIn.keys()].map(async (kind) => [kind, await versionOf(kind)] as const));

  expect(versions.flatMap(([kind, version]) => (version === '' ? [kind] : [])).toSorted()).toEqual(REPLACE_NOTHING);
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

    // Where the target is there, nothing else than its version stands in the way.
    const expected = (await isPossible(kind)) ? /^approvals\.state-conflict$/ : /^[a-z]+\.[a-z-]+$/;
    expect({ status, failure }).toEqual({ status: 'FAILED', failure: expect.stringMatching(expected) });
    expect(await changesMade()).toBe(before);
  });
});
