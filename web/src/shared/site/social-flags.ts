/** The flag that switches the sign-in by another site on. */
export const SOCIAL_FLAGS = { facebook: 'FACEBOOK', google: 'GOOGLE', telegram: 'TELEGRAM' } as const;
