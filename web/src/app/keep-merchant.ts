import type { Brand } from '@fairground/contract/brand';
import { readSession, writeSession, tabStorage } from '@fairground/client/session';

/** Keeps whose site this tab is on. What was kept on the site of another merchant is of no use here and is dropped. */
export const keepMerchant = ({ name, merchantCode }: Pick<Brand, 'name' | 'merchantCode'>): void => {
  const before = readSession('merchantCode');
  if (before !== null && before !== merchantCode) for (const key of tabStorage.keys()) tabStorage.remove(key);
  writeSession('merchant', name);
  writeSession('merchantCode', merchantCode);
};
