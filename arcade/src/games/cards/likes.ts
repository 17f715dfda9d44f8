import type { RoomLink } from './room-link.ts';

/** What the player set at this table. The page keeps it on this device: a frame without an origin has nowhere to. */
export type Likes = {
  readonly isFourColour: () => boolean;
  readonly setFourColour: (isOn: boolean) => void;
  readonly isEverybodyMuted: () => boolean;
  readonly muteEverybody: (isOn: boolean) => void;
  /** A person is known by the name that others see, on whichever seat. */
  readonly isMuted: (name: string) => boolean;
  readonly mute: (name: string, isOn: boolean) => void;
  /** What the page kept before a reload. */
  readonly restore: (kept: string) => void;
};

/** The oldest is heard again: the page keeps short texts alone. */
const MUTED_MOST = 20;
const NAME_MOST = 32;

export const createLikes = (link: Pick<RoomLink, 'like'>): Likes => {
  let isFourColour = false;
  let isEverybodyMuted = false;
  let muted: readonly string[] = [];
  const keep = (): void => link.like(JSON.stringify({ four: isFourColour, everybody: isEverybodyMuted, muted }));
  const nameOf = (name: string): string => name.slice(0, NAME_MOST);

  return {
    isFourColour: () => isFourColour,
    setFourColour: (isOn) => {
      isFourColour = isOn;
      keep();
    },
    isEverybodyMuted: () => isEverybodyMuted,
    muteEverybody: (isOn) => {
      isEverybodyMuted = isOn;
      keep();
    },
    isMuted: (name) => isEverybodyMuted || muted.includes(nameOf(name)),
    mute: (name, isOn) => {
      const others = muted.filter((each) => each !== nameOf(name));
      muted = isOn ? [...others, nameOf(name)].slice(-MUTED_MOST) : others;
      keep();
    },
    restore: (kept) => {
      try {
        const told = JSON.parse(kept) as Readonly<Record<string, unknown>> | null;
        isFourColour = told?.['four'] === true;
        isEverybodyMuted = told?.['everybody'] === true;
        const names: unknown = told?.['muted'];
        muted = Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(-MUTED_MOST) : [];
      } catch {
        // What cannot be read is as good as nothing: all are heard.
      }
    },
  };
};
