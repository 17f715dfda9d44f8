import { policyMaker } from '@fairground/ui/trusted-types';
import { WORKER_PATH } from '../worker/messages.ts';

/** Scripts the site starts by their address: its workers, which are files of the build, and the service worker. */
export const isOwnScript = (address: string, origin: string): boolean => {
  if (!URL.canParse(address, origin)) return false;
  const { origin: asked, pathname } = new URL(address, origin);
  return asked === origin && (pathname === WORKER_PATH || /^\/assets\/[\w./-]+\.js$/.test(pathname));
};

/**
 * Where a page's policy asks for Trusted Types, nothing may become a script by its address but what is ours. HTML that is
 * no more than text is refused everywhere; `RichText` has a policy of its own.
 */
export const allowOwnScripts = (): void => {
  policyMaker()?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.origin) ? address : null),
  });
};
