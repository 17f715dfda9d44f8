import type { Reader } from '../../../platform/database/index.ts';
import type { LotteryTables } from '../tables.ts';

export const lotteryIn = (reader: Reader) => reader.withTables<LotteryTables>();

/** A list as the database reads it from one text: cheaper than a parameter for each of thousands. */
export const list = (texts: readonly string[]): string => `{${texts.join(',')}}`;

/** A text within such a list. */
export const quoted = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;

const SPECIAL = /["\\]/;
