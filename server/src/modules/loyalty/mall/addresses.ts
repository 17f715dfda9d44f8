import { ADDRESSES_MAX } from '@fairground/contract/loyalty/endpoints';
import type { MemberAddress } from '@fairground/contract/loyalty/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyDeps } from '../deps.ts';
import {
  clearDefault,
  deleteAddress,
  insertAddress,
  listAddresses,
  queueAddresses,
  updateAddress,
} from '../store/addresses.ts';
import type { Address } from '../tables.ts';

type Given = Address & { readonly isDefault?: boolean | undefined };
type Deps = Pick<LoyaltyDeps, 'db'>;
type Answer = Promise<{ readonly list: MemberAddress[] }>;

export const addAddress = (deps: Deps, member: MemberId, { isDefault = false, ...given }: Given): Answer =>
  changing(deps, member, async (tx, own) => {
    if (own.length >= ADDRESSES_MAX) throw new Refusal('loyalty.addresses-full');
    const becomesDefault = isDefault || own.length === 0;
    if (becomesDefault) await clearDefault(tx, member);
    await insertAddress(tx, member, clean(given), becomesDefault);
  });

export const changeAddress = (
  deps: Deps,
  member: MemberId,
  { id, isDefault, ...given }: Given & { readonly id: bigint },
): Answer =>
  changing(deps, member, async (tx, own) => {
    need(own, id);
    if (isDefault === true) await clearDefault(tx, member);
    await updateAddress(tx, id, { ...clean(given), ...(isDefault === true && { is_default: true }) });
  });

export const removeAddress = (deps: Deps, member: MemberId, id: bigint): Answer =>
  changing(deps, member, async (tx, own) => {
    const removed = need(own, id);
    await deleteAddress(tx, id);
    const next = own.find((address) => address.id !== id);
    if (removed.isDefault && next !== undefined) await updateAddress(tx, next.id, { is_default: true });
  });

const changing = (
  { db }: Deps,
  member: MemberId,
  change: (tx: Tx, own: readonly MemberAddress[]) => Promise<void>,
): Answer =>
  inTransaction(db, async (tx) => {
    await queueAddresses(tx, member);
    await change(tx, await listAddresses(tx, member));
    return { list: await listAddresses(tx, member) };
  });

const need = (own: readonly MemberAddress[], id: bigint): MemberAddress => {
  const found = own.find((address) => address.id === id);
  if (found === undefined) throw new Refusal('loyalty.address-unknown');
  return found;
};

const clean = ({ name, phone, line, city, country }: Address): Address => ({
  name: cleanLine(name),
  phone: cleanLine(phone),
  line: cleanLine(line),
  city: cleanLine(city),
  country,
});

/** An address on one line, as a parcel says it. */
export const writeAddress = (address: Address | null): string =>
  address === null
    ? ''
    : [address.name, address.phone, address.line, address.city, address.country]
        .filter((part) => part !== '')
        .join(', ');
