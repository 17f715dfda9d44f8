import { DUST } from '@fairground/contract/wallet/dust';

/** One settled round, or the difference a correction makes: the valid bet of its cash part, in units of 1/10,000. */
export type Played = {
  readonly product: string;
  /** What its product belongs to, such as LIVE; needed only where a requirement weighs. */
  readonly category?: string | undefined;
  readonly valid: bigint;
};

/** A requirement that is open, with the parts per million of products and categories that do not count in full. */
export type Requirement = {
  readonly id: bigint;
  readonly required: bigint;
  readonly progress: bigint;
  readonly weights: Readonly<Record<string, number>> | null;
};

const WHOLE_PPM = 1_000_000n;

/**
 * Fills open requirements with what was played, oldest first: a row takes the weighted amount up to what it lacks, and
 * the unused rest of the bet goes on to the next row. What is taken back leaves open rows newest first; a row that was
 * completed stays so. Answers the rows as they are then.
 */
export const applyPlayed = (rows: readonly Requirement[], played: readonly Played[]): readonly Requirement[] =>
  played.reduce<readonly Requirement[]>(
    (now, bet) => (bet.valid >= 0n ? fill(now, bet, bet.valid) : takeBack(now, bet, -bet.valid)),
    rows,
  );

const fill = (rows: readonly Requirement[], bet: Played, valid: bigint): readonly Requirement[] => {
  let left = valid;
  return rows.map((row) => {
    const weight = weightOf(row, bet);
    const lacks = row.required - row.progress;
    if (left === 0n || weight === 0n || lacks === 0n) return row;
    const counted = (left * weight) / WHOLE_PPM;
    if (counted < lacks) {
      left = 0n;
      return { ...row, progress: row.progress + counted };
    }
    // Rounded up: a bet must not be used twice, not even a part of a unit.
    left -= ceilDiv(lacks * WHOLE_PPM, weight);
    return { ...row, progress: row.required };
  });
};

const takeBack = (rows: readonly Requirement[], bet: Played, valid: bigint): readonly Requirement[] => {
  let left = valid;
  return rows
    .toReversed()
    .map((row) => {
      const weight = weightOf(row, bet);
      if (left === 0n || weight === 0n || row.progress === 0n || row.progress === row.required) return row;
      const counted = (left * weight) / WHOLE_PPM;
      if (counted <= row.progress) {
        left = 0n;
        return { ...row, progress: row.progress - counted };
      }
      left -= ceilDiv(row.progress * WHOLE_PPM, weight);
      return { ...row, progress: 0n };
    })
    .toReversed();
};

/** A product's own weight comes before that of its category. */
const weightOf = ({ weights }: Requirement, { product, category = '' }: Played): bigint =>
  BigInt(weights?.[product] ?? weights?.[category] ?? Number(WHOLE_PPM));

const ceilDiv = (amount: bigint, by: bigint): bigint => (amount + by - 1n) / by;

/** With no more than this left there is nothing to play for: what is open is waived. */
export const isDust = (held: bigint): boolean => held <= DUST;

export const leftOf = (rows: readonly Pick<Requirement, 'required' | 'progress'>[]): bigint =>
  rows.reduce((sum, { required, progress }) => sum + required - progress, 0n);
