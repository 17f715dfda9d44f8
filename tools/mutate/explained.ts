import type { Explanation } from './verdict.ts';

/** Mutants that no test can notice, each with the reason. `npm run mutate` fails on any other survivor. */
export const EXPLAINED: readonly Explanation[] = [
  {
    file: 'server/src/modules/wallet/rules/move.ts',
    line: 'const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);',
    change: 'amount < 0n → (amount <= 0n)',
    why: 'Nothing is the same with either sign.',
  },
  {
    file: 'server/src/modules/wallet/rules/move.ts',
    line: 'const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);',
    change: '0n → 1n',
    why: 'Nothing is the same with either sign.',
  },
  {
    file: 'server/src/modules/wallet/rules/move.ts',
    line: 'const atLeast = (least: bigint, amount: bigint): bigint => (amount > least ? amount : least);',
    change: 'amount > least → (amount >= least)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/wallet/rules/move.ts',
    line: 'const atMost = (most: bigint, amount: bigint): bigint => (amount < most ? amount : most);',
    change: 'amount < most → (amount <= most)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/wallet/rules/move.ts',
    line: "const undone = target?.is === 'undone' ? target : undefined;",
    change: "target?.is === 'undone' ? target : undefined → (target)",
    why: 'Other targets are refused before it is used, and no target is undefined already.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: 'const left = bonus.balance > 0n ? bonus.balance : 0n;',
    change: 'bonus.balance > 0n → (bonus.balance >= 0n)',
    why: 'Nothing is nothing in both branches.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: "const converted = end !== 'COMPLETED' ? 0n : grant.cap !== null && grant.cap < left ? grant.cap : left;",
    change: 'grant.cap < left → (grant.cap <= left)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: 'const forfeited = rest > 0n ? rest : 0n;',
    change: 'rest > 0n → (rest >= 0n)',
    why: 'Nothing is nothing in both branches.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: 'return (total < cap ? total : cap) - converted;',
    change: 'total < cap → (total <= cap)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: 'const sum = (part: bigint, moved: bigint): bigint => (part + moved > 0n ? part + moved : 0n);',
    change: 'part + moved > 0n → (part + moved >= 0n)',
    why: 'Nothing is nothing in both branches.',
  },
  {
    file: 'server/src/modules/wallet/rules/moved-sides.ts',
    line: "undoes = byKey.get(byKey.get(operation)?.reverses ?? '')?.kind ?? null;",
    change: "byKey.get(operation)?.reverses ?? '' → (byKey.get(operation)?.reverses)",
    why: 'No movement has an empty key; the default is for the types.',
  },
  {
    file: 'server/src/modules/betting/rules/register.ts',
    line: 'return counted < stake ? counted : stake;',
    change: 'counted < stake → (counted <= stake)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/betting/rules/decide.ts',
    line: "if (operation.kind === 'win') parkOrphan(register, operation, said);",
    change: "operation.kind === 'win' → true",
    why: 'Only a win has an amount and is refused for want of a bet; the question is for the types.',
  },
  {
    file: 'server/src/modules/betting/rules/bonus.ts',
    line: 'const bonusLeft = ({ book }: Register, { account }: Grant): bigint => book.account(account)?.balance ?? 0n;',
    change: 'book.account(account)?.balance ?? 0n → (book.account(account)?.balance)',
    why: 'Without the account no stake is taken and no grant ended, whatever is said of its balance.',
  },
  {
    file: 'server/src/modules/betting/rules/bonus.ts',
    line: 'const bonusLeft = ({ book }: Register, { account }: Grant): bigint => book.account(account)?.balance ?? 0n;',
    change: '0n → 1n',
    why: 'Without the account no stake is taken and no grant ended, whatever is said of its balance.',
  },
  {
    file: 'server/src/modules/betting/rules/bonus.ts',
    line: 'progress: progress > 0n ? progress : 0n,',
    change: 'progress > 0n → (progress >= 0n)',
    why: 'Nothing is nothing in both branches.',
  },
  {
    file: 'server/src/modules/betting/rules/bonus.ts',
    line: 'openBets: openBets > 0 ? openBets : 0,',
    change: 'openBets > 0 → (openBets >= 0)',
    why: 'Nothing is nothing in both branches.',
  },
  {
    file: 'server/src/modules/betting/rules/place.ts',
    line: 'countBonus(register, result, won, { before: round, wasClosed: false, after: [settled], isClosed: true });',
    change: 'wasClosed: false → ...{}',
    why: 'Not said is the same as no; the word is for the types.',
  },
  {
    file: 'server/src/modules/betting/rules/operation.ts',
    line: "'cover' in operation ? operation.cover : undefined;",
    change: "'cover' in operation ? operation.cover : undefined → (operation.cover)",
    why: 'What has no cover has none either way; the question is for the types.',
  },
  {
    file: 'server/src/modules/betting/domain/valid-bet.ts',
    line: 'const smaller = (one: Money, other: Money): Money => (one < other ? one : other);',
    change: 'one < other → (one <= other)',
    why: 'Of two equal amounts either may be taken.',
  },
  {
    file: 'server/src/modules/betting/domain/valid-bet.ts',
    line: 'const sizeOf = (amount: bigint): Money => money(amount < 0n ? -amount : amount);',
    change: 'amount < 0n → (amount <= 0n)',
    why: 'Nothing is the same with either sign.',
  },
  {
    file: 'server/src/modules/betting/domain/valid-bet.ts',
    line: 'const sizeOf = (amount: bigint): Money => money(amount < 0n ? -amount : amount);',
    change: '0n → 1n',
    why: 'Nothing is the same with either sign.',
  },
  {
    file: 'server/src/modules/wallet/rules/grant.ts',
    line: '): boolean => breaches >= BREACHES_MANY && (before?.breaches ?? 0) < BREACHES_MANY;',
    change: '0 → 1',
    why: 'One stake above the largest is as far from many as none.',
  },
];
