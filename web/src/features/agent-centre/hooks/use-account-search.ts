import { useState } from 'react';

/** The account of the line a list is narrowed to; with another one the list begins anew. */
export const useAccountSearch = (onRestart: () => void) => {
  const [account, setAccount] = useState<string>();
  return {
    account,
    onSearch: (searched: string | undefined): void => {
      setAccount(searched);
      onRestart();
    },
  };
};
