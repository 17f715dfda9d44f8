import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import type { ComponentProps } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type RaiseFieldProps = {
  readonly field: Pick<
    ComponentProps<typeof TextField>,
    'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'min' | 'max' | 'step'
  >;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly isGivable: boolean;
  readonly raise: { readonly error: unknown; readonly isPending: boolean };
};

/** The higher figure that somebody directly below is given, and the button that gives it. */
export function RaiseField({ field, typed, onTyped, isGivable, raise }: RaiseFieldProps) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  return (
    <>
      <TextField
        {...field}
        value={typed}
        error={raise.error ? errorText(raise.error) : undefined}
        onChange={({ target }) => onTyped(target.value)}
      />
      <Button type="submit" variant="primary" loading={raise.isPending} disabled={!isGivable}>
        {t('manage.series-submit')}
      </Button>
    </>
  );
}
