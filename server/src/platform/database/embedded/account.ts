import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as. */
export type Account = { readonly uid: number; readonly gid: number };

const NOBODY = 65_534;

/**
 * PostgreSQL refuses to run as root. Then it runs as `postgres` where the machine has that user and else as `nobody`;
 * no user is created. Anybody else runs it as themselves: undefined.
 */
export const serverAccount = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? { uid: NOBODY, gid: NOBODY };
};

const findUser = (users: string, name: string): Account | undefined => {
  const fields = users
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  const uid = Number(fields?.[2]);
  const gid = Number(fields?.[3]);
  // macOS writes nobody as -2, which no process can be given.
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 && gid > 0 ? { uid, gid } : undefined;
};

/** Whether the account can walk down to a folder: every folder on the way must let it pass. */
export const canReach = async (account: Account | undefined, folder: string): Promise<boolean> => {
  if (account === undefined) return true;
  for (const step of stepsTo(folder)) {
    const found = await stat(step).catch(() => undefined);
    // What does not exist yet is made by us, and made so that it can be passed.
    if (found !== undefined && !mayPass(account, found)) return false;
  }
  return true;
};

const mayPass = (account: Account, folder: { uid: number; gid: number; mode: number }): boolean => {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
};

const stepsTo = (folder: string): readonly string[] => {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...stepsTo(parent), folder];
};
