import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { iconsQuery, useAccount } from '../api/member-query.ts';
import { useChangeIcon } from '../api/use-change-profile.ts';

const PLACES = 12;

/** The pictures a member may choose from. */
export function IconDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('profile');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const icons = useQuery(iconsQuery(useAccount()));
  const change = useChangeIcon();
  const [choice, setChoice] = useState<string>();
  const chosen = choice ?? icons.data?.icon;
  const handleSave = () => {
    if (chosen === undefined) return;
    change.mutate(chosen, {
      onSuccess: () => {
        toast.show({ tone: 'gain', title: t('icon-changed') });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change-icon')}
      closeLabel={tCommon('action.close')}
      footer={
        <Button variant="primary" loading={change.isPending} disabled={choice === undefined} onClick={handleSave}>
          {t('save')}
        </Button>
      }
    >
      {icons.isError ? (
        <ErrorState
          headingLevel={3}
          title={tCommon('state.error-title')}
          description={errorText(icons.error)}
          action={<Button onClick={() => void icons.refetch()}>{tCommon('state.retry')}</Button>}
        />
      ) : (
        <fieldset className="grid grid-cols-4 justify-items-center gap-3 py-1 sm:gap-4">
          <legend className="sr-only">{t('change-icon')}</legend>
          {icons.isPending &&
            Array.from({ length: PLACES }, (_, place) => <Skeleton key={place} className="size-18 rounded-full" />)}
          {icons.data?.icons.map((icon, index) => (
            <label key={icon} className="group relative block cursor-pointer rounded-full">
              <input
                type="radio"
                name="icon"
                value={icon}
                checked={icon === chosen}
                onChange={() => setChoice(icon)}
                className="peer sr-only"
                aria-label={t('icon', { number: String(index + 1) })}
              />
              <img
                src={icon}
                alt=""
                width="72"
                height="72"
                className="size-18 rounded-full outline-offset-3 transition-transform group-hover:scale-105 peer-checked:outline-3 peer-checked:outline-accent peer-focus-visible:outline-2 peer-focus-visible:outline-focus"
              />
              <span
                aria-hidden="true"
                className="absolute -end-1 -bottom-1 hidden size-6 place-items-center rounded-full bg-accent text-accent-ink peer-checked:grid"
              >
                <Check className="size-4" />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {change.isError && (
        <p role="alert" className="mt-3 text-sm text-loss">
          {errorText(change.error)}
        </p>
      )}
    </Dialog>
  );
}
