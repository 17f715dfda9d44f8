import type { Country } from '@fairground/contract/system/endpoints';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale, useTranslations } from '../../i18n/index.ts';
import { BLUR_CLOSE_MS, stepAfterKey, useTypeAhead } from '../hooks/use-country-list.ts';
import { namedOnce } from '../model/countries.ts';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';

type CountryPickerProps = {
  readonly countries: readonly Country[];
  readonly country: Country | undefined;
  readonly onPick: (country: Country) => void;
};

/**
 * A read-only field of flags and dialling codes. It opens on focus and closes a moment after it is left, long enough for a
 * press on its list to arrive. Letters and digits jump to a country by its name or code.
 */
export function CountryPicker({ countries, country, onPick }: CountryPickerProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  // Naming and sorting 240 countries holds a slow phone up: it is done when the list is first wanted.
  const named = useMemo(() => namedOnce(countries, locale), [countries, locale]);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typeAhead = useTypeAhead(named);

  useEffect(() => () => clearTimeout(closing.current), []);

  const open = (): void => {
    clearTimeout(closing.current);
    if (isOpen || countries.length === 0) return;
    setActive(
      Math.max(
        0,
        named().findIndex(({ countryCode }) => countryCode === country?.countryCode),
      ),
    );
    setOpen(true);
  };
  const pick = (index: number): void => {
    const picked = named()[index];
    if (picked) onPick(picked);
    setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      // One step back at a time: the popup around the field stays.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setOpen(false);
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (isOpen) pick(active);
      else open();
      return;
    }
    const next = stepAfterKey(event.key, active, countries.length) ?? typeAhead(event.key, active);
    if (next === undefined) return;
    event.preventDefault();
    if (isOpen) setActive(next);
    else open();
  };

  return (
    <div ref={box} className="flex shrink-0 items-center">
      {country && <Flag countryCode={country.countryCode} />}
      <input
        readOnly
        role="combobox"
        aria-label={t('field.country')}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={country ? `+${country.countryDialingCode}` : ''}
        className="h-11 w-14 cursor-pointer bg-transparent ps-2 text-base tabular-nums"
        dir="ltr"
        onFocus={open}
        onClick={open}
        onBlur={() => {
          closing.current = setTimeout(() => setOpen(false), BLUR_CLOSE_MS);
        }}
        onKeyDown={handleKeyDown}
      />
      <ChevronDown aria-hidden="true" className="pointer-events-none size-4 text-ink-faint" />
      {isOpen && (
        <CountryList {...{ id, active, box }} countries={named()} chosen={country?.countryCode} onPick={pick} />
      )}
    </div>
  );
}
