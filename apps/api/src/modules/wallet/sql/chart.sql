-- Written from chart.ts by chart.test.ts (`vitest run chart.test.ts -u` writes it anew). Never by hand.
create or replace function wallet.is_on_chart(p_kind text, p_asset text, p_from text, p_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(case p_kind
    when 'deposit' then p_asset = 'EUR' and p_from ~ '^psp:hipay$' and p_to ~ '^player:[0-9]+:cash$'
    when 'chargeback' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:cash$' and p_to ~ '^psp:hipay$'
    when 'withdrawalHeld' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:cash$' and p_to ~ '^player:[0-9]+:held$' and split_part(p_from, ':', 2) = split_part(p_to, ':', 2)
    when 'withdrawalPaid' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:held$' and p_to ~ '^bank:payouts$'
    when 'withdrawalReleased' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:held$' and p_to ~ '^player:[0-9]+:cash$' and split_part(p_from, ':', 2) = split_part(p_to, ':', 2)
    when 'withdrawalReturned' then p_asset = 'EUR' and p_from ~ '^bank:payouts$' and p_to ~ '^player:[0-9]+:cash$'
    when 'withdrawalClaimed' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:cash$' and p_to ~ '^bank:payouts$'
    when 'stake' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:cash$' and p_to ~ '^games:hub88$'
    when 'win' then p_asset = 'EUR' and p_from ~ '^games:hub88$' and p_to ~ '^player:[0-9]+:cash$'
    when 'stakeReturned' then p_asset = 'EUR' and p_from ~ '^games:hub88$' and p_to ~ '^player:[0-9]+:cash$'
    when 'winTakenBack' then p_asset = 'EUR' and p_from ~ '^player:[0-9]+:cash$' and p_to ~ '^games:hub88$'
    when 'promotionalWin' then p_asset = 'EUR' and p_from ~ '^games:hub88$' and p_to ~ '^review:hub88$'
    when 'promotionalWinTakenBack' then p_asset = 'EUR' and p_from ~ '^review:hub88$' and p_to ~ '^games:hub88$'
    when 'pointsEarned' then p_asset = 'POINT' and p_from ~ '^club:points$' and p_to ~ '^player:[0-9]+:points$'
    when 'pointsTakenBack' then p_asset = 'POINT' and p_from ~ '^player:[0-9]+:points$' and p_to ~ '^club:points$'
    when 'coinsEarned' then p_asset = 'COIN' and p_from ~ '^club:coins$' and p_to ~ '^player:[0-9]+:coins$'
    when 'coinsTakenBack' then p_asset = 'COIN' and p_from ~ '^player:[0-9]+:coins$' and p_to ~ '^club:coins$'
  end, false)
$$;
