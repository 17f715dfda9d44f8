import type { MouseEvent, ReactNode } from 'react';

const ENTRY_CLASS =
  'group relative flex h-10 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink pointer-coarse:h-11 rail-narrow:justify-center rail-narrow:px-0 aria-[current=page]:bg-category-soft aria-[current=page]:text-ink';

const ICON_CLASS = 'grid size-6 shrink-0 place-items-center text-category [&>svg]:size-5';

type EntryBodyProps = { readonly icon: ReactNode; readonly label: string; readonly aside?: ReactNode };

function EntryBody({ icon, label, aside }: EntryBodyProps) {
  return (
    <>
      <span className={ICON_CLASS}>{icon}</span>
      <span className="min-w-0 flex-1 truncate text-start rail-narrow:sr-only">{label}</span>
      {aside !== undefined && <span className="rail-narrow:hidden">{aside}</span>}
    </>
  );
}

type NavLinkProps = EntryBodyProps & {
  readonly href: string;
  readonly isCurrent?: boolean;
  /** The category whose hue the entry wears. */
  readonly category?: string;
  readonly isExternal?: boolean;
  /** Something else than going there, on a plain press. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
};

/** An entry of the left bar that leads somewhere. The title helps when only the icon is left. */
export function NavLink({ href, isCurrent = false, category, isExternal = false, onClick, ...body }: NavLinkProps) {
  return (
    <a
      href={href}
      title={body.label}
      data-category={category}
      aria-current={isCurrent ? 'page' : undefined}
      className={ENTRY_CLASS}
      onClick={onClick}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <EntryBody {...body} />
    </a>
  );
}

type NavButtonProps = EntryBodyProps & { readonly onPress: () => void; readonly isPressed?: boolean };

/** An entry that opens something over the page. */
export function NavButton({ onPress, isPressed, ...body }: NavButtonProps) {
  return (
    <button type="button" title={body.label} aria-pressed={isPressed} onClick={onPress} className={ENTRY_CLASS}>
      <EntryBody {...body} />
    </button>
  );
}

type NavGroupProps = EntryBodyProps & { readonly children: ReactNode };

/** An entry with entries of its own below it. */
export function NavGroup({ children, ...body }: NavGroupProps) {
  return (
    <details className="nav-group">
      <summary title={body.label} className={`${ENTRY_CLASS} list-none [&::-webkit-details-marker]:hidden`}>
        <EntryBody {...body} />
      </summary>
      <ul className="mt-0.5 grid grid-cols-1 gap-0.5 border-s border-line ps-3 ms-5 rail-narrow:ms-0 rail-narrow:border-0 rail-narrow:ps-0">
        {children}
      </ul>
    </details>
  );
}
