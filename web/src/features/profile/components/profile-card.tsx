import { Copy, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { Skeleton } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useAccount, useMember } from '../api/member-query.ts';
import { IconDialog } from './icon-dialog.tsx';
import { MemberAvatar } from './member-avatar.tsx';
import { MemberBadges } from './member-badges.tsx';
import { MemberName } from './member-name.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';

/** Who the member is to others and to us: picture, nickname, account and the number customer service asks for. */
export function ProfileCard() {
  const t = useTranslations('profile');
  const [open, setOpen] = useState<'nickname' | 'icon' | null>(null);
  const { data } = useMember();
  const close = () => setOpen(null);
  return (
    <section
      aria-label={t('title')}
      className="stage-glow flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-surface-1 p-5 shadow-low"
    >
      <button
        type="button"
        aria-label={t('change-icon')}
        onClick={() => setOpen('icon')}
        className="group relative rounded-full"
      >
        <MemberAvatar size="xl" />
        <span
          aria-hidden="true"
          className="absolute -end-1 bottom-0 grid size-7 place-items-center rounded-full bg-surface-3 text-ink shadow-mid group-hover:bg-accent group-hover:text-accent-ink"
        >
          <Pencil className="size-3.5" />
        </span>
      </button>
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex items-center gap-1">
          <h4 className="min-w-0 truncate font-display text-lg">
            <MemberName />
          </h4>
          <IconButton
            size="sm"
            label={t('change-nickname')}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setOpen('nickname')}
          />
        </div>
        <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <MemberBadges />
        </div>
      </div>
      <Facts customerId={data?.customerId} />
      {open === 'nickname' && <NicknameDialog nickname={data?.nickname ?? ''} onClose={close} />}
      {open === 'icon' && <IconDialog onClose={close} />}
    </section>
  );
}

function Facts({ customerId }: { readonly customerId: string | undefined }) {
  const t = useTranslations('profile');
  const account = useAccount();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink-faint">{t('account')}</dt>
      <dd className="truncate font-semibold">
        <bdi>{account}</bdi>
      </dd>
      <dt className="text-ink-faint">{t('customer-id')}</dt>
      <dd>{customerId === undefined ? <Skeleton className="h-5 w-24" /> : <Copyable text={customerId} />}</dd>
    </dl>
  );
}

function Copyable({ text }: { readonly text: string }) {
  const t = useTranslations('profile');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ id: 'copied', title: t('copied') });
    } catch {
      toast.show({ id: 'copied', tone: 'loss', title: t('copy-failed') });
    }
  };
  return (
    <Button
      variant="link"
      className="font-semibold tabular-nums"
      iconEnd={<Copy aria-hidden="true" className="size-4" />}
      aria-label={t('copy-customer-id', { number: text })}
      onClick={() => void copy()}
    >
      <bdi>{text}</bdi>
    </Button>
  );
}
