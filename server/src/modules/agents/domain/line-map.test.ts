import { MAP_BRANCHES } from '@fairground/contract/agents/downline';
import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { mapOf } from './line-map.ts';

const id = (number: number): MemberId => BigInt(number) as MemberId;

test('[part of G-05] a map of ten thousand members names the largest branches and adds up all others, so that nobody is missing', () => {
  const sizes = Array.from({ length: 200 }, (_branch, index) => [
    { branch: id(index), below: null, members: 1 },
    { branch: id(index), below: id(1_000 + index), members: index === 199 ? 5_000 : 24 },
  ]).flat();

  const { members, list, rest } = mapOf(sizes);

  expect(members).toBe(200 + 5_000 + 199 * 24);
  expect(list).toHaveLength(MAP_BRANCHES);
  expect(list[0]).toMatchObject({ id: id(199), members: 5_001, below: [{ id: id(1_199), members: 5_000 }] });
  expect(rest).toEqual({ branches: 200 - MAP_BRANCHES, members: (200 - MAP_BRANCHES) * 25 });
  expect(list.reduce((sum, branch) => sum + branch.members, rest.members)).toBe(members);
});
