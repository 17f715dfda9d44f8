import { ELEVEN_FIVE, ELEVEN_FIVE_PLAYS, ELEVEN_FIVE_SIDED } from './balls/eleven-five.ts';
import { KENO, KENO_PLAYS, KENO_SIDED } from './balls/keno.ts';
import { RACE, RACE_PLAYS, RACE_SIDED } from './balls/race.ts';
import type { Layout } from './board.ts';
import { DICE_PLAYS, DICE_SIDED, THREE_DICE } from './digits/dice.ts';
import {
  FIVE_DIGITS,
  FIVE_SIDED,
  P5_PLAYS,
  SSC_PLAYS,
  THREE_DIGITS,
  THREE_PLAYS,
  THREE_SIDED,
} from './digits/plays.ts';
import { TWENTY_EIGHT_PLAYS } from './digits/twenty-eight.ts';
import { MARK_SIX } from './mark-six/numbers.ts';
import { markSixPlays } from './mark-six/plays.ts';
import type { Play } from './play.ts';
import { FOUR_D, FOUR_D_PLAYS } from './sea/four-d.ts';
import { LAO, LAO_PLAYS } from './sea/lao.ts';
import { MEGA, POWER, sixLayout, sixPlays, TOTO } from './sea/six-of.ts';
import { HANOI_PLAYS, THAI, THAI_PLAYS } from './sea/thai.ts';
import { YEEKEE, YEEKEE_PLAYS } from './sea/yeekee.ts';
import { NORTH, SOUTH } from './vietnam/layout.ts';
import { NORTH_PLAYS, SOUTH_PLAYS } from './vietnam/plays.ts';

/** What games have in common: how their board is made up and which plays are offered on it. */
export type Family = {
  readonly layout: Layout;
  /** The menu of the official plays, and the second, two-sided one (prize mode ZY) where there is one. */
  readonly plays: readonly Play[];
  readonly sided?: readonly Play[];
};

export const FAMILIES = {
  SSC: { layout: FIVE_DIGITS, plays: SSC_PLAYS, sided: FIVE_SIDED },
  P5: { layout: FIVE_DIGITS, plays: P5_PLAYS, sided: FIVE_SIDED },
  '3D': { layout: THREE_DIGITS, plays: THREE_PLAYS, sided: THREE_SIDED },
  PC28: { layout: THREE_DIGITS, plays: TWENTY_EIGHT_PLAYS },
  K3: { layout: THREE_DICE, plays: DICE_PLAYS, sided: DICE_SIDED },
  '11X5': { layout: ELEVEN_FIVE, plays: ELEVEN_FIVE_PLAYS, sided: ELEVEN_FIVE_SIDED },
  PK10: { layout: RACE, plays: RACE_PLAYS, sided: RACE_SIDED },
  KL8: { layout: KENO, plays: KENO_PLAYS, sided: KENO_SIDED },
  // The animals are those of the year of the horse; a new year is a change here, published before it begins.
  LHC: { layout: MARK_SIX, plays: markSixPlays('horse') },
  VN_NORTH: { layout: NORTH, plays: NORTH_PLAYS },
  VN_SOUTH: { layout: SOUTH, plays: SOUTH_PLAYS },
  THAI: { layout: THAI, plays: THAI_PLAYS },
  LAO: { layout: LAO, plays: LAO_PLAYS },
  HANOI: { layout: NORTH, plays: HANOI_PLAYS },
  '4D': { layout: FOUR_D, plays: FOUR_D_PLAYS },
  TOTO: { layout: sixLayout(TOTO), plays: sixPlays(TOTO) },
  MEGA: { layout: sixLayout(MEGA), plays: sixPlays(MEGA) },
  POWER: { layout: sixLayout(POWER), plays: sixPlays(POWER) },
  YEEKEE: { layout: YEEKEE, plays: YEEKEE_PLAYS },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyCode = keyof typeof FAMILIES;

export const familyOf = (code: FamilyCode): Family => FAMILIES[code];
