import type { DraftKind, DraftState } from '@fairground/contract/content/operator-endpoints';
import type { AnnouncementType, BannerGroup, LinkageType } from '@fairground/contract/content/endpoints';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AnnouncementText } from './domain/announcement.ts';
import type { BannerText } from './domain/banner.ts';
import type { Localized } from '../../platform/localized.ts';

/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export type ContentTables = {
  content_banner: {
    id: GeneratedAlways<bigint>;
    default_key: string | null;
    is_default: Generated<boolean>;
    group_name: BannerGroup;
    url: string;
    linkage_type: LinkageType;
    link: string;
    hue: number;
    texts: Json<Localized<BannerText>>;
    sort: number;
    starts_at: Date | null;
    ends_at: Date | null;
    hidden_at: Date | null;
    created_at: Date;
    request_key: string | null;
  };
  content_announcement: {
    id: GeneratedAlways<bigint>;
    default_key: string | null;
    is_default: Generated<boolean>;
    type: AnnouncementType;
    execution: 'B' | 'A' | 'V';
    platforms: ('W' | 'M' | 'A')[];
    texts: Json<Localized<AnnouncementText>>;
    sort: number;
    popup_once: boolean;
    starts_at: Date;
    ends_at: Date | null;
    created_at: Date;
    request_key: string | null;
  };
  content_draft: {
    id: GeneratedAlways<bigint>;
    kind: DraftKind;
    target_id: bigint | null;
    base: number;
    payload: Json<unknown>;
    state: Generated<DraftState>;
    editors: string[];
    published_by: string | null;
    note: string | null;
    version: Generated<number>;
    request_key: string | null;
    preview_key: GeneratedAlways<string>;
    changed_at: Date;
    sent_at: Date | null;
    published_at: Date | null;
  };
  content_version: {
    id: GeneratedAlways<bigint>;
    kind: DraftKind;
    target_id: bigint;
    number: number;
    payload: Json<unknown>;
    editors: string[];
    published_by: string | null;
    at: Date;
  };
};
