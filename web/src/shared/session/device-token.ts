import { deviceStorage } from '@fairground/client/session';

const DEVICE_KEY = 'device';

/** What tells the server that it has seen this device before; no login, only fewer questions at one. */
export const readDeviceToken = (): string | undefined => deviceStorage.read(DEVICE_KEY) ?? undefined;

export const keepDeviceToken = (token: string | null): void => {
  if (token !== null) deviceStorage.write(DEVICE_KEY, token);
};
