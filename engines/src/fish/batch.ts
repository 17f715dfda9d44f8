import type { Outcome } from '../fair/outcome.ts';
import type { FishKind } from './fish-kind.ts';
import { drawJackpot } from './jackpot.ts';
import type { FishingRules, Weapon } from './room.ts';
import { fireShot } from './shot.ts';
import type { Words } from '../random/words.ts';

/** A fish of the room and its kind. */
export type Prey = { readonly fish: number; readonly kind: string };

/** A shot that met fish. `storm` is where the bolts go that a caught shell may let loose: all other fish there, in order. */
export type BatchShot = {
  readonly cannon: number;
  readonly weapon: Weapon;
  readonly targets: readonly Prey[];
  readonly storm: readonly Prey[];
};

export type BatchRules = { readonly room: FishingRules; readonly shots: readonly BatchShot[] };

/** What came of a shot: the caught fish with their pays in costs of the shot; bolts pay the same. */
export type ShotResult = {
  readonly caught: readonly Paid[];
  readonly bolts: readonly Paid[];
  readonly isJackpot: boolean;
};
type Paid = { readonly fish: number; readonly times: number };

/** Stands for the small fry a bolt finds when nothing else is left. */
const SMALL_FRY = -1;

/** Decides the shots of a batch one after the other: its targets, the bolts of a storm, then the jackpot's ticket. */
export const fireBatch: Outcome<BatchRules, readonly ShotResult[]> = (words, { room, shots }) =>
  shots.map(({ cannon, weapon, targets, storm }) => {
    const aimed = targets.map(({ kind }) => ({ kind: kindOf(room, kind), share: 1 }));
    const catches = fireShot(words, { rtp: room.rtp, jackpotShare: room.jackpotShare, targets: aimed });
    const caught = catches.flatMap(({ isCaught, times }, place) =>
      isCaught ? [{ fish: targets[place]?.fish ?? SMALL_FRY, times }] : [],
    );
    const bolts = catches.reduce((sum, { freeShots }) => sum + freeShots, 0);
    const struck = strike(words, room, { storm, bolts });
    const tickets = cannon * room.weapons[weapon].cost;
    return { caught, bolts: struck, isJackpot: drawJackpot(words, { oneIn: room.jackpotOneIn, cannon: tickets }) };
  });

/** Bolts go round the fish that are there and not yet caught by one; each is a separate free shot. */
const strike = (
  words: Words,
  room: FishingRules,
  { storm, bolts }: { readonly storm: readonly Prey[]; readonly bolts: number },
): readonly Paid[] => {
  const paid: Paid[] = [];
  let left = storm.filter(({ kind }) => kindOf(room, kind).freeShots === 0);
  for (let bolt = 0; bolt < bolts; bolt += 1) {
    const [prey, ...others] = left;
    const kind = prey ? kindOf(room, prey.kind) : smallFry(room);
    const { rtp, jackpotShare } = room;
    const [caught] = fireShot(words, { rtp, jackpotShare, targets: [{ kind, share: 1 }] });
    if (caught?.isCaught === true) paid.push({ fish: prey?.fish ?? SMALL_FRY, times: caught.times });
    left = prey && caught?.isCaught !== true ? [...others, prey] : others;
  }
  return paid;
};

const smallFry = (room: FishingRules): FishKind => {
  const [first] = room.kinds;
  if (!first) throw new RangeError('A room has fish.');
  return first;
};

/** The kind of a name; a name the room does not know throws. */
export const kindOf = ({ kinds }: Pick<FishingRules, 'kinds'>, code: string): FishKind => {
  const found = kinds.find((kind) => kind.code === code);
  if (!found) throw new RangeError(`No fish is called ${code}.`);
  return found;
};

/** What a shot costs, in base bets of the room. */
export const loadsOf = ({ weapons }: FishingRules, { cannon, weapon }: Pick<BatchShot, 'cannon' | 'weapon'>): number =>
  cannon * weapons[weapon].cost;

/** What the shots of a batch pay together, in base bets; the pool of the jackpot comes on top. */
export const timesOf = (room: FishingRules, shots: readonly BatchShot[], results: readonly ShotResult[]): number =>
  results.reduce((sum, { caught, bolts }, place) => {
    const shot = shots[place];
    const times = [...caught, ...bolts].reduce((all, each) => all + each.times, 0);
    return sum + (shot ? times * loadsOf(room, shot) : 0);
  }, 0);
