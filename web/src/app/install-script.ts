import { INSTALL_OFFER } from '../shared/site/install-offer.ts';

/**
 * The browser offers once to install the site, often before any script of ours is here. It is asked to wait: the offer
 * is kept and made where somebody looks for it, never in the way. Pinned by its hash in the page's policy.
 */
export const INSTALL_SCRIPT = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${INSTALL_OFFER}=e;dispatchEvent(new Event('${INSTALL_OFFER}'))});addEventListener('appinstalled',function(){window.${INSTALL_OFFER}=null;dispatchEvent(new Event('${INSTALL_OFFER}'))})`;
