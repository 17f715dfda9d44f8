import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type AccordionProps = {
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  /** With a name only one part is open at a time. */
  readonly name?: string | undefined;
  readonly defaultOpenId?: string | undefined;
};

/** Made of the browser's own details: it works before any script has run, and "find in page" opens it. */
export function Accordion({ items, name, defaultOpenId }: AccordionProps) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-low">
      {items.map((item) => (
        <details key={item.id} name={name} open={item.id === defaultOpenId} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold -outline-offset-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
            {item.title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pt-1 pb-5 text-sm text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
