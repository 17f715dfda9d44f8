import type { Decision } from '@fairground/contract/studio/hands';

/** What a key means at a table; the number is a chip, counted from 0. */
export type TableOrder =
  | 'undo'
  | 'clear'
  | 'repeat'
  | 'rules'
  | 'fairness'
  | 'sound'
  | 'next'
  | 'before'
  | Decision
  | number;

const ORDERS: Readonly<Record<string, TableOrder>> = {
  z: 'undo',
  Backspace: 'undo',
  x: 'clear',
  c: 'repeat',
  r: 'rules',
  f: 'fairness',
  m: 'sound',
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  i: 'insure',
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'before',
  ArrowUp: 'before',
};

export const keyOrder = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): TableOrder | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  return /^[1-6]$/.test(key) ? Number(key) - 1 : ORDERS[key];
};
