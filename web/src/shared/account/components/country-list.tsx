import '@fairground/ui/popup.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import type { NamedCountry } from '../model/countries.ts';
import { Flag } from './flag.tsx';

const LIST_HEIGHT = 288;
const GAP = 8;

type CountryListProps = {
  readonly id: string;
  readonly countries: readonly NamedCountry[];
  /** The code of the chosen country. */
  readonly chosen: string | undefined;
  readonly active: number;
  /** What the list hangs from. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onPick: (index: number) => void;
};

/** The open list, over everything: the popup a form stands in would cut it off. */
export function CountryList({ id, countries, chosen, active, box, onPick }: CountryListProps) {
  const t = useTranslations('account');
  const list = useRef<HTMLDivElement>(null);
  const place = usePlace(box);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      // A native list of options has no flags and cannot keep to the rule of opening and closing.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={t('field.country')}
      // The field keeps the focus while its list is scrolled or pressed.
      onPointerDown={(event) => event.preventDefault()}
      className="ui-popup ui-popup-list fixed z-50 w-72 max-w-[calc(100vw-2rem)]"
      style={place}
    >
      {countries.map((country, index) => (
        // The keys of the list are those of the field above, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={country.countryCode}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={country.countryCode === chosen}
          tabIndex={-1}
          data-highlighted={index === active ? '' : undefined}
          onClick={() => onPick(index)}
          className="ui-popup-item"
        >
          <Flag countryCode={country.countryCode} />
          <span className="min-w-0 flex-1 truncate">{country.name}</span>
          <bdi className="text-ink-soft tabular-nums">+{country.countryDialingCode}</bdi>
        </div>
      ))}
    </div>
  );
}

type Place = { readonly top: number; readonly maxHeight: number; readonly left?: number; readonly right?: number };

/** Below the field, or above it where there is more room; it stays with the field when the page is scrolled. */
const usePlace = (box: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState<Place>({ top: 0, maxHeight: LIST_HEIGHT });
  useLayoutEffect(() => {
    const update = (): void => {
      const field = box.current?.getBoundingClientRect();
      if (!field) return;
      const below = innerHeight - field.bottom - 2 * GAP;
      const isBelow = below >= LIST_HEIGHT || below >= field.top;
      const maxHeight = Math.min(LIST_HEIGHT, isBelow ? below : field.top - 2 * GAP);
      const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
      setPlace({
        top: isBelow ? field.bottom + GAP : field.top - GAP - maxHeight,
        maxHeight,
        ...(isRtl ? { right: Math.max(GAP, innerWidth - field.right) } : { left: Math.max(GAP, field.left) }),
      });
    };
    update();
    addEventListener('resize', update);
    addEventListener('scroll', update, true);
    return () => {
      removeEventListener('resize', update);
      removeEventListener('scroll', update, true);
    };
  }, [box]);
  return place;
};
