import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Row } from '@fairground/engines/lottery/entry';
import type { Play } from '@fairground/engines/lottery/play';
import { useRoving } from '../hooks/use-roving.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { type QuickSet, quickSetsOf } from '../model/picks.ts';
import { lookOf } from '../model/symbol-look.ts';
import { SymbolKey } from './symbol-key.tsx';
import { Group } from './group.tsx';

type PickRowProps = {
  readonly family: FamilyCode;
  readonly play: Play;
  readonly row: Row;
  readonly picked: readonly string[];
  readonly oddsText: (symbol: string) => string | undefined;
  readonly onToggle: (symbol: string) => void;
  readonly onQuickSet: (set: QuickSet) => void;
  /** The sets that fill it at once; those that fit its numbers unless said. */
  readonly sets?: readonly QuickSet[];
};

/** A row of a picker: its name, its symbols, and sets that fill it at once. */
export function PickRow({
  family,
  play,
  row,
  picked,
  oddsText,
  onToggle,
  onQuickSet,
  sets = quickSetsOf(row),
}: PickRowProps) {
  const t = useTranslations('lottery');
  const words = usePlayWords(family);
  const symbols = typeof row.symbols === 'function' ? [] : row.symbols;
  const { current, setCurrent, handleKeyDown } = useRoving(symbols[0] ?? '');
  const name = words.row(play, row);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm text-ink-soft">
          {name}
          <span className="ms-2 text-xs font-normal text-ink-faint">{limitText(t, row)}</span>
        </h3>
        {sets.length > 0 && (
          <Group label={t('picker.sets', { row: name })} className="flex flex-wrap gap-1">
            {sets.map((set) => (
              <button
                key={set}
                type="button"
                onClick={() => onQuickSet(set)}
                className="control h-7 px-2 text-xs text-ink-soft hover:bg-surface-3 hover:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10 pointer-coarse:px-2.5 pointer-coarse:text-sm"
              >
                {t(`set.${set}`)}
              </button>
            ))}
          </Group>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside */}
      <fieldset
        aria-label={name}
        className="lot-keys"
        data-columns={columnsOf(family, play, symbols)}
        data-many={symbols.length > 12 ? '' : undefined}
        data-tens={symbols.length % 10 === 0 ? '' : undefined}
        onKeyDown={handleKeyDown}
      >
        {symbols.map((symbol) => (
          <SymbolKey
            key={symbol}
            symbol={symbol}
            look={lookOf(family, play, symbol)}
            name={words.symbol(symbol)}
            odds={oddsText(symbol)}
            isPicked={picked.includes(symbol)}
            isInTabOrder={symbol === current}
            onPress={() => {
              setCurrent(symbol);
              onToggle(symbol);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

type Texts = ReturnType<typeof useTranslations<'lottery'>>;

const limitText = (t: Texts, { min, max, symbols }: Row): string => {
  if (typeof symbols === 'function' || (min <= 1 && max >= symbols.length)) return '';
  if (min === max) return t('picker.exactly', { count: String(min) });
  return max >= symbols.length
    ? t('picker.at-least', { count: String(min) })
    : t('picker.from-to', { min: String(min), max: String(max) });
};

const columnsOf = (family: FamilyCode, play: Play, symbols: readonly string[]): string => {
  const looks = new Set(symbols.map((symbol) => lookOf(family, play, symbol)));
  if (looks.has('word')) return 'word';
  if (looks.has('die')) return 'dice';
  return '10';
};
