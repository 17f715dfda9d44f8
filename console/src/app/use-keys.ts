import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useChoices } from './choices.ts';
import { menuOf, useDesk } from './desk.tsx';

const IN_FIELD = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"]';

/** A letter for each of the first entries of an area, after `g`. */
const GO: Readonly<Record<string, string>> = { t: '/', a: '/approvals', s: '/staff', l: '/audit' };

/** Decisions of an item: approve, reject, hold, leave, next. */
const QUEUE_KEYS: readonly string[] = ['a', 'r', 'h', 'u', 'n'];

type Keys = { readonly onSearch: () => void; readonly onHelp: () => void };

/** Keys of the whole console. Letters rest in fields and dialogs, and all but ⌘K can be switched off. */
export const useKeys = ({ onSearch, onHelp }: Keys): void => {
  const [, go] = useLocation();
  const { offers } = useDesk();
  const hasKeys = useChoices((choices) => choices.hasKeys);
  useEffect(() => {
    let isGoing = false;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        onSearch();
        return;
      }
      const isInField = event.target instanceof Element && event.target.closest(IN_FIELD) !== null;
      if (!hasKeys || isInField || event.metaKey || event.ctrlKey || event.altKey) return;
      const to = isGoing ? GO[event.key] : undefined;
      isGoing = event.key === 'g';
      if (to !== undefined && (to === '/' || menuOf(offers).some(({ path }) => path === to))) go(to);
      else if (event.key === '/') onSearch();
      else if (event.key === '?') onHelp();
      else if (QUEUE_KEYS.includes(event.key)) pressKey(event.key);
      else if (event.key === 'x') chooseRow();
      else if (event.key === 'j' || event.key === 'k') moveRow(event.key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onSearch, onHelp, go, offers, hasKeys]);
};

/** Presses the button of the page that has this letter. */
const pressKey = (key: string): void => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

/** Chooses the row that has the focus, or takes the choice back. */
const chooseRow = (): void => {
  const row = document.activeElement?.closest('[data-row]');
  row?.querySelector<HTMLElement>('[data-choose]')?.click();
};

/** Moves the focus along the rows of the list on the page, from the one whose record is open where none has it. */
const moveRow = (by: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const focused = links.indexOf(document.activeElement as HTMLElement);
  const here = focused === -1 ? links.findIndex((link) => link.hasAttribute('aria-current')) : focused;
  links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus();
};
