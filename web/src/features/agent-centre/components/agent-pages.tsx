import type { AgentPage } from '@fairground/contract/agents/menu';
import { BetsPage } from './bets-page.tsx';
import { ContractsPage } from './contracts-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { DownlinePage } from './downline-page.tsx';
import { IncomePage } from './income-page.tsx';
import { LossPage } from './loss-page.tsx';
import { NewsPage } from './news-page.tsx';
import { OverviewPage } from './overview-page.tsx';
import { RegisterCentre } from './register-centre.tsx';

/** The page of the agent centre that was chosen. */
export function AgentPages({ page }: { readonly page: AgentPage }) {
  switch (page) {
    case 'agentAnnouncement':
      return <NewsPage />;
    case 'agentTeamOverview':
      return <OverviewPage />;
    case 'registerCenter':
      return <RegisterCentre />;
    case 'downlineManagmentView':
      return <DownlinePage />;
    case 'personalHistoryCopy':
      return <BetsPage />;
    case 'palStatementsAgentCopy':
      return <LossPage />;
    case 'agentRevenueReport':
      return <IncomePage />;
    case 'agentDownlineTransactionDetailsCopy':
      return <DetailsPage />;
    case 'agentDividendRecordCopy2':
      return <ContractsPage key={page} type="DIVIDEND" />;
    case 'agentDailyWages2':
      return <ContractsPage key={page} type="DAILY_SALARY" />;
    case 'agentHourSalary':
      return <ContractsPage key={page} type="HOUR_SALARY" />;
    case 'agentRealtimeSalary':
      return <ContractsPage key={page} type="RT_SALARY" />;
  }
}
