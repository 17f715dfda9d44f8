import type { Row } from '@fairground/engines/lottery/entry';

const CANDIDATES = ['12', '123', '1234', '12345', '12x4', '01 02', '01 02 03', '01 02 03 04', '01 02 03 04 05'];
const OTHERS: Readonly<Record<string, string>> = {
  '12': '12 68 79',
  '123': '123 456 789',
  '1234': '1234 5678',
  '12345': '12345 67890',
  '12x4': '12x4 x789',
};

/** An example of what can be typed into a row: numbers of a form that the play itself accepts. */
export const exampleOf = ({ symbols }: Row): string => {
  const fitting = CANDIDATES.find((text) => (typeof symbols === 'function' ? symbols(text) : symbols.includes(text)));
  return fitting === undefined ? '' : (OTHERS[fitting] ?? `${fitting}, ${fitting.split(' ').toReversed().join(' ')}`);
};
