/** The menu of the member centre. */
export { CentreMenu } from './components/centre-menu.tsx';
export { CENTRE_MENU, CLOSED_CENTRE_MENU } from './model/menu.ts';
