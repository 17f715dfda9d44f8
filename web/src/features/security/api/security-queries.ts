import type { Endpoint, InputOf, ValueOf } from '@fairground/contract/endpoint';
import { listDevices, listPasskeys, listSessions, readSecurity } from '@fairground/contract/identity/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ownQuery } from '@fairground/client/api';
import { useSession } from '@fairground/client/session';

const useOwn = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  useQuery(
    ownQuery(
      endpoint,
      input,
      useSession((session) => session.account ?? ''),
    ),
  );

export type Security = ValueOf<typeof readSecurity>;
export type OpenSession = ValueOf<typeof listSessions>['list'][number];
export type KnownDevice = ValueOf<typeof listDevices>['list'][number];
export type Passkey = ValueOf<typeof listPasskeys>['list'][number];

export const useSecurity = () => useOwn(readSecurity, {});
export const useSessions = () => useOwn(listSessions, {});
export const useDevices = () => useOwn(listDevices, {});
export const usePasskeys = () => useOwn(listPasskeys, {});
