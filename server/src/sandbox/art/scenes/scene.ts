import type { Brush } from '../brush.ts';

/** A place: what lies behind the motifs, and what stands before them. */
export type Scene = { readonly back: string; readonly front: string };

export type DrawScene = (brush: Brush) => Scene;
