import type { AgentLink } from '@fairground/contract/agents/links';
import { Copy, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { Qr } from '@fairground/ui/qr';
import { toast } from '@fairground/ui/toast';
import type { Category } from '../../../shared/category/categories.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useCloseLink } from '../api/agents.ts';
import type { Links } from '../api/agents.ts';
import { typeKey } from '../model/type-key.ts';
import { usePercent } from './terms-view.tsx';

/** The links of the agent: address and picture code of those that still work, and how often each was used. */
export function LinkList({ links: { list } }: { readonly links: Links }) {
  const t = useTranslations('agents');
  if (list.length === 0)
    return <EmptyState headingLevel={3} title={t('register.empty-title')} description={t('register.empty-text')} />;
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {list.map((link) => (
        <LinkCard key={link.code} link={link} />
      ))}
    </ul>
  );
}

const addressOf = (code: string): string => new URL(`/register?affiliateCode=${code}`, location.origin).href;

function LinkCard({ link }: { readonly link: AgentLink }) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const percent = usePercent();
  const numbers = useNumbers();
  const format = useFormatter();
  const close = useCloseLink();
  const [showsCode, setShowsCode] = useState(false);
  const isActive = link.state === 'active';
  const address = addressOf(link.code);
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md bg-surface-2/60 p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="font-mono text-base">{link.code}</strong>
        <Badge tone={isActive ? 'gain' : 'neutral'}>{t(`register.state.${link.state}`)}</Badge>
        <Badge>{t(typeKey(link.opens))}</Badge>
        {link.series !== null && <Badge tone="info">{t('register.gives', { series: String(link.series) })}</Badge>}
      </div>
      {link.rates.length > 0 && (
        <p className="text-xs text-ink-soft">
          {link.rates
            .map(({ product, rate }) => `${tCommon(`category.${product.toLowerCase() as Category}`)} ${percent(rate)}`)
            .join(' · ')}
        </p>
      )}
      {link.note !== '' && <p>{link.note}</p>}
      <p className="text-xs text-ink-faint">
        {link.maxUses === null
          ? t('register.used', { used: numbers.whole(link.usedCount) })
          : t('register.used-of', { used: numbers.whole(link.usedCount), most: numbers.whole(link.maxUses) })}
        {link.expiresAt !== null &&
          ` · ${t('register.until', { day: format.dateTime(link.expiresAt, { dateStyle: 'medium' }) })}`}
      </p>
      {isActive && (
        <>
          <p className="break-all text-ink-soft">{address}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              iconStart={<Copy aria-hidden="true" />}
              onClick={() =>
                void navigator.clipboard
                  .writeText(address)
                  .then(() => toast.show({ title: t('register.copied'), tone: 'gain' }))
              }
            >
              {t('register.copy')}
            </Button>
            <Button
              size="sm"
              aria-expanded={showsCode}
              iconStart={<QrCode aria-hidden="true" />}
              onClick={() => setShowsCode(!showsCode)}
            >
              {t('register.qr')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={close.isPending}
              onClick={() => close.mutate({ code: link.code })}
            >
              {t('register.close')}
            </Button>
          </div>
          {showsCode && <Qr text={address} label={t('register.qr-label', { code: link.code })} size={160} />}
        </>
      )}
    </li>
  );
}
