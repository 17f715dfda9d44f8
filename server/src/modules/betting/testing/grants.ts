import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Db } from '../../../platform/database/index.ts';
import type { GrantRow, NewGrant, Wallet } from '../../wallet/index.ts';
import { units } from './table.ts';

/** The weights that offers begin with, in parts per million. */
export const WEIGHTS = { RNG: 1_000_000, SPORTS: 1_000_000, LIVE: 200_000, LOTT: 200_000, COCKFIGHT: 0 };

type Given = { readonly [Part in 'amount' | 'required' | 'maxBet' | 'cap']?: number } & { readonly runHours?: number };

/** Short ways to give bonus money and to look at it. */
export const grantsOf = ({
  db,
  wallet,
}: {
  readonly db: Db;
  readonly wallet: Pick<Wallet, 'grants' | 'listHoldings'>;
}) => {
  let serial = 0;
  const aGrant = async (
    member: MemberId,
    { amount = 1_000, required = 10_000, maxBet, cap, runHours = 168 }: Given = {},
  ) => {
    const grant: NewGrant = {
      ...{ key: `test ${(serial += 1)}`, member, currency: 'VND', source: 'offer', weights: WEIGHTS, runHours },
      ...{ amount: units(amount), required: units(required), maxBet: units(maxBet ?? 1_000_000) },
      ...(cap !== undefined && { cap: units(cap) }),
    };
    await wallet.grants.prepare(member, 'VND');
    return inTransaction(db, (tx) => wallet.grants.grantIn(tx, grant));
  };
  const read = async (grant: Pick<GrantRow, 'id'>): Promise<GrantRow> => {
    const row = await wallet.grants.find(db, grant.id);
    if (row === undefined) throw new Error('The grant is unknown.');
    return row;
  };
  const shown = async (grant: Pick<GrantRow, 'id'>) => {
    const { state, progress, converted, forfeited } = await read(grant);
    return [state, Number(progress), Number(converted), Number(forfeited)];
  };
  const purse = async (member: MemberId): Promise<readonly [number, number]> => {
    const held = await wallet.listHoldings(member);
    const of = (kind: string) => Number(held.find((each) => each.kind === kind)?.balance ?? 0n);
    return [of('CASH'), of('BONUS')];
  };
  return { aGrant, read, shown, purse };
};
