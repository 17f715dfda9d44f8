import './popup.css';
import './dialog.css';
import './command-palette.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { LiveRegion } from './live-region.tsx';
import { Spinner } from './spinner.tsx';

export type CommandItem = {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
};

export type CommandGroup = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
};

export type CommandPaletteLabels = {
  readonly title: string;
  readonly placeholder: string;
  readonly close: string;
  readonly empty: ReactNode;
  /** "12 results", read out when the results change. */
  readonly found: (count: number) => string;
  readonly keys: { readonly move: ReactNode; readonly choose: ReactNode; readonly close: ReactNode };
};

export type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What the owner found for the query, already in order; recent things while it is empty. */
  readonly groups: readonly CommandGroup[];
  readonly loading?: boolean | undefined;
  readonly onSelect: (item: CommandItem) => void;
  readonly labels: CommandPaletteLabels;
};

export function CommandPalette({
  open,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  loading = false,
  onSelect,
  labels,
}: CommandPaletteProps) {
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="ui-backdrop" />
        <Dialog.Viewport className="ui-palette-viewport">
          <Dialog.Popup className="ui-palette" aria-label={labels.title}>
            <Autocomplete.Root
              open
              inline
              mode="none"
              items={groups}
              value={query}
              onValueChange={(next, { reason }) => {
                // Choosing an item must not write its name into the search.
                if (reason !== 'item-press') onQueryChange(next);
              }}
              itemToStringValue={(item: CommandItem) => item.label}
              autoHighlight="always"
              keepHighlight
            >
              <div className="ui-palette-search">
                {loading ? <Spinner /> : <Search aria-hidden="true" />}
                <Autocomplete.Input aria-label={labels.title} placeholder={labels.placeholder} />
                <Dialog.Close render={<IconButton label={labels.close} icon={<X aria-hidden="true" />} />} />
              </div>
              <LiveRegion>{loading ? '' : labels.found(count)}</LiveRegion>
              <Autocomplete.Empty className="ui-palette-empty">{loading ? null : labels.empty}</Autocomplete.Empty>
              <Autocomplete.List className="ui-palette-list">
                {(group: CommandGroup) => (
                  <Autocomplete.Group key={group.id} items={group.items}>
                    <Autocomplete.GroupLabel className="ui-popup-group-label">{group.label}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: CommandItem) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          className="ui-popup-item ui-palette-item"
                          onClick={() => onSelect(item)}
                        >
                          {item.icon}
                          <span>
                            {item.label}
                            {item.description !== undefined && <small>{item.description}</small>}
                          </span>
                          {item.aside !== undefined && <span className="ui-popup-aside">{item.aside}</span>}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <div className="ui-palette-keys" aria-hidden="true">
                <KeyHint keys="↑↓">{labels.keys.move}</KeyHint>
                <KeyHint keys="↵">{labels.keys.choose}</KeyHint>
                <KeyHint keys="Esc">{labels.keys.close}</KeyHint>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function KeyHint({ keys, children }: { readonly keys: string; readonly children: ReactNode }) {
  return (
    <span>
      <kbd>{keys}</kbd>
      {children}
    </span>
  );
}
