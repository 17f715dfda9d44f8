import './accordion.css';
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
    <div className="ui-accordion">
      {items.map((item) => (
        <details key={item.id} name={name} open={item.id === defaultOpenId}>
          <summary>
            {item.title}
            <ChevronDown aria-hidden="true" />
          </summary>
          <div>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
