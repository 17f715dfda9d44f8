import { posix } from 'node:path';
import type { Source } from './api-use.ts';

/** Who may use whom, and where each of them has its folder. */
export type Permissions = {
  readonly table: Readonly<Record<string, { readonly mayUse: readonly string[] }>>;
  readonly folderOf: (name: string) => string;
};

/** Permissions of the table that no file makes use of. Tests count: the boundaries hold for them as well. */
export const unusedPermissions = ({ table, folderOf }: Permissions, sources: readonly Source[]): readonly string[] =>
  Object.entries(table).flatMap(([user, { mayUse }]) => {
    const targets = sources
      .filter(({ path }) => path.startsWith(folderOf(user)))
      .flatMap(({ path, text }) => targetsIn(path, text));
    return mayUse
      .filter((used) => !targets.some((target) => target.startsWith(folderOf(used))))
      .map((used) => `${user} may use ${used} and does not: take it out of tools/modules.ts`);
  });

/** What the relative addresses and our own packages in a file point at, from the root. */
const targetsIn = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/['"`](?:(\.{1,2}\/[^'"`\n]*)|@fairground\/([^'"`\n]+))['"`]/g)].map(([, relative, ours]) =>
    relative === undefined ? `${ours}/` : posix.join(posix.dirname(path), relative),
  );
