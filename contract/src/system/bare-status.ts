import type { SiteStatus } from './endpoints.ts';

/** An open site of which nothing more is known: what a page is drawn with where no server answers. */
export const BARE_STATUS: SiteStatus = {
  status: 0,
  info: {
    whitelabel: {},
    register: {},
    resources: [],
    customerService: [],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '', country: '', countryDialingCode: '' },
    maintenance: null,
    regionRestriction: null,
  },
};
