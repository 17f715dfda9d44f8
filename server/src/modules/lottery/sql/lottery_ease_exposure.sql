-- Takes what orders could bring out of the exposure again. Keys are locked in their order.
create or replace function lottery_ease_exposure(p_issue bigint[], p_place int[], p_play text[], p_line text[], p_amount bigint[])
returns void language sql as $$
  with eased as (
    select p_issue[x.place] as issue, x.play, x.line, sum(x.amount)::bigint as amount
      from unnest(p_place, p_play, p_line, p_amount) x(place, play, line, amount) group by 1, 2, 3
  ), held as (
    select e.issue_id, e.play, e.line, d.amount from lottery_exposure e
      join eased d on d.issue = e.issue_id and d.play = e.play and d.line = e.line
     order by e.issue_id, e.play, e.line for update of e
  )
  update lottery_exposure e set amount = greatest(0, e.amount - h.amount)
    from held h where e.issue_id = h.issue_id and e.play = h.play and e.line = h.line
$$;
