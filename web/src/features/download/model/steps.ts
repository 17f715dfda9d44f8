export const PLATFORMS = ['android', 'ios'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Both ways to the home screen take four steps. */
export const STEP_NUMBERS = [1, 2, 3, 4] as const;

/** The resource that holds a platform's address. */
export const RESOURCE_OF: Readonly<Record<Platform, string>> = { android: 'Android', ios: 'MOBILECONFIG' };

/** The platform of the device in hand, so that its tab is the first to be seen. */
export const platformOf = (userAgent: string): Platform => (/iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'android');
