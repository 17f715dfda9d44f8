import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface.
  interface BrowserCommands {
    readonly preferMotion: (motion: 'reduce' | 'no-preference') => Promise<void>;
    readonly movePointerAway: () => Promise<void>;
  }
}

/** The visitor's motion preference; every test starts with reduced motion. */
export const preferMotion = (motion: 'reduce' | 'no-preference'): Promise<void> => commands.preferMotion(motion);

/** Takes the pointer off whatever it is over. */
export const movePointerAway = (): Promise<void> => commands.movePointerAway();

/** Takes the focus off whatever has it, as a press on the empty page does. */
export const blurAll = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
