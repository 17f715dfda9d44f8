import type { SocialProvider, SocialRegistration } from '@fairground/contract/identity/endpoints';
import { readJson, tabStorage, writeJson } from '@fairground/client/session';

/** A sign-in with another site that this tab has begun: only the tab that holds the secret can finish it. */
export type SocialTrip = {
  readonly provider: SocialProvider;
  readonly purpose: 'login' | 'link';
  readonly tabSecret: string;
};

const TRIP_KEY = 'socialTrip';

const isTrip = (value: unknown): value is SocialTrip =>
  typeof value === 'object' && value !== null && 'tabSecret' in value && 'provider' in value && 'purpose' in value;

export const keepSocialTrip = (trip: SocialTrip): void => writeJson(tabStorage, TRIP_KEY, trip);

/** The trip this tab is on, once: it cannot be finished twice. */
export const takeSocialTrip = (): SocialTrip | null => {
  const trip = readJson(tabStorage, TRIP_KEY, isTrip);
  tabStorage.remove(TRIP_KEY);
  return trip;
};

/** A sign-in with another site that belongs to no account yet; the register form finishes it. */
const REGISTRATION_KEY = 'socialRegistration';

const isRegistration = (value: unknown): value is SocialRegistration =>
  typeof value === 'object' && value !== null && 'socialTicket' in value && typeof value.socialTicket === 'string';

export const keepSocialRegistration = (registration: SocialRegistration): void =>
  writeJson(tabStorage, REGISTRATION_KEY, registration);

export const readSocialRegistration = (): SocialRegistration | null =>
  readJson(tabStorage, REGISTRATION_KEY, isRegistration);

export const forgetSocialRegistration = (): void => tabStorage.remove(REGISTRATION_KEY);
