import { createElement, lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import type { Row } from '../parts/values.ts';

/** What a part that a feature draws receives: its record and the record's key, where it stands on one. */
export type PartProps = { readonly recordKey?: string | undefined; readonly record?: Row | undefined };

/** Offer id → the part that draws it, loaded when it is first shown. */
export type Feature = Readonly<Record<string, () => Promise<{ readonly Part: ComponentType<PartProps> }>>>;

const doors = import.meta.glob<{ readonly feature: Feature }>('../features/*/index.ts', { eager: true });

const parts: Readonly<Record<string, LazyExoticComponent<ComponentType<PartProps>>>> = Object.fromEntries(
  Object.values(doors).flatMap(({ feature }) =>
    Object.entries(feature).map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Part }))] as const),
  ),
);

/** Draws what the feature made for an offer; nothing where no feature did. */
export const drawPart = (id: string, props: PartProps = {}): ReactNode => {
  const part = parts[id];
  return part && createElement(part, props);
};
