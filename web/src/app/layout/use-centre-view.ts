import { useRef, useState } from 'react';

/** Which half of a centre a phone shows; a page that is opened from the menu gets the focus on its heading. */
export const useCentreView = (first: 'menu' | 'page') => {
  const [view, setView] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const showPage = () => {
    setView('page');
    // After the drawing: on a phone the heading is not there before.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return { view, heading, showPage, showMenu: () => setView('menu') };
};
