import { CloudOff, ExternalLink, RefreshCw } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { ChannelLinks } from '../../../shared/site/channel-links.tsx';
import { useChatUrl } from '../hooks/use-chat-watch.ts';
import { useOutsideChat } from '../hooks/use-outside-chat.ts';

/** The window before it is known who answers, where that cannot be found out, or where it is somebody outside. */
export function ChatState() {
  const desk = useChatUrl();
  if (desk.isPending) return <ChatSkeleton />;
  return desk.isError ? <ChatFailure error={desk.error} onRetry={() => void desk.refetch()} /> : <OutsideChat />;
}

export function ChatSkeleton() {
  const t = useTranslations('chat');
  return (
    <output aria-label={t('loading')} className="flex flex-1 flex-col justify-end gap-3 p-4">
      <Skeleton className="h-16 w-3/4 rounded-lg" />
      <Skeleton className="h-10 w-1/2 self-end rounded-lg" />
      <Skeleton className="h-12 w-2/3 rounded-lg" />
    </output>
  );
}

type ChatFailureProps = { readonly error: unknown; readonly onRetry: () => void };

/** The other ways that reach somebody stay open. */
export function ChatFailure({ error, onRetry }: ChatFailureProps) {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  return (
    <div className="flex-1 overflow-y-auto p-4">
      <ErrorState
        headingLevel={3}
        icon={<CloudOff aria-hidden="true" />}
        title={t('error-title')}
        description={errorText(error)}
        action={
          <Button variant="primary" iconStart={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
      <ChannelLinks className="mt-4 grid gap-2" />
    </div>
  );
}

function OutsideChat() {
  const t = useTranslations('chat');
  const open = useOutsideChat();
  return (
    <div className="flex flex-1 flex-col items-start gap-4 p-5">
      <h3 className="text-base">{t('outside-title')}</h3>
      <p className="text-sm text-ink-soft">{t('outside-text')}</p>
      <Button variant="primary" iconStart={<ExternalLink aria-hidden="true" />} onClick={open}>
        {t('outside-open')}
      </Button>
    </div>
  );
}
