import type { AgentPage } from '@fairground/contract/agents/menu';
import { Suspense } from 'react';
import { Button } from '@fairground/ui/button';
import { CentreDialog } from '@fairground/ui/centre-dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { AgentMenu, AgentPages, useAgentMenu } from '../../features/agent-centre/index.ts';
import { useErrorText } from '../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { ErrorBoundary } from '../../shared/page/error-boundary.tsx';
import { CrashScreen } from '../crash-screen.tsx';
import { useCentreView } from './use-centre-view.ts';

const FIRST_PAGE: AgentPage = 'agentTeamOverview';

type AgentCentreProps = { readonly page?: AgentPage; readonly onClose: () => void };

/** The agent centre over the page: the entries that are open to the agent, and the page chosen from them. */
export function AgentCentre({ page: wanted, onClose }: AgentCentreProps) {
  const t = useTranslations('agents');
  const tCommon = useTranslations('common');
  const menu = useAgentMenu();
  const { page, showPage, dialog } = useCentreView(wanted, FIRST_PAGE);
  return (
    <CentreDialog
      open
      onOpenChange={onClose}
      title={t('title')}
      menuHead={
        menu.data && (
          <p className="mx-3 mb-3 truncate rounded-md bg-surface-2 p-3 text-sm font-semibold">{menu.data.account}</p>
        )
      }
      menu={
        menu.data ? (
          <AgentMenu pages={menu.data.pages} flags={menu.data.flags} page={page} onChoose={showPage} />
        ) : (
          <div className="px-4">{menu.isPending && <SkeletonText lines={8} />}</div>
        )
      }
      pageTitle={t(`page.${page}`)}
      backLabel={t('back')}
      closeLabel={tCommon('action.close')}
      {...dialog}
    >
      {menu.isError ? (
        <MenuFailed error={menu.error} onRetry={() => void menu.refetch()} />
      ) : (
        menu.data && (
          <ErrorBoundary key={page} Fallback={CrashScreen}>
            <Suspense fallback={<SkeletonText lines={6} />}>
              <AgentPages page={page} />
            </Suspense>
          </ErrorBoundary>
        )
      )}
    </CentreDialog>
  );
}

function MenuFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  return (
    <ErrorState
      headingLevel={3}
      title={tCommon('state.error-title')}
      description={errorText(error)}
      action={<Button onClick={onRetry}>{tCommon('state.retry')}</Button>}
    />
  );
}
