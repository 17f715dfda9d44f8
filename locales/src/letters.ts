import type { Speaker, TextValues } from './format-text.ts';
import { createPartTexts } from './part-texts.ts';
import type { PartKey } from './part-texts.ts';

const findLetterText = createPartTexts('letters');

/** A text of what is sent to people's phones and mailboxes, in their language, else in English. */
export const letterText = (speaker: Speaker, key: PartKey, values: TextValues): string => {
  const text = findLetterText(speaker, key, values);
  if (text === undefined) throw new RangeError(`No letter has a text ${key}.`);
  return text;
};
