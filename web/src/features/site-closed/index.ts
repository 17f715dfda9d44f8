/** What replaces the site while it is closed to a visitor. */
export { MaintenancePage, RegionPage } from './lazy-parts.ts';
