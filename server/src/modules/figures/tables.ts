import type { MemberId } from '@fairground/contract/ids';
import type { Generated } from 'kysely';
import type { WindowColumn } from './domain/windows.ts';
import type { Column, FigureProduct } from './domain/columns.ts';

type Sums = Record<Column, Generated<bigint>>;
type MemberDay = Sums & { member_id: MemberId; accounting_date: string; product: FigureProduct };
type TeamDay = Sums & { agent_id: MemberId; accounting_date: string; product: FigureProduct };
type SiteDay = Sums & { accounting_date: string; product: FigureProduct };

export type FiguresTables = {
  figures_member_day: MemberDay;
  figures_team_day: TeamDay;
  figures_site_day: SiteDay;
  figures_shadow_member_day: MemberDay;
  figures_shadow_team_day: TeamDay;
  figures_shadow_site_day: SiteDay;
  figures_member_window: Record<WindowColumn, Generated<bigint>> & {
    window_start: Date;
    member_id: MemberId;
    product: FigureProduct;
  };
  figures_site_note: { accounting_date: string; as_of: Date; sums: Record<string, string> };
  figures_gate: {
    is_only: Generated<boolean>;
    closed_until: Date;
    closing: Date | null;
    /** A transaction number, as a text: it exceeds what a number holds exactly. */
    fence: string | null;
    counted_from: string;
  };
};
