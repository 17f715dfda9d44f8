import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A part that is loaded when it is first shown: the first screen does not carry it. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
