import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The popup that lies over all others: the last one drawn. */
const topPopup = (): HTMLElement => {
  const popup = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);
  if (popup === undefined) throw new Error('There is no popup.');
  return popup;
};

/**
 * What every modal does: it has a name and takes the focus, the tab key goes round inside it in both directions, and on
 * Escape it goes and gives the focus back to what opened it.
 */
export const expectModalManners = async (opener: Locator): Promise<void> => {
  const popup = await vi.waitFor(
    () => {
      const found = topPopup();
      focusIn(found);
      return found;
    },
    { timeout: 10_000 },
  );
  await expect.element(popup).toHaveAccessibleName();

  // Only at its two ends the focus could leave.
  lastStop(popup).focus();
  await userEvent.keyboard('{Tab}');
  await settledIn(popup);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await settledIn(popup);

  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(popup.isConnected).toBe(false), { timeout: 10_000 });
  await expect.element(opener).toHaveFocus();
};

const lastStop = (popup: HTMLElement): HTMLElement => {
  const last = [...popup.querySelectorAll<HTMLElement>(FOCUSABLE)].findLast((element) => element.checkVisibility());
  if (last === undefined) throw new Error('The popup has nothing to stop at.');
  return last;
};

/** At either end a guard beside the popup has the focus for a moment, and hands it on. */
const settledIn = (popup: HTMLElement): Promise<void> =>
  vi.waitFor(() => focusIn(popup), { interval: 5, timeout: 10_000 });

const focusIn = (popup: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || !popup.contains(focused))
    throw new Error(`The focus is outside the popup, at ${focused?.outerHTML.slice(0, 200) ?? 'nothing'}.`);
};
