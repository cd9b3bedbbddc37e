-- Player money moves in whole cents; a win may have parts of one. Beside what it moved: what of the amount stays with the provider,
-- on an account of its own (`wallet.fractions`), 10⁻⁵ of the purse's asset.
alter table play.transaction add column fraction play.amount not null default 0;

-- They take something else now; their files make them anew.
drop function if exists play.record;
