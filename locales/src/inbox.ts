import type { Speaker, TextValues } from './format-text.ts';
import { createPartTexts } from './part-texts.ts';
import type { PartKey } from './part-texts.ts';

/** A text of the inbox in the reader's language, else in English; undefined where there is none. */
export const findInboxText = createPartTexts('messages');

export const inboxText = (speaker: Speaker, key: PartKey, values: TextValues): string => {
  const text = findInboxText(speaker, key, values);
  if (text === undefined) throw new RangeError(`No message has a text ${key}.`);
  return text;
};
