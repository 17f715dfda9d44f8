import type { AgentPage } from '@fairground/contract/agents/menu';
import {
  CalendarDays,
  ChartNoAxesCombined,
  ChartPie,
  Clock,
  Dices,
  HandCoins,
  Handshake,
  Megaphone,
  ReceiptText,
  UserPlus,
  UsersRound,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';

const ICONS: Readonly<Record<AgentPage, LucideIcon>> = {
  agentAnnouncement: Megaphone,
  agentTeamOverview: ChartNoAxesCombined,
  registerCenter: UserPlus,
  downlineManagmentView: UsersRound,
  personalHistoryCopy: Dices,
  palStatementsAgentCopy: ChartPie,
  agentRevenueReport: HandCoins,
  agentDownlineTransactionDetailsCopy: ReceiptText,
  agentDividendRecordCopy2: Handshake,
  agentDailyWages2: CalendarDays,
  agentHourSalary: Clock,
  agentRealtimeSalary: Zap,
};

type AgentMenuProps = {
  readonly pages: readonly { readonly page: AgentPage; readonly waiting: number }[];
  readonly page: AgentPage;
  readonly onChoose: (page: AgentPage) => void;
};

/** The entries that are open to the agent; the one on show is marked, and what waits is counted beside its entry. */
export function AgentMenu({ pages, page, onChoose }: AgentMenuProps) {
  const t = useTranslations('agents');
  return (
    <nav aria-label={t('menu')} className="px-3 pb-4">
      <ul className="grid grid-cols-1 gap-0.5">
        {pages.map(({ page: entry, waiting }) => {
          const Icon = ICONS[entry];
          return (
            <li key={entry}>
              <button
                type="button"
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChoose(entry)}
                className="flex h-10 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink pointer-coarse:h-12 md:aria-[current=page]:bg-accent-soft md:aria-[current=page]:text-accent-text"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0 flex-1 truncate text-start">{t(`page.${entry}`)}</span>
                {waiting > 0 && (
                  <span className="rounded-full bg-accent px-1.5 text-xs font-bold text-accent-ink">{waiting}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
