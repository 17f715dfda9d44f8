import { inTransaction } from '../../../../platform/database/index.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierDeps } from '../../deps.ts';
import { findHealth, lockHealth, writeHealth } from '../../store/provider-health.ts';
import type { PaymentProvider } from '../provider.ts';
import { afterAnswer, afterFailure, isUnmoved, SOUND } from './health.ts';
import type { ProviderCallKind, ProviderHealth } from './health.ts';

export type HealthDeps = Pick<CashierDeps, 'db' | 'clock' | 'log' | 'audit'>;

/**
 * The provider, with every call noted for all nodes: one that does not answer several times in a row is taken off the ways
 * to pay in and out, and comes back with its next answer. The outcome of the call itself is never changed.
 */
export const watchProvider = (deps: HealthDeps, provider: PaymentProvider): PaymentProvider => {
  const watch = async <Value>(kind: ProviderCallKind, call: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await call();
      await noteAnswer(deps, provider.code, kind);
      return value;
    } catch (error) {
      // A refusal is an answer.
      await (error instanceof Refusal ? noteAnswer : noteFailure)(deps, provider.code, kind);
      throw error;
    }
  };
  return {
    code: provider.code,
    paysTo: (account) => provider.paysTo?.(account) ?? true,
    startDeposit: (order) => watch('order', () => provider.startDeposit(order)),
    payOut: (order) => watch('order', () => provider.payOut(order)),
    findDeposit: (no) => watch('question', () => provider.findDeposit(no)),
    findPayout: (no) => watch('question', () => provider.findPayout(no)),
    readCallback: (call) => provider.readCallback(call),
    // A statement is large and may take its time: its failure says nothing about payments.
    listStatement: (span) => provider.listStatement(span),
  };
};

const noteAnswer = (deps: HealthDeps, code: string, kind: ProviderCallKind): Promise<void> =>
  note(deps, code, async () => {
    const known = await findHealth(deps.db, code);
    if (known !== undefined && !isUnmoved(known, kind)) await change(deps, code, (health) => afterAnswer(health, kind));
  });

const noteFailure = (deps: HealthDeps, code: string, kind: ProviderCallKind): Promise<void> =>
  note(deps, code, () => change(deps, code, (health) => afterFailure(health, kind, deps.clock.now())));

/** What cannot be noted fails no payment. */
const note = ({ log }: HealthDeps, provider: string, work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => log.error({ err: error, provider }, 'the health of a provider was not noted'));

const change = (
  { db, audit }: HealthDeps,
  code: string,
  next: (health: ProviderHealth) => ProviderHealth,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = (await lockHealth(tx, code)) ?? SOUND;
    const after = next(before);
    await writeHealth(tx, code, after);
    if ((before.restsSince === null) === (after.restsSince === null)) return;
    const line = { resource: 'payment provider', resourceId: code, before: {}, after: {} };
    const actor = { actorKind: 'system', actor: 'cashier', ip: '' } as const;
    await (after.restsSince === null
      ? audit.record(tx, { ...actor, ...line, action: 'cashier.return-provider', reason: 'answers again' })
      : audit.record(tx, { ...actor, ...line, action: 'cashier.rest-provider', reason: 'does not answer' }));
  });
