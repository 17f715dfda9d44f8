-- The orders (by their place) that pass a limit beside what others have added, each looked at as if it came alone.
-- Nothing is added and nothing is held.
create or replace function lottery_see_exposure(p_issue bigint[], p_place int[], p_play text[], p_line text[], p_amount bigint[], p_limit bigint[])
returns int[] language sql stable as $$
  with asked as materialized (
    select x.place, p_issue[x.place] as issue, x.play, x.line, sum(x.amount)::bigint as amount, min(x.most) as most
      from unnest(p_place, p_play, p_line, p_amount, p_limit) x(place, play, line, amount, most)
     group by x.place, x.play, x.line
  )
  select array_agg(distinct a.place) from asked a
    left join lottery_exposure e on e.issue_id = a.issue and e.play = a.play and e.line = a.line
   where coalesce(e.amount, 0) + a.amount > a.most
$$;
