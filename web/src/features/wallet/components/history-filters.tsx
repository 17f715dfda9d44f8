import { TRANSACTION_GROUPS, TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup, TransactionType } from '@fairground/contract/wallet/transactions';
import { Combobox } from '@fairground/ui/combobox';
import { FilterTag } from '@fairground/ui/tag';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { typesIn } from '../model/history-filter.ts';
import type { HistoryFilter } from '../model/history-filter.ts';

type HistoryFiltersProps = {
  readonly filter: HistoryFilter;
  readonly onFilterChange: (filter: HistoryFilter) => void;
};

/** Which kind of movement, and within it which type. */
export function HistoryFilters({ filter: { group, type }, onFilterChange }: HistoryFiltersProps) {
  const t = useTranslations('wallet');
  // A type of another group would leave nothing to show.
  const choose = (chosen: TransactionGroup | null): void =>
    onFilterChange({ group: chosen, type: type !== null && chosen === TRANSACTION_TYPES[type] ? type : null });
  return (
    <>
      <fieldset className="-mx-1 flex flex-wrap gap-2 px-1 py-1">
        <legend className="sr-only">{t('history.kinds')}</legend>
        <FilterTag pressed={group === null} onPressedChange={() => choose(null)}>
          {t('group.all')}
        </FilterTag>
        {TRANSACTION_GROUPS.map((each) => (
          <FilterTag
            key={each}
            pressed={group === each}
            onPressedChange={(isPressed) => choose(isPressed ? each : null)}
          >
            {t(`group.${each}`)}
          </FilterTag>
        ))}
      </fieldset>
      <TypeField group={group} chosen={type} onChange={(chosen) => onFilterChange({ group, type: chosen })} />
    </>
  );
}

type TypeFieldProps = {
  readonly group: TransactionGroup | null;
  readonly chosen: TransactionType | null;
  readonly onChange: (type: TransactionType | null) => void;
};

function TypeField({ group, chosen, onChange }: TypeFieldProps) {
  const t = useTranslations('wallet');
  const options: readonly { readonly type: TransactionType | null }[] = [
    { type: null },
    ...typesIn(group).map((type) => ({ type })),
  ];
  return (
    <Combobox
      className="sm:max-w-80"
      label={t('history.type')}
      options={options}
      value={{ type: chosen }}
      onValueChange={({ type }) => onChange(type)}
      keyOf={({ type }) => type ?? ''}
      textOf={({ type }) => (type === null ? t('history.all-types') : t(`type.${type}`))}
      searchLabel={t('history.find-type')}
      emptyText={t('history.no-type')}
    />
  );
}
