import {
  ANIMALS,
  NAMED_SETS,
  withAnimal,
  withTens,
  withTotal,
  withUnits,
} from '@fairground/engines/lottery/vietnam/number-sets';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Group } from './group.tsx';
import { NumberRun } from './number-run.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';

type NumberSetsProps = {
  /** Adds the numbers to what is picked, or takes them away when all of them are. */
  readonly onToggle: (numbers: readonly string[]) => void;
};

const NAMES = ['tai', 'xiu', 'chan', 'le', 'kep', 'keplech', 'chanchan', 'lele', 'chanle', 'lechan'] as const;
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);
const BY_DIGIT = { tens: withTens, units: withUnits, total: withTotal } as const;
type DigitSet = keyof typeof BY_DIGIT;

/** The sets of two-digit numbers that players know by name. */
export function NumberSets({ onToggle }: NumberSetsProps) {
  const t = useTranslations('lottery');
  const [kind, setKind] = useState<DigitSet>('tens');
  return (
    <div className="grid gap-3 rounded-md bg-surface-2/60 p-3">
      <Group label={t('sets.named')} className="flex flex-wrap gap-1.5">
        {NAMES.map((name) => (
          <SetButton key={name} onPress={() => onToggle(NAMED_SETS[name])}>
            {t(`sets.${name}`)}
          </SetButton>
        ))}
      </Group>
      <Group label={t('sets.animals')} className="flex flex-wrap gap-1.5">
        {ANIMALS.map((animal) => (
          <SetButton key={animal} onPress={() => onToggle(withAnimal(animal))}>
            {t(`sets.animal.${animal}`)}
          </SetButton>
        ))}
      </Group>
      <NumberRun onPick={onToggle} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SegmentedControl
          label={t('sets.by-digit')}
          value={kind}
          onValueChange={setKind}
          options={(['tens', 'units', 'total'] as const).map((value) => ({ value, label: t(`sets.${value}`) }))}
        />
        <Group label={t(`sets.${kind}`)} className="flex flex-wrap gap-1">
          {DIGITS.map((digit) => (
            <SetButton key={digit} onPress={() => onToggle(BY_DIGIT[kind](digit))}>
              {digit}
            </SetButton>
          ))}
        </Group>
      </div>
    </div>
  );
}

function SetButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="control h-8 min-w-8 bg-surface-3 px-2.5 text-sm tabular-nums hover:bg-line pointer-coarse:h-10 pointer-coarse:min-w-10"
    >
      {children}
    </button>
  );
}
