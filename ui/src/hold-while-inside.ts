/** Whether the pointer or the focus is inside: autoplay pauses then. */
export function holdWhileInside(element: HTMLElement | null, onChange: (isHeld: boolean) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const name of ['pointerover', 'focusin']) element?.addEventListener(name, () => onChange(true), { signal });
  // The pointer may come and go while a keyboard is at work inside. The focus a press left behind holds nothing.
  element?.addEventListener('pointerleave', () => onChange(element.querySelector(':focus-visible') !== null), {
    signal,
  });
  element?.addEventListener('focusout', () => onChange(element.matches(':hover')), { signal });
  return () => leaving.abort();
}
