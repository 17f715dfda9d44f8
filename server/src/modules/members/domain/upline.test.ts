import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { describe, expect, test } from 'vitest';
import { LINE_DEPTH_MAX, mayOpenByHand, mayStandUnder } from './flags.ts';
import type { Invitation, Invited, Place } from './upline.ts';
import { hasRoomBelow, isUsable, resolveUpline } from './upline.ts';

const id = (number: number): MemberId => BigInt(number) as MemberId;

const aPlace = (number: number, isAgent: IsAgent, above: Place | null, parts: Partial<Place> = {}): Place => ({
  id: id(number),
  isAgent,
  status: 'active',
  uplineId: above?.id ?? null,
  path: above === null ? [] : [...above.path, id(number)],
  ...parts,
});

const root = aPlace(1, 2, null, { status: 'system' });
const house = aPlace(2, 2, root, { status: 'system' });
const head = aPlace(10, 2, root);
const agent = aPlace(11, 1, head);
const player = aPlace(12, 0, agent);
const otherHead = aPlace(20, 2, root);
const stranger = aPlace(21, 0, otherHead);
const affiliate = aPlace(30, 41, root);
const affiliatesPlayer = aPlace(31, 0, affiliate);
const everybody = [root, house, head, agent, player, otherHead, stranger, affiliate, affiliatesPlayer];

const invitation = (kind: Invitation['kind'], owner: Place, opens: IsAgent = 0): Invitation => ({
  linkId: owner.id * 100n,
  kind,
  opens,
  owner,
  ownersUpline: everybody.find((place) => place.id === owner.uplineId),
});

const resolve = (invited: Partial<Invited>) =>
  resolveUpline({ affiliate: undefined, referral: undefined, domainAgent: undefined, defaultHead: house, ...invited });

describe('[part of F-05] who becomes upline at registration', () => {
  test('the owner of the affiliate link, and the link says what the account becomes', () => {
    expect(resolve({ affiliate: invitation('affiliate', agent, 1), domainAgent: otherHead })).toEqual({
      upline: agent,
      isAgent: 1,
      recommenderId: null,
      linkId: 1100n,
    });
  });

  test('without an affiliate link the recommender, when that is an agent', () => {
    expect(resolve({ referral: invitation('referral', agent), domainAgent: otherHead })).toMatchObject({
      upline: agent,
      isAgent: 0,
      recommenderId: agent.id,
    });
  });

  test('the upline of the recommender, when that is a member', () => {
    expect(resolve({ referral: invitation('referral', player) })).toMatchObject({
      upline: agent,
      recommenderId: player.id,
      linkId: 1200n,
    });
  });

  test("a friend's code typed as an affiliate code counts as the recommendation it is", () => {
    expect(resolve({ affiliate: invitation('referral', player) })).toMatchObject({
      upline: agent,
      isAgent: 0,
      recommenderId: player.id,
    });
  });

  test('an affiliate recommends, but its upline is the house, which has heads of lines below it and nobody else', () => {
    expect(resolve({ referral: invitation('referral', affiliate) })).toMatchObject({
      upline: house,
      recommenderId: affiliate.id,
    });
    expect(resolve({ referral: invitation('referral', affiliatesPlayer) })).toMatchObject({ upline: affiliate });
  });

  test('without any code the agent of the host, and without one the house', () => {
    expect(resolve({ domainAgent: otherHead })).toMatchObject({ upline: otherHead, recommenderId: null, linkId: null });
    expect(resolve({})).toMatchObject({ upline: house, isAgent: 0, recommenderId: null, linkId: null });
  });

  test('an agent of the host that is frozen takes nobody', () => {
    expect(resolve({ domainAgent: { ...otherHead, status: 'frozen' } })).toMatchObject({ upline: house });
  });

  test('with both codes the link decides, and the recommender is kept only in the same line', () => {
    const affiliateLink = invitation('affiliate', head);

    expect(resolve({ affiliate: affiliateLink, referral: invitation('referral', player) })).toMatchObject({
      upline: head,
      recommenderId: player.id,
    });
    expect(resolve({ affiliate: affiliateLink, referral: invitation('referral', stranger) })).toMatchObject({
      upline: head,
      recommenderId: null,
    });
  });
});

test('a link ends with its owner: frozen, or no longer the kind that may have such an account below it', () => {
  expect(isUsable(invitation('affiliate', agent, 1))).toBe(true);
  expect(isUsable(invitation('affiliate', { ...agent, status: 'frozen' }, 1))).toBe(false);
  expect(isUsable(invitation('affiliate', player))).toBe(false);
  expect(isUsable(invitation('affiliate', affiliate, 1))).toBe(false);
  expect(isUsable(invitation('referral', player))).toBe(true);
  expect(isUsable(invitation('referral', { ...player, status: 'self-excluded' }))).toBe(false);
});

test('a line is twenty deep', () => {
  const path = (length: number) => ({ path: Array.from({ length }, (_, index) => id(index + 1)) });

  expect(hasRoomBelow(path(LINE_DEPTH_MAX - 1))).toBe(true);
  expect(hasRoomBelow(path(LINE_DEPTH_MAX))).toBe(false);
});

test.for([
  [0, [1, 2, 41, 42]],
  [1, [1, 2]],
  [2, ['root']],
  [41, [42, 'root']],
  [42, ['root']],
  [4, []],
] as const)('[part of T-02] the flag %s stands under %s and nobody else', ([flag, above]) => {
  const all = [0, 1, 2, 4, 41, 42, 'root'] as const;

  expect(all.filter((candidate) => mayStandUnder(flag, candidate))).toEqual(above);
});

test('agents open members and agents by hand, an affiliate manager members, an affiliate nobody', () => {
  const opens = (opener: IsAgent) => ([0, 1] as const).filter((flag) => mayOpenByHand(opener, flag));

  expect([1, 2, 42, 41, 0, 4].map((flag) => opens(flag as IsAgent))).toEqual([[0, 1], [0, 1], [0], [], [], []]);
});
