-- Views of lists that staff keep under a name, for themselves or for all who hold one of their roles.
create table operators_view (
  id        bigint generated always as identity primary key,
  staff_id  bigint not null references operators_staff (id),
  list      text not null,
  name      text not null constraint operators_view_has_a_short_name check (length(name) between 1 and 60),
  search    text not null constraint operators_view_search_is_short check (length(search) <= 2000),
  role      text,
  made_at   timestamptz not null,
  constraint operators_view_name_is_used_once_per_list unique (staff_id, list, name)
);
create index operators_view_by_role on operators_view (list, role) where role is not null;
