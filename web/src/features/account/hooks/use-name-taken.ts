import { checkUsername } from '@fairground/contract/members/endpoints';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { useEffect, useState } from 'react';
import { call } from '@fairground/client/api';

const PAUSE_MS = 600;

/** Whether somebody has the name that is typed, told a moment after the last key. Unanswered, it counts as free. */
export const useNameTaken = (username: string, rule: RegisterRule | undefined): boolean => {
  const [taken, setTaken] = useState<Readonly<Record<string, boolean>>>({});
  const isKnown = Object.hasOwn(taken, username);
  const isWorthAsking =
    rule !== undefined && !isKnown && fieldIssue(rule, username, { isRequired: true }) === undefined;

  useEffect(() => {
    if (!isWorthAsking) return undefined;
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const { isFree } = await call(checkUsername, { body: { username } });
      if (isCurrent) setTaken((known) => ({ ...known, [username]: !isFree }));
    };
    // The server looks again when the form is sent: a hint that does not come is no harm.
    const timer = setTimeout(() => void look().catch((error: unknown) => console.warn(error)), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [username, isWorthAsking]);

  return isKnown && taken[username] === true;
};
