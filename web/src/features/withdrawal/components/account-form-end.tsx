import { Button } from '@fairground/ui/button';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';

type AccountFormEndProps = {
  /** Why the last attempt failed; null if there was none. */
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly submit: { readonly variant: 'primary' | 'danger'; readonly label: string };
};

/** The end of both account forms: the refusal, and the buttons that cancel and send. */
export function AccountFormEnd({ error, isPending, onClose, submit }: AccountFormEndProps) {
  const t = useTranslations('withdraw');
  const errorText = useErrorText();
  return (
    <>
      {error !== null && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
          {errorText(error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('accounts.cancel')}
        </Button>
        <Button type="submit" variant={submit.variant} loading={isPending}>
          {submit.label}
        </Button>
      </div>
    </>
  );
}
