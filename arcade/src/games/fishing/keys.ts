import { WEAPONS } from '@fairground/engines/fish/room';
import type { Captain } from './captain.ts';

type KeyDeps = {
  readonly captain: Captain;
  readonly isBusy: () => boolean;
  readonly isPanelOpen: () => boolean;
  readonly openRules: () => void;
  readonly openFairness: () => void;
  readonly sound: () => void;
};

const TURN = 0.06;

/** The whole game by keys: turn, fire, cannon, weapon, auto-fire, lock, next fish. */
export const fishingKeys = (deps: KeyDeps): void => {
  const { captain } = deps;
  const play: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => captain.turn(-TURN),
    ArrowRight: () => captain.turn(TURN),
    ArrowUp: () => captain.changeCannon('up'),
    ArrowDown: () => captain.changeCannon('down'),
    ' ': () => {
      captain.hold(true);
      captain.fire();
    },
    a: captain.toggleAuto,
    l: () => (captain.locked.get() === '' ? captain.lockNext() : captain.unlock()),
    n: captain.lockNext,
    Escape: captain.unlock,
    ...Object.fromEntries(WEAPONS.map((name, place) => [String(place + 1), () => captain.weapon.set(name)])),
  };
  const always: Readonly<Record<string, () => void>> = { r: deps.openRules, f: deps.openFairness, m: deps.sound };

  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || deps.isPanelOpen()) return;
    const { target, key } = event;
    if (target instanceof HTMLInputElement) return;
    // A focused button has its own use for the space bar.
    if (key === ' ' && target instanceof HTMLButtonElement) {
      if (event.repeat) event.preventDefault();
      return;
    }
    const order = (deps.isBusy() ? undefined : play[key]) ?? always[key];
    if (!order) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith('Arrow')) order();
  });
  document.addEventListener('keyup', ({ key }) => {
    if (key === ' ') captain.hold(false);
  });
};
