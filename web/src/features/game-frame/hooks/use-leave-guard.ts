import { useEffect, useEffectEvent, useRef } from 'react';
import { isPlainClick } from '../../../shared/page/plain-click.ts';

/** Where somebody is going: an address of the site, or where the back button leads. */
export type WayOut =
  | { readonly kind: 'address'; readonly href: string; readonly isReturn: boolean }
  | { readonly kind: 'back'; readonly go: () => void };

/** Whether a stake waits for its result. Some games do not tell. */
export type RoundState = 'open' | 'closed' | 'unknown';

/**
 * Asks before a link, the back button or a closed tab takes somebody away. While it guards there is one entry more in
 * the history, which the back button uses up instead of the page.
 */
export const useLeaveGuard = (round: RoundState, onLeave: (way: WayOut) => void): void => {
  const isGuarding = round !== 'closed';
  const isOpen = round === 'open';
  const leave = useEffectEvent(onLeave);
  const hasEntry = useRef(false);

  useEffect(() => {
    if (!isGuarding) return undefined;
    if (!hasEntry.current) {
      history.pushState(history.state, '', location.href);
      hasEntry.current = true;
    }
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!anchor || !isPlainClick(event) || anchor.target === '_blank' || anchor.origin !== location.origin) return;
      // A place on this very page is no way out.
      if (anchor.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      leave({ kind: 'address', href: `${anchor.pathname}${anchor.search}${anchor.hash}`, isReturn: false });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isGuarding]);

  // The browser's own question cannot wait for the server to be asked: it comes only where a round is known to be open.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isOpen]);

  const goBack = () => {
    hasEntry.current = false;
    history.go(-2);
  };
  const back = useEffectEvent(() => {
    if (!hasEntry.current) return;
    if (isGuarding) {
      history.pushState(history.state, '', location.href);
      leave({ kind: 'back', go: goBack });
    } else {
      // The entry was only there to guard: one press is one page.
      hasEntry.current = false;
      history.back();
    }
  });
  useEffect(() => {
    const onPop = () => back();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
};
