import { listBreachedPasswords } from '@fairground/contract/identity/endpoints';
import { useEffect, useState } from 'react';
import { call } from '@fairground/client/api';
import { hashPassword, isAmong } from '../model/breached.ts';

const PAUSE_MS = 500;

/** Whether a password is known from leaks, told a moment after the last key. Unanswered, it counts as unknown. */
export const useBreached = (password: string, isWorthAsking: boolean): boolean => {
  const [leaked, setLeaked] = useState<string | null>(null);

  useEffect(() => {
    if (!isWorthAsking || password === leaked) return;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const hashed = await hashPassword(password);
      const { suffixes } = await call(listBreachedPasswords, { query: { prefix: hashed.prefix } });
      if (isCurrent && isAmong(hashed, suffixes)) setLeaked(password);
    };
    // The server looks again when the form is sent; a hint that does not come is no harm.
    const timer = setTimeout(() => void look().catch((error: unknown) => console.warn(error)), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, isWorthAsking, leaked]);

  return leaked !== null && password === leaked;
};
