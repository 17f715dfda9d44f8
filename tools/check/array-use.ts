import type { Source } from './api-use.ts';

/** How many lists side by side are a handful: with more of them two are exchanged and nobody notices. */
const MOST = 3;

/** The places where SQL takes more lists apart side by side than a handful. Records of one shape are sent by `rowsOf`. */
export const wideUnnests = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bunnest\s*\(/gi)].flatMap(({ index, 0: call }) => {
      const lists = argumentsFrom(text, index + call.length);
      if (lists <= MOST) return [];
      const line = text.slice(0, index).split('\n').length;
      return [
        `${path}:${line} takes ${lists} lists apart side by side: describe the records with recordSet, and send them with rowsOf`,
      ];
    }),
  );

/** How many arguments a call has, from behind its bracket on. */
const argumentsFrom = (text: string, start: number): number => {
  let depth = 0;
  let commas = 0;
  for (const mark of text.slice(start)) {
    if ('([{'.includes(mark)) depth += 1;
    else if (')]}'.includes(mark)) depth -= 1;
    else if (mark === ',' && depth === 0) commas += 1;
    if (depth < 0) break;
  }
  return commas + 1;
};
