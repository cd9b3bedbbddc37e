-- Table games weigh what roulette and blackjack do; so far they were counted as any other category, which is the same.
insert into loyalty.category_weight values ('tables', 0.3) on conflict do nothing;
