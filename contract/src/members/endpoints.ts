/** Every call of members, by concern. */
export * from './feedback.ts';
export * from './open-account.ts';
export * from './profile.ts';
export * from './registration.ts';
