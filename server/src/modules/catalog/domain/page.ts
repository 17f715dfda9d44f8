import { GAME_PAGE_SIZE } from '@fairground/contract/catalog/seed-fields';

/** A page as a call asks for it; pages count from 1. */
export type PageQuery = { readonly pageNo: string; readonly pageSize?: string | undefined };

const sizeOf = ({ pageSize }: PageQuery): number => Number(pageSize ?? GAME_PAGE_SIZE);

/** The part of a list that is on the page; nothing beyond the last one. */
export const pageOf = <Entry>(list: readonly Entry[], page: PageQuery): readonly Entry[] => {
  const size = sizeOf(page);
  const from = (Number(page.pageNo) - 1) * size;
  return list.slice(from, from + size);
};

/** How many pages there are. */
export const pagesOf = (count: number, page: PageQuery): number => Math.ceil(count / sizeOf(page));
