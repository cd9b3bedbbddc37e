-- Table games have a row of their own: the club's page names the categories that have one. They weigh what roulette does.
insert into loyalty.category_weight values ('tables', 0.3) on conflict do nothing;
