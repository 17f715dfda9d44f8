import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Latest, Push, PushData } from '@fairground/contract/push';
import type { WireInput } from '@fairground/contract/wire';
import type { Plan } from './plan.ts';

export type { Plan };

/*
 * Stands for `@fairground/contract/wire` in the browser's build, where endpoints carry plans instead of schemas
 * (see web/build/light-contract-plugin.ts). What travels is the same.
 */

export const encodeInput = <E extends Endpoint>(endpoint: E, input: InputOf<E>): WireInput => {
  const parts: WireInput = input ?? {};
  return {
    ...(endpoint.query && { query: follow(planIn(endpoint.query), parts.query, ENCODE) }),
    ...(endpoint.body && { body: follow(planIn(endpoint.body), parts.body, ENCODE) }),
  };
};

export const decodeValue = <E extends Endpoint>(endpoint: E, wire: unknown): ValueOf<E> =>
  follow(planIn(endpoint.value), wire, DECODE) as ValueOf<E>;

export const encodeValue = <E extends Endpoint>(endpoint: E, value: ValueOf<E>): unknown =>
  follow(planIn(endpoint.value), value, ENCODE);

export const decodePush = <P extends Push | Latest>(push: P, wire: unknown): PushData<P> =>
  follow(planIn(push.data), wire, DECODE) as PushData<P>;

type Turn = Readonly<Record<'id' | 'moment' | 'money', (value: never) => unknown>>;

const DECODE: Turn = {
  id: (text: string) => BigInt(text),
  moment: (text: string) => new Date(text),
  money: (text: string) => parseMoney(text),
};

const ENCODE: Turn = {
  id: (id: bigint) => id.toString(),
  moment: (moment: Date) => moment.toISOString(),
  money: (amount: Money) => writeMoney(amount),
};

/** The contract's types speak of schemas; in this build a plan stands in their place. */
const planIn = (place: unknown): Plan => place as Plan;

const follow = (plan: Plan, value: unknown, turn: Turn): unknown => {
  if (plan === true || value === null || value === undefined) return value;
  if (typeof plan === 'string') return turn[plan](value as never);
  if ('list' in plan) return (value as readonly unknown[]).map((each) => follow(plan.list, each, turn));
  const entries = Object.entries(value).map(([key, each]) => {
    const inner = 'map' in plan ? plan.map : (plan.fields[key] ?? true);
    return [key, follow(inner, each, turn)] as const;
  });
  return Object.fromEntries(entries);
};
