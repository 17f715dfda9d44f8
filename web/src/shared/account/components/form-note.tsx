import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A calm word above a form: why it is shown, or what it already knows. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-info-soft px-3 py-2.5 text-sm text-info">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
