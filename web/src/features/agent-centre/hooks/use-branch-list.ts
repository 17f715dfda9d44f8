import type { MemberId } from '@fairground/contract/ids';
import { useState } from 'react';
import { useAccountSearch } from './use-account-search.ts';

/** Where in the line a list stands: the branch that was gone into, the account searched for and the page. */
export const useBranchList = () => {
  const [parent, setParent] = useState<MemberId>();
  const [page, setPage] = useState(1);
  const search = useAccountSearch(() => setPage(1));
  return {
    parent,
    page,
    setPage,
    search,
    asked: {
      ...(parent !== undefined && { parent }),
      ...(search.account !== undefined && { username: search.account }),
    },
    enter: (next: MemberId | undefined): void => {
      setParent(next);
      search.onSearch(undefined);
    },
  };
};
