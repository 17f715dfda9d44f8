/** The member centre's own parts: its menu, and the pages that are not open yet. */
export { CentreMenu } from './components/centre-menu.tsx';
export { CENTRE_MENU } from './model/menu.ts';
export { CentreSoon } from './components/centre-soon.tsx';
