import type { Resource } from '../../../shared/site/channels.ts';

export const PLATFORMS = ['android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Both ways to the home screen take four steps. */
export const STEP_NUMBERS = [1, 2, 3, 4] as const;

/** The resource that holds a platform's address. */
export const RESOURCE_OF: Readonly<Record<Platform, string>> = { android: 'Android', ios: 'MOBILECONFIG' };

/** Where the steps of a platform begin and what its QR code holds; both are this page unless the operator sets them. */
export const installAddress = (platform: Platform, resource: Pick<Resource, 'url' | 'qrCodeUrl'> | undefined) => {
  const url = resource?.url || `/down#${platform}`;
  return { url, code: resource?.qrCodeUrl || url };
};

/** Whether an address leads to the steps themselves and to nothing that could be fetched. */
export const isGuide = (url: string): boolean => /^\/down(load)?(#|$)/.test(url);

/** The tab to be seen first: the one the address names, else that of the device in hand. */
export const platformOf = (userAgent: string, hash = ''): Platform => {
  const named = PLATFORMS.find((platform) => hash === `#${platform}`);
  return named ?? (/iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android');
};
