import type { FrameSettings } from '@fairground/contract/launch/frame-settings';
import { deviceStorage, readJson, writeJson } from '@fairground/client/session';

/** What a player likes in games is a matter of the device: a phone may be silent and a desktop not. */
const KEY = 'gameSettings';

const isSettings = (value: unknown): value is Partial<FrameSettings> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'boolean');

export const readKeptSettings = (): Partial<FrameSettings> => readJson(deviceStorage, KEY, isSettings) ?? {};

export const keepSettings = (wish: Partial<FrameSettings>): void =>
  writeJson(deviceStorage, KEY, { ...readKeptSettings(), ...wish });
