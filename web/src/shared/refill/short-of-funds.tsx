import { Gift, ShoppingBag, UserPlus, X } from 'lucide-react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { useErrorText } from '../hooks/use-error-text.ts';
import { useTranslations } from '../i18n/index.ts';
import { openModal } from '../store/modal-store.ts';
import { openCentre } from '../store/open-centre.ts';
import { useRefill } from './use-refill.ts';
import type { Refill } from './use-refill.ts';
import { useRefillWords } from './refill-words.ts';

export type ShortOfFundsProps = {
  /** Play money has come: the game can go on. */
  readonly onRefilled?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Where other games are; nothing where the page itself is the place. */
  readonly lobby?: string | undefined;
};

/** What to do where a stake is larger than the balance: a refill, a deposit or an account, and another game. */
export function ShortOfFunds({ onRefilled, onClose, lobby }: ShortOfFundsProps) {
  const t = useTranslations('refill');
  const errorText = useErrorText();
  const refill = useRefill(onRefilled);
  const said = useSentence(refill);
  return (
    <div
      data-testid="short-of-funds"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-accent bg-surface-2 px-4 py-2.5 text-sm text-ink"
    >
      <output className="min-w-48 flex-1">
        <strong className="block">{t('short')}</strong>
        <span className="text-ink-soft">{refill.error ? errorText(refill.error) : said}</span>
      </output>
      <div className="flex flex-wrap items-center gap-2">
        <NextStep refill={refill} />
        {lobby !== undefined && (
          <ButtonLink size="sm" href={lobby}>
            {t('other-game')}
          </ButtonLink>
        )}
        {onClose && <IconButton size="sm" label={t('close')} icon={<X aria-hidden="true" />} onClick={onClose} />}
      </div>
    </div>
  );
}

const useSentence = ({ standing, isMember }: Refill): string => {
  const t = useTranslations('refill');
  const { sentenceOf } = useRefillWords();
  if (!isMember) return t('trial');
  return standing === undefined ? '' : sentenceOf(standing);
};

/** The one step that helps most. */
function NextStep({ refill: { standing, isMember, isTaking, take } }: { readonly refill: Refill }) {
  const t = useTranslations('refill');
  const { buttonOf } = useRefillWords();
  if (!isMember)
    return (
      <Button
        size="sm"
        variant="primary"
        iconStart={<UserPlus aria-hidden="true" />}
        onClick={() => openModal({ type: 'login', props: { tab: 'register' } })}
      >
        {t('register')}
      </Button>
    );
  if (standing !== undefined && take !== undefined)
    return (
      <Button size="sm" variant="primary" loading={isTaking} iconStart={<Gift aria-hidden="true" />} onClick={take}>
        {buttonOf(standing)}
      </Button>
    );
  if (standing?.state !== 'none') return null;
  return (
    <Button
      size="sm"
      variant="primary"
      iconStart={<ShoppingBag aria-hidden="true" />}
      onClick={() => openCentre('depositv2')}
    >
      {t('deposit')}
    </Button>
  );
}
