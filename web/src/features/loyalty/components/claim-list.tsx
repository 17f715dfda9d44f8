import type { LoyaltyClaim } from '@fairground/contract/loyalty/endpoints';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { Gift } from 'lucide-react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useGiftText } from '../hooks/use-gift-text.ts';
import { useClaims, useTakeClaim } from '../api/claims.ts';

type ClaimListProps = {
  /** Only what is due for one thing. */
  readonly kind?: LoyaltyClaim['kind'];
  readonly isMember: boolean;
};

/** What waits to be taken, one press each; nothing is drawn where nothing waits. */
export function ClaimList({ kind, isMember }: ClaimListProps) {
  const t = useTranslations('loyalty');
  const claims = useClaims(kind, isMember);
  const giftText = useGiftText(claims.data?.currencySymbol ?? '');
  if (!isMember || claims.data === undefined || claims.data.list.length === 0) return null;
  const { list } = claims.data;
  return (
    <section aria-label={t('claim.title')} className="grid grid-cols-1 gap-3 rounded-lg bg-accent-soft p-4 md:p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Gift aria-hidden="true" className="size-5 text-accent-text" />
        {t('claim.title')}
      </h2>
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {list.map((claim) => (
          <li
            key={claim.id.toString()}
            className="flex items-center gap-3 rounded-md bg-surface-1 px-4 py-3 shadow-low motion-safe:animate-[fade-in_200ms_ease-out]"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-pretty">{t(`claim.kind.${claim.kind}`, { name: claim.name })}</p>
              <p className="text-sm tabular-nums text-gain">{giftText(claim)}</p>
              {claim.amount > 0n && claim.turnover > 0 && (
                <p className="text-xs text-ink-faint">{t('claim.turnover', { times: claim.turnover })}</p>
              )}
            </div>
            <TakeButton claim={claim} worth={giftText(claim)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TakeButton({ claim, worth }: { readonly claim: LoyaltyClaim; readonly worth: string }) {
  const t = useTranslations('loyalty');
  const errorText = useErrorText();
  const take = useTakeClaim();
  return (
    <Button
      variant="primary"
      loading={take.isPending}
      onClick={() =>
        take.mutate(
          { id: claim.id },
          {
            onSuccess: () => toast.show({ tone: 'gain', title: t('claim.taken'), description: worth }),
            onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
          },
        )
      }
    >
      {t('claim.take')}
    </Button>
  );
}
