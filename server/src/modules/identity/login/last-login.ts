import type { LastLogin } from '@fairground/contract/identity/fields';
import type { Core } from '../core.ts';
import { deviceWords } from '../domain/device-words.ts';
import type { findLastLogin } from '../store/sessions.ts';

/** A login as its owner reads it: when, by which device, from where. */
export const lastLoginOf = (
  { geo }: Pick<Core, 'geo'>,
  login: Awaited<ReturnType<typeof findLastLogin>>,
): LastLogin | null =>
  login === undefined
    ? null
    : { at: login.at, device: deviceWords(login.userAgent), ip: login.ip, country: geo.countryOf(login.ip) };
