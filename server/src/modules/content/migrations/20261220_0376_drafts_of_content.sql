-- What is written for the site before it is there, who wrote it, and every version that was on the site.
create table content_draft (
  id            bigint generated always as identity primary key,
  kind          text not null constraint content_draft_kind_is_known check (kind in ('banner', 'announcement')),
  -- What it revises; a new thing has its number once it is published.
  target_id     bigint,
  -- The version of the target that was on the site when the draft was begun.
  base          integer not null,
  payload       jsonb not null,
  state         text not null default 'DRAFT'
                constraint content_draft_state_is_known check (state in ('DRAFT', 'REVIEW', 'PUBLISHED', 'DROPPED')),
  editors       text[] not null constraint content_draft_has_an_editor check (cardinality(editors) > 0),
  published_by  text,
  note          text,
  version       integer not null default 1,
  request_key   text,
  -- Whoever has it may look at the draft on the page of the site, as long as it is open.
  preview_key   uuid not null default gen_random_uuid() constraint content_draft_preview_is_its_own unique,
  changed_at    timestamptz not null,
  sent_at       timestamptz,
  published_at  timestamptz,
  constraint content_draft_is_published_by_another_person check (not published_by = any (editors)),
  constraint content_draft_published_has_its_person
    check ((state = 'PUBLISHED') = (published_by is not null and published_at is not null and target_id is not null)),
  constraint content_draft_in_review_was_sent check (state <> 'REVIEW' or sent_at is not null)
);
create unique index content_draft_written_once on content_draft (request_key) where request_key is not null;
create index content_draft_in_review on content_draft (sent_at) where state = 'REVIEW';
create index content_draft_by_state on content_draft (state, changed_at desc);

create table content_version (
  id            bigint generated always as identity primary key,
  kind          text not null,
  target_id     bigint not null,
  number        integer not null,
  payload       jsonb not null,
  editors       text[] not null,
  published_by  text,
  at            timestamptz not null,
  constraint content_version_is_one_of_its_target unique (kind, target_id, number)
);

revoke delete, truncate on content_draft from fairground_app;
-- What was on the site stays known.
revoke update, delete, truncate on content_version from fairground_app;
