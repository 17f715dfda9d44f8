import { SCORE_MAX } from '@fairground/contract/risk/states';
import { describe, expect, test } from 'vitest';
import type { Evidence } from './rules.ts';
import { levelOf, opensCase, weigh } from './rules.ts';

const NOTHING: Evidence = {
  shared: [],
  isOwnReferral: false,
  openedTogether: 1,
  quickTurnarounds: 0,
  depositsReversed: 0,
  slicesUnpaid: 0,
  linkedPairs: 0,
  bonusBreaches: 0,
  cardCollusions: 0,
  cardLinked: 0,
};

describe('the rules of risk', () => {
  test('nobody without a link has a score', () => {
    expect(weigh(NOTHING)).toEqual({ score: 0, reasons: [] });
    expect(weigh({ ...NOTHING, shared: [{ kind: 'device', others: 0 }] }).score).toBe(0);
  });

  test('a score is the sum of its reasons, and each reason says what it found', () => {
    const { score, reasons } = weigh({
      ...NOTHING,
      shared: [
        { kind: 'device', others: 1 },
        { kind: 'device', others: 2 },
        { kind: 'payee-name', others: 1 },
      ],
    });

    expect(score).toBe(50);
    expect(reasons).toEqual([
      { rule: 'shared-device', points: 35, found: 2 },
      { rule: 'shared-payee-name', points: 15, found: 1 },
    ]);
  });

  test('cards that look agreed are worth 40 for each partner, 80 at most; a linked account at the table is worth 30', () => {
    const colluding = (cardCollusions: number) => weigh({ ...NOTHING, cardCollusions }).score;

    expect([1, 2, 5].map(colluding)).toEqual([40, 80, 80]);
    expect(weigh({ ...NOTHING, cardCollusions: 1, cardLinked: 1 })).toEqual({
      score: 70,
      reasons: [
        { rule: 'card-collusion', points: 40, found: 1 },
        { rule: 'card-linked-table', points: 30, found: 1 },
      ],
    });
  });

  test('[T-19] who did not pay another member gets 20 points for each time, 60 at most; a linked pair is worth 25', () => {
    const unpaid = (slicesUnpaid: number) => weigh({ ...NOTHING, slicesUnpaid }).score;

    expect([unpaid(0), unpaid(1), unpaid(2), unpaid(3), unpaid(4)]).toEqual([0, 20, 40, 60, 60]);
    expect(weigh({ ...NOTHING, linkedPairs: 2 }).reasons).toEqual([
      { rule: 'paid-linked-account', points: 25, found: 2 },
    ]);
  });

  test('what a crowd shares counts nothing: the address of a café, a common name', () => {
    const crowded = (kind: 'address' | 'payee-name', others: number) =>
      weigh({ ...NOTHING, shared: [{ kind, others }] }).score;

    expect([crowded('address', 9), crowded('address', 10)]).toEqual([10, 0]);
    expect([crowded('payee-name', 4), crowded('payee-name', 5)]).toEqual([15, 0]);
  });

  test('a score never passes 100, and quick turnarounds alone never open a case', () => {
    const all = weigh({
      shared: [
        { kind: 'bank-account', others: 1 },
        { kind: 'device', others: 1 },
        { kind: 'phone', others: 1 },
      ],
      isOwnReferral: true,
      openedTogether: 9,
      quickTurnarounds: 8,
      depositsReversed: 2,
      slicesUnpaid: 0,
      linkedPairs: 0,
      bonusBreaches: 0,
      cardCollusions: 1,
      cardLinked: 1,
    });

    expect(all.score).toBe(SCORE_MAX);
    expect(opensCase(weigh({ ...NOTHING, quickTurnarounds: 50 }).score, undefined)).toBe(false);
  });

  test('a decided case opens again only for a higher score', () => {
    expect([opensCase(59, undefined), opensCase(60, undefined)]).toEqual([false, true]);
    expect([opensCase(70, 70), opensCase(71, 70)]).toEqual([false, true]);
    expect([levelOf(59), levelOf(60), levelOf(80)]).toEqual(['low', 'case', 'high']);
  });
});
