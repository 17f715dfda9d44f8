/** What replaces the site while it is closed to a visitor. */
export { ClosedSite } from './closed-site.tsx';
export { CLOSED_NAMESPACES, loadClosedSite } from './load-closed-site.ts';
