-- What a player's rounds earned on each day (UTC), less what was taken back, thousandths of a point: a year of it is a sum of
-- days and not of rounds.
create table loyalty.day (
  player_id bigint not null,
  day date not null,
  points bigint not null,
  primary key (player_id, day)
);
insert into loyalty.day (player_id, day, points)
select player_id, (at at time zone 'UTC')::date, sum(points) from loyalty.earning group by 1, 2;

grant select, insert on loyalty.day to casino_app;
grant update (points) on loyalty.day to casino_app;
