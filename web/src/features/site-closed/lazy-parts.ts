import { lazyPart } from '../../shared/lazy-part.ts';

export const MaintenancePage = lazyPart(
  () => import('./components/maintenance-page.tsx').then((part) => part.MaintenancePage),
  ['states'],
);
export const RegionPage = lazyPart(
  () => import('./components/region-page.tsx').then((part) => part.RegionPage),
  ['states'],
);
