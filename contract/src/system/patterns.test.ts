import { threadCpuUsage } from 'node:process';
import { expect, test } from 'vitest';
import { isPatternId, matchesPattern, PATTERNS, patternOf } from './patterns.ts';

/** For every id: texts it must accept and texts it must refuse. */
const EXAMPLES: Record<number, { readonly accepts: readonly string[]; readonly refuses: readonly string[] }> = {
  0: { accepts: ['anything at all', '漢字 & ✓'], refuses: [] },
  1: { accepts: ['a', 'Ann2024', 'zZ9'], refuses: ['1ann', 'ann_1', ' ann', 'án'] },
  2: { accepts: ['张三', '张三88', '88'], refuses: ['Zhang', '张 三', '张,三'] },
  3: {
    accepts: ['ann@example.com', 'a.b+c@mail.example.vn', 'x@a-b.co'],
    refuses: ['ann', 'ann@', '@example.com', 'ann@example', 'ann@-a.com', 'ann@a..com', 'a b@example.com'],
  },
  4: { accepts: ['abc', '123', 'abc123'], refuses: ['abc-123', 'ab c', 'đức'] },
  5: { accepts: ['abc123', '1a', 'a1'], refuses: ['abcdef', '123456', 'abc 123', 'abc123!'] },
  6: { accepts: ['0', '0912345678'], refuses: ['', '12a', '12 3', '-1', '１２'] },
  7: { accepts: ['A', 'abC1', '1Z'], refuses: ['abc1', '123', 'AB c'] },
  8: { accepts: ['Nguyen Van A', 'abc'], refuses: ['Nguyễn', 'abc1', 'a-b'] },
  9: { accepts: ['a_b-c!', '漢字'], refuses: ['a b', 'a\tb', ' a', 'a b'] },
  10: { accepts: ['你好，世界。', '漢'], refuses: ['你好1', '你 好', 'hello'] },
  11: {
    accepts: ['2025-01-31', '2024-02-29', '2000-02-29', '1999-12-31'],
    refuses: ['2025-02-29', '1900-02-29', '2025-04-31', '2025-13-01', '2025-1-1', '01-31-2025'],
  },
  12: { accepts: ['Ann Smith', 'Đức Nguyễn'], refuses: ['Ann', 'Ann  Smith', 'Ann B Smith', 'Ann 2'] },
  13: {
    accepts: ['01-31-2025', '02-29-2024', '12-31-1999'],
    refuses: ['02-29-2025', '31-01-2025', '2025-01-31', '04-31-2025'],
  },
  14: { accepts: ['player77', 'ABC', '123456'], refuses: ['player_77', 'player 77', 'ngườichơi'] },
  15: { accepts: ['홍길동'], refuses: ['홍 길동', 'Hong', '홍1'] },
  16: { accepts: ['สมชาย'], refuses: ['สม ชาย', 'Somchai', 'สม1'] },
  17: { accepts: ['สมชาย Jaidee', 'Somchai'], refuses: ['สมชาย1', '张'] },
  18: { accepts: ['NGUYEN VAN A', 'A', ' A'], refuses: ['   ', 'Nguyen', 'A1'] },
  19: { accepts: ['abc123!', '!@#', 'abc'], refuses: ['a b', 'ü', ''] },
  20: { accepts: ['Abcdef1!', '1!aA'], refuses: ['abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abc 1!de'] },
  21: {
    accepts: ['Nguyễn Văn Anh', "Mary O'Neil", 'Jean-Luc Picard'],
    refuses: ['Nguyễn', ' Nguyễn Anh', 'Nguyễn  Anh', 'Nguyễn Anh2', 'Nguyễn '],
  },
  22: { accepts: ['やまだ', 'ヤマダ', '山田', '佐々木ケンー'], refuses: ['ﾔﾏﾀﾞ', '山 田', 'Yamada'] },
  23: { accepts: ['ABC'], refuses: ['AB C', 'abc', 'A1'] },
};

test('[V-02] the catalogue holds the patterns 0 to 23, each under its own number', () => {
  expect(PATTERNS.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, id) => id));
  expect(isPatternId(23)).toBe(true);
  expect(isPatternId(24)).toBe(false);
  expect(() => patternOf(24)).toThrow(RangeError);
});

test.for(PATTERNS.map(({ id }) => id))('[V-02] pattern %i accepts and refuses what its name says', (id) => {
  const { source } = patternOf(id);
  const examples = EXAMPLES[id] ?? { accepts: [], refuses: [] };

  for (const text of examples.accepts) expect([text, matchesPattern(source, text)]).toEqual([text, true]);
  for (const text of examples.refuses) expect([text, matchesPattern(source, text)]).toEqual([text, false]);
});

test.for(PATTERNS.map(({ id }) => id))('[V-02] pattern %i stays fast on a text made to be slow', (id) => {
  const { source } = patternOf(id);
  const seeds = ['a', 'A', '1', 'a1', 'a ', '漢', '한', 'ก', 'あ', 'a-', 'a.', "a'", 'a@a.', '2024-02-'];
  const before = threadCpuUsage();

  for (const seed of seeds) for (const end of ['', '!', '\n', ' ']) matchesPattern(source, seed.repeat(5_000) + end);

  const { user, system } = threadCpuUsage(before);
  expect(user + system).toBeLessThan(1_000_000);
});
