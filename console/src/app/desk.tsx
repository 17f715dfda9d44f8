import type { DeskOffers } from '@fairground/contract/console/desk';
import { readDesk } from '@fairground/contract/console/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { readSelf } from '@fairground/contract/operators/operator-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { staffCall } from '../session/calls.ts';

export type Desk = ValueOf<typeof readDesk>;
export type Self = ValueOf<typeof readSelf>;

/** Asked for anew now and then: a role that was taken away takes its entries along. */
const DESK_MS = 60_000;

export const deskQuery = (token: string) =>
  queryOptions({
    queryKey: ['desk', token],
    queryFn: ({ signal }) => staffCall(readDesk, {}, signal),
    refetchInterval: DESK_MS,
  });

export const selfQuery = (token: string) =>
  queryOptions({
    queryKey: ['self', token],
    queryFn: ({ signal }) => staffCall(readSelf, {}, signal),
    refetchInterval: DESK_MS,
  });

export const DeskContext = createContext<(Desk & { readonly self: Self }) | undefined>(undefined);

export const useDesk = (): Desk & { readonly self: Self } => {
  const desk = use(DeskContext);
  if (!desk) throw new Error('The desk is used before it was read.');
  return desk;
};

export type MenuEntry = DeskOffers['pages'][number];

/** Pages, lists and queues in the order of the menu. */
export const menuOf = ({ pages, lists, queues }: DeskOffers): readonly MenuEntry[] =>
  [...queues, ...lists, ...pages].toSorted((one, other) => one.order - other.order);

/** The address of a page with its filter, where the page is offered. */
export const pageAddress = (
  offers: DeskOffers,
  { page, filter }: { readonly page: string; readonly filter: Readonly<Record<string, string>> },
): string | undefined =>
  menuOf(offers).some(({ path }) => path === page) ? `${page}?${new URLSearchParams(filter)}` : undefined;

/** The address of a record, where its kind is offered. */
export const recordAddress = (offers: DeskOffers, record: string | undefined, key: string): string | undefined => {
  const offer = offers.records.find((each) => each.record === record);
  return offer && `${offer.path}/${encodeURIComponent(key)}`;
};
