import { rowVersion } from '../../../platform/row-version.ts';

/** Without a version the maker saw no such row: one that is there by now is a conflict. */
export const seenAs = (version: string | undefined) => ({ version: version ?? rowVersion(undefined) });

/** The parts that were named. */
export const named = <Parts extends object>(parts: Parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Parts]?: Exclude<Parts[Name], undefined>;
  };
