import type { MemberId } from '@fairground/contract/ids';

type Path = readonly MemberId[];

/** A move that was made after a day: on that day the member stood where it stood before. */
export type MadeMove = { readonly member: MemberId; readonly oldPath: Path };
/** A move whose day has come and that is still to be made. */
export type DueMove = { readonly member: MemberId; readonly uplinePath: Path };

/** Where somebody stood on a day: moves made later are undone, the latest first, and those already due are made. */
export const pathOnDay = (path: Path, made: readonly MadeMove[], due: readonly DueMove[]): Path => {
  const before = made.reduce<Path>((now, { member, oldPath }) => replaced(now, member, oldPath), path);
  return due.reduce<Path>((now, { member, uplinePath }) => replaced(now, member, [...uplinePath, member]), before);
};

const replaced = (path: Path, member: MemberId, way: Path): Path => {
  const at = path.indexOf(member);
  return at < 0 ? path : [...way, ...path.slice(at + 1)];
};
