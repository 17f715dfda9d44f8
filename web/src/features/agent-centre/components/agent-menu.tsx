import { isAgentPageOpen } from '@fairground/contract/agents/menu';
import type { AgentPage, ContractFlags } from '@fairground/contract/agents/menu';
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
import { CentreEntries } from '../../../shared/page/centre-entries.tsx';

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
  readonly flags: ContractFlags;
  readonly page: AgentPage;
  readonly onChoose: (page: AgentPage) => void;
};

/** The entries that are open to the agent; the one on show is marked, and what waits is counted beside its entry. */
export function AgentMenu({ pages, flags, page, onChoose }: AgentMenuProps) {
  const t = useTranslations('agents');
  const entries = pages
    .filter(({ page: entry }) => isAgentPageOpen(entry, flags))
    .map(({ page: entry, waiting }) => ({
      page: entry,
      Icon: ICONS[entry],
      text: t(`page.${entry}`),
      badge: waiting > 0 ? String(waiting) : undefined,
    }));
  return <CentreEntries label={t('menu')} entries={entries} page={page} onChoose={onChoose} />;
}
