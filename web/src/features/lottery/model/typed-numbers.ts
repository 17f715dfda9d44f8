import { sorted } from '@fairground/engines/lottery/counting';
import type { Row } from '@fairground/engines/lottery/entry';

/** What a text of numbers holds: those the row takes, each once, and what it could not read. */
export type TypedNumbers = {
  readonly symbols: readonly string[];
  readonly unread: readonly string[];
  readonly repeated: number;
};

/** Numbers are parted by anything but themselves; lines of balls (`01 02 03`) by commas, semicolons or line ends. */
const WORDS = /[\s,;|.]+/;
const LINES = /[,;|.\n]+/;

/** Reads what was typed or pasted. Digits in any order are put in order where a play takes them so. */
export const readNumbers = ({ symbols: rule, max, kept = (symbol) => symbol }: Row, text: string): TypedNumbers => {
  const isSymbol = typeof rule === 'function' ? rule : (symbol: string) => rule.includes(symbol);
  const found = new Set<string>();
  const unread: string[] = [];
  let repeated = 0;
  for (const part of partsOf(text, isSymbol)) {
    const symbol = formsOf(part).find(isSymbol);
    if (symbol === undefined || found.size >= max) unread.push(part);
    else if (found.size === found.add(kept(symbol)).size) repeated += 1;
  }
  return { symbols: [...found], unread, repeated };
};

/** A part of several balls is read whole where the play wants it so. */
const partsOf = (text: string, isSymbol: (symbol: string) => boolean): readonly string[] => {
  const lines = text
    .split(LINES)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  const isOfBalls = lines.some((line) => line.includes(' ') && formsOf(line).some(isSymbol));
  return isOfBalls ? lines : text.split(WORDS).filter((word) => word !== '');
};

const formsOf = (part: string): readonly string[] => [
  part,
  sorted(part),
  part.toLowerCase(),
  part
    .split(' ')
    .map((ball) => ball.padStart(2, '0'))
    .join(' '),
];
