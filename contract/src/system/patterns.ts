/**
 * The catalogue of field patterns. Both ends check with it, and its ids are part of the contract: the message of a
 * breach is the text `reg_pattern_{id}`. Every expression is read with the `u` flag, is anchored, and has no two ways
 * to consume the same character inside a repetition, so that its time grows with the length of the text and no faster.
 */
export type Pattern = { readonly id: number; /** `*` matches anything. */ readonly source: string };

const MONTH_31 = '(?:0[13578]|1[02])';
const MONTH_30 = '(?:0[469]|11)';
const DAY_28 = '(?:0[1-9]|1[0-9]|2[0-8])';
const DAY_30 = '(?:0[1-9]|[12][0-9]|30)';
const DAY_31 = '(?:0[1-9]|[12][0-9]|3[01])';
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DAY_OF_ANY_YEAR = `(?:${MONTH_31}-${DAY_31}|${MONTH_30}-${DAY_30}|02-${DAY_28})`;

const LETTER = '[\\p{L}\\p{M}]';
const NAME = "[\\p{L}\\p{M}.'’\\-]";
const DOMAIN_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?';

const SOURCES = [
  /* 0 any characters in range */ '*',
  /* 1 first a letter, then letters and digits */ '^[A-Za-z][A-Za-z0-9]*$',
  /* 2 Chinese characters and digits */ '^[\\p{Script=Han}0-9]+$',
  /* 3 mailbox format */ `^[A-Za-z0-9._%+\\-]{1,64}@(?:${DOMAIN_LABEL}\\.){1,8}[A-Za-z]{2,63}$`,
  /* 4 letters or digits only */ '^[A-Za-z0-9]+$',
  /* 5 letters and digits combined */ '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
  /* 6 digits only */ '^[0-9]+$',
  /* 7 letters and digits, one uppercase at least */ '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$',
  /* 8 English letters and spaces */ '^[A-Za-z ]+$',
  /* 9 no spaces */ '^\\S+$',
  /* 10 Chinese characters and punctuation */ '^[\\p{Script=Han}\\p{P}]+$',
  /* 11 date yyyy-MM-dd */ `^(?:[0-9]{4}-${DAY_OF_ANY_YEAR}|${LEAP_YEAR}-02-29)$`,
  /* 12 letters and a space */ `^${LETTER}+ ${LETTER}+$`,
  /* 13 date MM-dd-yyyy */ `^(?:${DAY_OF_ANY_YEAR}-[0-9]{4}|02-29-${LEAP_YEAR})$`,
  /* 14 letters and digits only */ '^[A-Za-z0-9]+$',
  /* 15 Korean only */ '^\\p{Script=Hangul}+$',
  /* 16 Thai only */ '^\\p{Script=Thai}+$',
  /* 17 Thai or English letters and spaces */ '^[\\p{Script=Thai}A-Za-z ]+$',
  /* 18 uppercase letters and spaces, one letter at least */ '^(?= *[A-Z])[A-Z ]+$',
  /* 19 letters, digits and symbols */ '^[\\x21-\\x7e]+$',
  /* 20 an uppercase, a lowercase, a digit and a symbol at least */
  '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[\\x21-\\x7e]+$',
  /* 21 full name: first and last name separated by a space */ `^${NAME}+(?: ${NAME}+)+$`,
  // The blocks of full-width kana are named one by one, because the script property would also admit half-width ones.
  /* 22 full-width Hiragana, Katakana or Kanji, no spaces */
  '^[\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3005\\u3400-\\u4dbf\\u4e00-\\u9fff]+$',
  /* 23 uppercase letters only, no spaces */ '^[A-Z]+$',
] as const;

export const PATTERNS: readonly Pattern[] = SOURCES.map((source, id) => ({ id, source }));

export const isPatternId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < PATTERNS.length;

/** The pattern behind an id; an id outside the catalogue is a programming error. */
export const patternOf = (id: number): Pattern => {
  const pattern = PATTERNS[id];
  if (!pattern) throw new RangeError(`No such pattern: ${id}`);
  return pattern;
};

/** Whether the text follows an accepted pattern; `*` accepts anything. */
export const matchesPattern = (source: string, text: string): boolean =>
  source === '*' || new RegExp(source, 'u').test(text);
