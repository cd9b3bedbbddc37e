-- What wallet.move answers.
create type wallet.moved as (outcome text, from_after bigint, to_after bigint);
