import './popup.css';
import './combobox.css';
import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { matchesText } from './matches-text.ts';

export type ComboboxProps<Option> = FieldTexts & {
  readonly options: readonly Option[];
  readonly value: Option | undefined;
  readonly onValueChange: (option: Option) => void;
  /** The key of an option. */
  readonly keyOf: (option: Option) => string;
  /** Everything a person may type to find it: name, code, number. */
  readonly textOf: (option: Option) => string;
  /** A row of the list; the name alone when left out. */
  readonly renderOption?: ((option: Option) => ReactNode) | undefined;
  /** The chosen option in the field; like a row when left out. */
  readonly renderValue?: ((option: Option) => ReactNode) | undefined;
  readonly placeholder?: ReactNode;
  readonly searchLabel: string;
  readonly emptyText: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** A long list with a search of its own: countries, banks, vendors. Marks above letters need not be typed. */
export function Combobox<Option>({
  options,
  value,
  onValueChange,
  keyOf,
  textOf,
  renderOption = textOf,
  renderValue = renderOption,
  placeholder,
  searchLabel,
  emptyText,
  disabled = false,
  ...field
}: ComboboxProps<Option>) {
  return (
    <Field {...field}>
      {({ id, required, ...described }) => (
        <BaseCombobox.Root
          items={options}
          value={value ?? null}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next);
          }}
          itemToStringLabel={textOf}
          isItemEqualToValue={(item, other) => keyOf(item) === keyOf(other)}
          filter={(option, query) => matchesText(textOf(option), query)}
          disabled={disabled}
          required={required}
          autoHighlight
        >
          <BaseCombobox.Trigger
            {...described}
            id={id}
            className="field-box w-full gap-2 px-3 text-start text-base data-placeholder:text-ink-faint [&>svg]:ms-auto [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-faint"
          >
            <span className="flex min-w-0 items-center gap-2 truncate">
              {value === undefined ? placeholder : renderValue(value)}
            </span>
            <ChevronsUpDown aria-hidden="true" />
          </BaseCombobox.Trigger>
          <BaseCombobox.Portal>
            <BaseCombobox.Positioner className="ui-positioner" align="start" sideOffset={6} collisionPadding={8}>
              <BaseCombobox.Popup className="ui-popup w-72 min-w-(--anchor-width)" aria-label={searchLabel}>
                <div className="ui-combobox-search">
                  <Search aria-hidden="true" />
                  <BaseCombobox.Input placeholder={searchLabel} aria-label={searchLabel} />
                </div>
                <BaseCombobox.Empty className="ui-popup-empty">{emptyText}</BaseCombobox.Empty>
                <BaseCombobox.List className="ui-popup-list">
                  {(option: Option) => (
                    <BaseCombobox.Item key={keyOf(option)} value={option} className="ui-popup-item">
                      {renderOption(option)}
                      <BaseCombobox.ItemIndicator className="ui-popup-check">
                        <Check aria-hidden="true" />
                      </BaseCombobox.ItemIndicator>
                    </BaseCombobox.Item>
                  )}
                </BaseCombobox.List>
              </BaseCombobox.Popup>
            </BaseCombobox.Positioner>
          </BaseCombobox.Portal>
        </BaseCombobox.Root>
      )}
    </Field>
  );
}
