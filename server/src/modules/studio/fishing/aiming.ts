import type { BodyOf } from '@fairground/contract/endpoint';
import type { fireShots } from '@fairground/contract/studio/fishing';
import type { Choice } from '@fairground/contract/studio/game';
import { canMeet, isInSight } from '@fairground/engines/fish/aim';
import type { RoomFish } from '@fairground/engines/fish/aim';
import { kindOf } from '@fairground/engines/fish/batch';
import { canBeHit, placeAt, TOLERANCE_MS } from '@fairground/engines/fish/path';
import { FISHING } from '@fairground/engines/fish/room';

type SentShot = BodyOf<typeof fireShots>['shots'][number];
type Accepted = Extract<Choice, { kind: 'fishing' }>['shots'][number];

/** What the server knows of the sea when shots come in. */
export type SeaNow = {
  readonly seat: number;
  readonly nowMs: number;
  readonly isGone: (fish: number) => boolean;
  readonly fishAt: (atMs: number) => readonly RoomFish[];
};

/** A shot reported later than this after its hit is refused: past positions are not stored for ever. */
const LATE_MS = 8_000;

/**
 * Which shots can have met what they name. Of an area weapon the fish that are gone or out of reach fall out of the
 * share; a shot without any fish left does not count. The kinds are the server's own word.
 */
export const sortShots = (
  sent: readonly SentShot[],
  sea: SeaNow,
): { readonly shots: Accepted[]; readonly missed: number[] } => {
  const shots: Accepted[] = [];
  const missed: number[] = [];
  for (const each of sent) {
    const accepted = accept(each, sea);
    if (accepted) shots.push(accepted);
    else missed.push(each.shot);
  }
  return { shots, missed };
};

const accept = ({ shot, cannon, weapon, atMs, fish }: SentShot, sea: SeaNow): Accepted | undefined => {
  if (atMs > sea.nowMs + TOLERANCE_MS || atMs < sea.nowMs - LATE_MS) return undefined;
  const there = sea.fishAt(atMs).filter((each) => !sea.isGone(each.fish));
  const named = fish.flatMap((number) => there.find((each) => each.fish === number) ?? []);
  const [first] = named;
  if (!first || first.fish !== fish[0]) return undefined;
  const meets = (others: readonly RoomFish[]): boolean =>
    canMeet(FISHING, { weapon, seat: sea.seat, atMs, fish: [first, ...others] });
  if (!meets([])) return undefined;
  const others = named.slice(1).filter((other) => meets([other]));
  const met = [first, ...others].slice(0, FISHING.weapons[weapon].targetsMax);
  if (!meets(met.slice(1))) return undefined;
  const isStorm = met.some(({ kind }) => kindOf(FISHING, kind).freeShots > 0);
  return { shot, cannon, weapon, atMs, targets: met.map(prey), storm: isStorm ? stormOf(there, met, atMs) : [] };
};

/** Where bolts can go: every other fish in sight at that moment, in the order of their numbers. */
const stormOf = (there: readonly RoomFish[], met: readonly RoomFish[], atMs: number) =>
  there
    .filter((each) => !met.includes(each) && canBeHit(each, atMs) && isInSight(FISHING.sea, placeAt(each, atMs)))
    .toSorted((one, other) => one.fish - other.fish)
    .map(prey);

const prey = ({ fish, kind }: RoomFish) => ({ fish, kind });
