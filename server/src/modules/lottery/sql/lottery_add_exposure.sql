-- Adds what single bets of new orders could bring and names the orders (by their place) that would pass a limit. All
-- amounts are added; refused ones are given back with lottery_ease_exposure. Keys are locked in their order. Orders that
-- pass a limit are looked for only among bets whose sum passes one: nearly always there are none.
create or replace function lottery_add_exposure(p_issue bigint[], p_place int[], p_play text[], p_line text[], p_amount bigint[], p_limit bigint[])
returns int[] language sql as $$
  with asked as materialized (
    select x.place, p_issue[x.place] as issue, x.play, x.line, x.amount, x.most
      from unnest(p_place, p_play, p_line, p_amount, p_limit) x(place, play, line, amount, most)
  ), summed as materialized (
    select issue, play, line, sum(amount)::bigint as amount, min(most) as least from asked group by issue, play, line order by issue, play, line
  ), added as (
    insert into lottery_exposure as e (issue_id, play, line, amount)
      select issue, play, line, amount from summed order by issue, play, line
    on conflict (issue_id, play, line) do update set amount = e.amount + excluded.amount
    returning issue_id, play, line, amount
  ), full_bet as materialized (
    select n.issue_id, n.play, n.line, n.amount from added n
      join summed s on s.issue = n.issue_id and s.play = n.play and s.line = n.line where n.amount > s.least
  )
  select array_agg(distinct r.place)
    from (select a.place, a.most, n.amount
                 - sum(a.amount) over (partition by a.issue, a.play, a.line)
                 + sum(a.amount) over (partition by a.issue, a.play, a.line order by a.place rows unbounded preceding) as reached
            from full_bet n join asked a on n.issue_id = a.issue and n.play = a.play and n.line = a.line) r
   where r.reached > r.most
$$;
