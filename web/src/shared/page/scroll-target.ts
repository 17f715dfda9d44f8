/** Where a page that is arrived at scrolls to: the element its hash names, else its top. */
export type ScrollTarget =
  | { readonly kind: 'element'; readonly id: string; readonly behavior: ScrollBehavior }
  | { readonly kind: 'top'; readonly behavior: ScrollBehavior };

export type Arrival = { readonly hash: string; readonly isCategory: boolean };

/** Between categories the page glides, as one hall leads into the next; elsewhere it is simply there. */
export const scrollTargetOf = ({ hash, isCategory }: Arrival): ScrollTarget => {
  const behavior = isCategory ? 'smooth' : 'instant';
  return hash.length > 1 ? { kind: 'element', id: decodeHash(hash), behavior } : { kind: 'top', behavior };
};

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Scrolls there; false when the named element is not on the page (yet). */
export const scrollToTarget = (target: ScrollTarget): boolean => {
  if (target.kind === 'top') {
    scrollTo({ top: 0, behavior: target.behavior });
    return true;
  }
  const element = document.getElementById(target.id);
  element?.scrollIntoView({ behavior: target.behavior, block: 'start' });
  return element !== null;
};
