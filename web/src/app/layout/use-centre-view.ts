import { useRef, useState } from 'react';

/**
 * The page of a centre and, for a phone, whether it or the menu is shown; a page that is opened from the menu gets the focus
 * on its heading.
 */
export const useCentreView = <Page extends string>(wanted: Page | undefined, first: Page) => {
  const [page, setPage] = useState(wanted ?? first);
  const [view, setView] = useState<'menu' | 'page'>(wanted === undefined ? 'menu' : 'page');
  const headingRef = useRef<HTMLHeadingElement>(null);
  return {
    page,
    showPage: (chosen: Page) => {
      setPage(chosen);
      setView('page');
      // After the drawing: on a phone the heading is not there before.
      requestAnimationFrame(() => headingRef.current?.focus());
    },
    dialog: { view, headingRef, onBack: () => setView('menu') },
  };
};
