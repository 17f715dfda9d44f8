import type { CSSProperties } from 'react';

/** Custom properties for the stylesheet, which React's type does not know. */
export const styled = (variables: Readonly<Record<`--${string}`, number>>): CSSProperties => variables;
