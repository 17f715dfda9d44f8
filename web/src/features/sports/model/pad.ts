/** Which amount the number pad types: that of one single, or the one of the combination. */
export type PadTarget = { readonly selectionId: string } | 'combo';

export const isTarget = (target: PadTarget, other: PadTarget): boolean =>
  target === other ||
  (typeof target === 'object' && typeof other === 'object' && target.selectionId === other.selectionId);
