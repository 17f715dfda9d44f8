/** Tells whether the pointer or the focus is inside: nothing moves away from somebody who is looking at it. */
export function holdWhileInside(element: HTMLElement | null, onChange: (isHeld: boolean) => void): () => void {
  const leaving = new AbortController();
  for (const name of ['pointerover', 'focusin']) {
    element?.addEventListener(name, () => onChange(true), { signal: leaving.signal });
  }
  for (const name of ['pointerleave', 'focusout']) {
    element?.addEventListener(name, () => onChange(false), { signal: leaving.signal });
  }
  return () => leaving.abort();
}
