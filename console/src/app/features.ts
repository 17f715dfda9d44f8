import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** What a part that a feature draws is told: the key of its record, where it stands on one. */
export type PartProps = { readonly recordKey?: string | undefined };

/** Offer id → the part that draws it, loaded when it is first shown. */
export type Feature = Readonly<Record<string, () => Promise<{ readonly Part: ComponentType<PartProps> }>>>;

const doors = import.meta.glob<{ readonly feature: Feature }>('../features/*/index.ts', { eager: true });

const parts: Readonly<Record<string, LazyExoticComponent<ComponentType<PartProps>>>> = Object.fromEntries(
  Object.values(doors).flatMap(({ feature }) =>
    Object.entries(feature).map(([id, load]) => [id, lazy(async () => ({ default: (await load()).Part }))] as const),
  ),
);

export const partOf = (id: string) => parts[id];
