import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locator } from 'vitest/browser';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"], [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const PATIENCE_MS = 10_000;

/**
 * What a modal that was just opened does wrong. It has a name and takes the focus, the tab key goes round inside it in both
 * directions, and on Escape it goes and gives the focus back to what opened it.
 */
export const modalFaults = async (opener: Locator): Promise<readonly string[]> => {
  if (!(await comesTrue(() => hasFocus(topPopup())))) return ['it does not take the focus'];
  const popup = topPopup();
  const faults: string[] = [];
  if (nameOf(popup) === '') faults.push('it has no name');

  // Only at its two ends the focus could leave. There a guard beside the popup has it for a moment, and hands it on.
  lastStop(popup)?.focus();
  await userEvent.keyboard('{Tab}');
  if (!(await comesTrue(() => hasFocus(popup)))) faults.push('the tab key leaves it');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  if (!(await comesTrue(() => hasFocus(popup)))) faults.push('the tab key leaves it backwards');

  await userEvent.keyboard('{Escape}');
  if (!(await comesTrue(() => popup?.isConnected === false))) faults.push('Escape does not close it');
  if (!(await comesTrue(() => document.activeElement === opener.element())))
    faults.push('it does not give the focus back');
  return faults;
};

/** The popup that lies over all others: the last one drawn. */
const topPopup = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);

const hasFocus = (popup: HTMLElement | undefined): boolean => popup?.contains(document.activeElement) === true;

const nameOf = (popup: HTMLElement | undefined): string => {
  const titles = (popup?.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
  const title = titles.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (title || (popup?.getAttribute('aria-label') ?? '')).trim();
};

const lastStop = (popup: HTMLElement | undefined): HTMLElement | undefined =>
  [...(popup?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].findLast((element) => element.checkVisibility());

const comesTrue = (isSo: () => boolean): Promise<boolean> =>
  vi.waitUntil(isSo, { interval: 5, timeout: PATIENCE_MS }).catch(() => false);
