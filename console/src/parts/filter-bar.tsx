import type { DeskOffers } from '@fairground/contract/console/desk';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { Popover } from '@fairground/ui/popover';
import { Select } from '@fairground/ui/select';
import { Tag } from '@fairground/ui/tag';
import { TextField } from '@fairground/ui/text-field';
import { Columns3, ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import type { ListState } from './list-state.ts';

type List = DeskOffers['lists'][number];
type Filter = List['filters'][number];

export type FilterBarProps = {
  /** Without columns there are none to choose. */
  readonly rows: Pick<List, 'columns' | 'filters'>;
  readonly words: Words;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  /** Stands before the chips. */
  readonly children?: ReactNode;
};

/** The chips are the whole filter; each can be taken away, and a new one is added beside them. */
export function FilterBar({ rows, words, state, onState, children }: FilterBarProps) {
  const t = useTexts();
  const set = (id: string, value: string) => onState({ ...state, filters: { ...state.filters, [id]: value } });
  const without = (id: string) =>
    onState({ ...state, filters: Object.fromEntries(Object.entries(state.filters).filter(([each]) => each !== id)) });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {children}
      {rows.filters.flatMap((filter) => {
        const value = state.filters[filter.id];
        if (value === undefined) return [];
        const name = words.field(filter.id);
        return (
          <Tag key={filter.id} onRemove={() => without(filter.id)} removeLabel={t('list.remove-filter', { name })}>
            {name}: {filter.choices ? words.value(filter.id, value) : value}
          </Tag>
        );
      })}
      {rows.filters.length > 0 && <AddFilter {...{ words }} filters={rows.filters} onAdd={set} />}
      {rows.columns.length > 0 && (
        <div className="ms-auto">
          <ColumnChoice {...{ rows, words, state, onState }} />
        </div>
      )}
    </div>
  );
}

type AddFilterProps = {
  readonly filters: readonly Filter[];
  readonly words: Words;
  readonly onAdd: (id: string, value: string) => void;
};

function AddFilter({ filters, words, onAdd }: AddFilterProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const add = (id: string, value: string) => {
    setOpen(false);
    onAdd(id, value);
  };
  return (
    <Popover
      label={t('list.add-filter')}
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="w-72 p-4"
      trigger={
        <Button size="sm" iconStart={<ListFilter aria-hidden="true" />}>
          {t('list.add-filter')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {filters.map((filter) => (
          <FilterField key={filter.id} filter={filter} words={words} onAdd={add} />
        ))}
      </div>
    </Popover>
  );
}

const INPUT_TYPES = { day: 'date', number: 'number', amount: 'text', text: 'search' } as const;

type FilterFieldProps = Pick<AddFilterProps, 'words' | 'onAdd'> & { readonly filter: Filter };

function FilterField({ filter, words, onAdd }: FilterFieldProps) {
  const [value, setValue] = useState('');
  const label = words.field(filter.id);
  const choices = filter.as === 'flag' ? ['true', 'false'] : filter.choices;
  if (filter.as === 'choice' || filter.as === 'flag')
    return (
      <Select
        label={label}
        value={undefined}
        placeholder="–"
        options={(choices ?? []).map((choice) => ({ value: choice, label: words.value(filter.id, choice) }))}
        onValueChange={(choice) => onAdd(filter.id, choice)}
      />
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onAdd(filter.id, value.trim());
      }}
    >
      <TextField
        label={label}
        type={INPUT_TYPES[filter.as]}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </form>
  );
}

function ColumnChoice({ rows, words, state, onState }: FilterBarProps) {
  const t = useTexts();
  const toggle = (id: string, isOn: boolean) => {
    const columns = rows.columns
      .map((column) => column.id)
      .filter((each) => (each === id ? isOn : state.columns.includes(each)));
    if (columns.length > 0) onState({ ...state, columns });
  };
  return (
    <Popover
      label={t('list.columns')}
      align="end"
      className="w-64 p-4"
      trigger={
        <Button size="sm" variant="ghost" iconStart={<Columns3 aria-hidden="true" />}>
          {t('list.columns')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {rows.columns.map(({ id }) => (
          <Checkbox
            key={id}
            label={words.field(id)}
            checked={state.columns.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </div>
    </Popover>
  );
}
