import { cannonOf } from '@fairground/engines/fish/aim';
import type { Place, SeaRules } from '@fairground/engines/fish/path';

/** From the room's sea to this screen and back. Every screen has its own shape; the sea fills all of it. */
export type View = {
  readonly width: number;
  readonly height: number;
  /** The player sits at the bottom, whatever the seat. */
  readonly isTurned: boolean;
  /** How large a step of the sea is drawn. */
  readonly unit: number;
  readonly toScreen: (place: Place) => Place;
  readonly cannon: (seat: number) => Place;
};

/** On a small screen fish do not shrink as much as the sea does. */
const UNIT_MIN = 0.46;

export const viewOf = (sea: SeaRules, width: number, height: number, seat: number): View => {
  const [across, down] = [width / sea.width, height / sea.height];
  const isTurned = seat >= 2;
  const toScreen = ({ x, y }: Place): Place => ({
    x: x * across,
    y: (isTurned ? sea.height - y : y) * down,
  });
  return {
    width,
    height,
    isTurned,
    unit: Math.max(UNIT_MIN, Math.sqrt(across * down)),
    toScreen,
    cannon: (of) => toScreen(cannonOf(sea, of)),
  };
};
