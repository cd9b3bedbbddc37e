-- Demo bets are kept in the browser.
drop function if exists crash.place_demo_bet(crash.demo_bet);
drop function if exists crash.cancel_demo_bet(uuid, bigint, timestamptz);
drop function if exists crash.end_demo_bets(bigint, bigint, crash.ending[], bigint, timestamptz);
drop table crash.demo_bet;
drop table crash.demo;
