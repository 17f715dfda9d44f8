import { readFileSync } from 'node:fs';

/**
 * Passwords everybody tries first: those that lead the published lists, common words with common endings, runs of digits
 * and days of birth. One definition twice: as a question, and as the list of all it says yes to.
 */

const readWords = () => {
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').replaceAll(/^#.*$/gm, '');
  const [typed = '', words = ''] = text.split('---\n').map((part) => part.trim());
  return { typed: new Set(typed.split(/\s+/)), words: new Set(words.split(/\s+/)) };
};
const { typed, words } = readWords();

const ENDINGS: ReadonlySet<string> = new Set([
  ...[
    '',
    '1',
    '2',
    '3',
    '5',
    '7',
    '8',
    '9',
    '01',
    '10',
    '11',
    '12',
    '13',
    '22',
    '23',
    '66',
    '68',
    '69',
    '77',
    '79',
    '86',
  ],
  ...['88', '99', '007', '111', '123', '321', '456', '666', '777', '789', '888', '999', '1111', '1122', '1234', '1314'],
  ...['3979', '6789', '6868', '7777', '7979', '8386', '8888', '9999', '12345', '54321', '123123', '123456', '1234567'],
  ...['12345678', '123456789', '!', '!!', '!1', '!123', '@', '@1', '@12', '@123', '@1234', '@12345', '@123456', '#1'],
  ...['#123', '_123', '.123', '1!', '12!', '123!', '1234!', '123@', '123#', '123.', '1@', 'abc', '123abc'],
  ...years(1_985, 2_010),
  ...years(2_019, 2_028),
]);

/** Days on which people who may play were born. */
const FIRST_BIRTH = Date.UTC(1_970, 0, 1);
const LAST_BIRTH = Date.UTC(2_009, 11, 31);
const DAY_MS = 86_400_000;

const DIGITS_UP = '01234567890123456789';
const DIGITS_DOWN = '98765432109876543210';
const RUN = { shortest: 4, longest: 12 };

export const isCommonPassword = (text: string): boolean =>
  spellings(text).some((word) => typed.has(word) || isWordWithEnding(word)) || isRun(text) || isBirthday(text);

/** Every password the question above says yes to, some of them more than once. */
export function* listCommonPasswords(): Generator<string> {
  for (const word of typed) yield* [word, capitalized(word)];
  for (const word of words) for (const ending of ENDINGS) yield* [word + ending, capitalized(word) + ending];
  for (let length = RUN.shortest; length <= RUN.longest; length += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      yield String(digit).repeat(length);
      for (const run of [DIGITS_UP, DIGITS_DOWN])
        if (digit + length <= run.length) yield run.slice(digit, digit + length);
    }
  for (let day = FIRST_BIRTH; day <= LAST_BIRTH; day += DAY_MS) {
    const [year = '', month = '', date = ''] = new Date(day).toISOString().slice(0, 10).split('-');
    yield* [date + month + year, date + month + year.slice(2)];
  }
}

/** The text as typed and, where it begins with a capital, in small letters: what the list is written in. */
const spellings = (text: string): readonly string[] => {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  return capitalized(small) === text ? [text, small] : [text];
};

const isWordWithEnding = (text: string): boolean => {
  for (let at = 1; at <= text.length; at += 1)
    if (words.has(text.slice(0, at)) && ENDINGS.has(text.slice(at))) return true;
  return false;
};

const isRun = (text: string): boolean =>
  text.length >= RUN.shortest &&
  text.length <= RUN.longest &&
  (/^(\d)\1+$/.test(text) || DIGITS_UP.includes(text) || DIGITS_DOWN.includes(text));

const isBirthday = (text: string): boolean => {
  const [, date = '', month = '', typedYear = ''] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text) ?? [];
  const year = typedYear.length === 2 ? `${Number(typedYear) < 70 ? '20' : '19'}${typedYear}` : typedYear;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date));
  const isRealDay = new Date(day).toISOString().startsWith(`${year}-${month}-${date}`);
  return typedYear !== '' && isRealDay && day >= FIRST_BIRTH && day <= LAST_BIRTH;
};

function years(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
