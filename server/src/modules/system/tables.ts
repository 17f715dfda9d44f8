import type { FlagValue } from '@fairground/contract/system/flags';
import type { CustomerServiceEntry, RegisterRule } from '@fairground/contract/system/endpoints';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Localized } from '../../platform/localized.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

type StatusColumns = {
  status: 0 | 1 | 2;
  titles: Json<Localized>;
  contact: string;
  set_at: Date;
  ends_at: Date | null;
};

export type SystemTables = {
  system_live_since: { is_live: boolean; since: Date };
  system_status: StatusColumns & { version: bigint };
  system_status_history: StatusColumns & { id: GeneratedAlways<bigint>; replaced_at: Date };
  system_maintenance: {
    id: GeneratedAlways<bigint>;
    starts_at: Date;
    ends_at: Date;
    titles: Json<Localized>;
    contact: string;
    planned_at: Date;
    cancelled_at: Date | null;
  };
  system_region_rule: {
    id: GeneratedAlways<bigint>;
    kind: 'ALLOW' | 'DENY';
    country: string | null;
    network: string | null;
    host: string;
    priority: number;
    passes_maintenance: boolean;
    created_at: Date;
  };
  system_flag: { key: string; value: Json<FlagValue>; changed_at: Date };
  system_register_rule: {
    field: string;
    enabled: boolean;
    required: boolean;
    pattern_id: number;
    min_length: number;
    max_length: number;
    type: RegisterRule['type'];
    sort: number;
    is_default: boolean;
  };
  system_resource: {
    label_name_en: string;
    resource_type: string;
    url: string;
    qr_code_url: string;
    sort: number;
    is_default: boolean;
    removed_at: Date | null;
  };
  system_customer_service: {
    key: string;
    cs_type: CustomerServiceEntry['csType'];
    titles: Json<Localized>;
    path: string;
    hours: string | null;
    sort: number;
    is_default: boolean;
    removed_at: Date | null;
  };
  system_domain_route: { host: string; weight: number; is_default: boolean; removed_at: Date | null };
  system_help_section: {
    section_id: string;
    titles: Json<Localized>;
    sort: number;
    is_default: boolean;
    removed_at: Date | null;
  };
  system_help_article: {
    article_id: string;
    section_id: string;
    titles: Json<Localized>;
    contents: Json<Localized>;
    sort: number;
    is_default: boolean;
    removed_at: Date | null;
  };
};
