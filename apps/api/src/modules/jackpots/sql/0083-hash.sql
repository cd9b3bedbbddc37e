-- The same rule for a tenth of its price: a repetition that is counted costs PostgreSQL eight microseconds a hash, and every round
-- keeps two. What is kept already was let in by it.
alter domain jackpots.hash drop constraint hash_check;
alter domain jackpots.hash add constraint hash_check check (octet_length(value) = 64 and value !~ '[^0-9a-f]') not valid;
