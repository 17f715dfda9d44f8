import './popup.css';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type SelectProps<Value extends string> = FieldTexts & {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly placeholder?: ReactNode;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** One of a known few; from about ten options on a combobox serves better. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled = false,
  ...field
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field}>
      {({ id, required, ...described }) => (
        <BaseSelect.Root
          value={value ?? null}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next);
          }}
          name={name}
          disabled={disabled}
          required={required}
        >
          <BaseSelect.Trigger
            {...described}
            id={id}
            className="field-box w-full gap-2 px-3 text-start text-base [&>svg]:ms-auto [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-faint"
          >
            <BaseSelect.Value className="flex min-w-0 items-center gap-2 truncate data-placeholder:text-ink-faint">
              {() =>
                chosen === undefined ? (
                  placeholder
                ) : (
                  <>
                    {chosen.icon}
                    {chosen.label}
                  </>
                )
              }
            </BaseSelect.Value>
            <ChevronsUpDown aria-hidden="true" />
          </BaseSelect.Trigger>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              className="ui-positioner"
              alignItemWithTrigger={false}
              sideOffset={6}
              collisionPadding={8}
            >
              <BaseSelect.Popup className="ui-popup min-w-(--anchor-width)">
                <BaseSelect.List className="ui-popup-list">
                  {options.map((option) => (
                    <BaseSelect.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled ?? false}
                      className="ui-popup-item"
                    >
                      {option.icon}
                      <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                      {option.aside !== undefined && <span className="ui-popup-aside">{option.aside}</span>}
                      <BaseSelect.ItemIndicator className="ui-popup-check">
                        <Check aria-hidden="true" />
                      </BaseSelect.ItemIndicator>
                    </BaseSelect.Item>
                  ))}
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </BaseSelect.Root>
      )}
    </Field>
  );
}
