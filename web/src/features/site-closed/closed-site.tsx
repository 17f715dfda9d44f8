import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { use } from 'react';
import { loadClosedSite, loadedClosedSite } from './load-closed-site.ts';

/** What stands in the place of the whole site while it is closed to this visitor. */
export function ClosedSite({ status: { status, info } }: { readonly status: SiteStatus }) {
  const { MaintenancePage, RegionPage } = loadedClosedSite() ?? use(loadClosedSite());
  return status === 1 ? <MaintenancePage maintenance={info.maintenance} /> : <RegionPage info={info} />;
}
