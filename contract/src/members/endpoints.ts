/** Every call of members, by concern. */
export * from './profile.ts';
export * from './registration.ts';
