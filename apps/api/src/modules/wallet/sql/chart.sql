-- Written from chart.ts by chart.test.ts (`vitest run chart.test.ts -u` writes it anew). Never by hand.
-- One expression of a few steps: every transaction makes the expressions of its functions ready anew, and one arm for
-- each kind cost a bet 3 % of what it costs the database.
create or replace function wallet.is_on_chart(p_kind text, p_asset text, p_from text, p_to text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(p_asset || ' ' || p_from || ' ' || p_to ~ ('{
    "deposit": "^EUR psp:hipay player:[0-9]+:cash$",
    "chargeback": "^EUR player:[0-9]+:cash psp:hipay$",
    "withdrawalHeld": "^EUR player:([0-9]+):cash player:\\1:held$",
    "withdrawalPaid": "^EUR player:[0-9]+:held bank:payouts$",
    "withdrawalReleased": "^EUR player:([0-9]+):held player:\\1:cash$",
    "withdrawalReturned": "^EUR bank:payouts player:[0-9]+:cash$",
    "withdrawalClaimed": "^EUR player:[0-9]+:cash bank:payouts$",
    "stake": "^EUR player:[0-9]+:cash games:hub88$",
    "win": "^EUR games:hub88 player:[0-9]+:cash$",
    "stakeReturned": "^EUR games:hub88 player:[0-9]+:cash$",
    "winTakenBack": "^EUR player:[0-9]+:cash games:hub88$",
    "stakesAnnulled": "^EUR games:hub88 player:[0-9]+:cash$",
    "promotionalWin": "^EUR games:hub88 review:hub88$",
    "promotionalWinTakenBack": "^EUR review:hub88 games:hub88$",
    "pointsEarned": "^POINT club:points player:[0-9]+:points$",
    "pointsTakenBack": "^POINT player:[0-9]+:points club:points$",
    "coinsEarned": "^COIN club:coins player:[0-9]+:coins$",
    "coinsTakenBack": "^COIN player:[0-9]+:coins club:coins$",
    "coinsRedeemed": "^COIN player:[0-9]+:coins club:coins$",
    "redemptionPaid": "^EUR promotions:club player:[0-9]+:cash$",
    "pointsGranted": "^POINT club:points player:[0-9]+:points$",
    "pointsWithdrawn": "^POINT player:[0-9]+:points club:points$",
    "coinsGranted": "^COIN club:coins player:[0-9]+:coins$",
    "coinsWithdrawn": "^COIN player:[0-9]+:coins club:coins$",
    "jackpotSeeded": "^EUR promotions:jackpots pool:(threeHour|hitTheTarget|anyTime|bigWin)$",
    "jackpotShared": "^EUR promotions:jackpots pool:(threeHour|hitTheTarget|anyTime|bigWin)$",
    "jackpotShareReturned": "^EUR pool:(threeHour|hitTheTarget|anyTime|bigWin) promotions:jackpots$",
    "jackpotShareRestored": "^EUR reserve:(threeHour|hitTheTarget|anyTime|bigWin) promotions:jackpots$",
    "jackpotWon": "^EUR pool:(threeHour|hitTheTarget|anyTime|bigWin) player:[0-9]+:won$",
    "jackpotRounded": "^EUR promotions:jackpots player:[0-9]+:won$",
    "jackpotClaimed": "^EUR player:([0-9]+):won player:\\1:cash$",
    "jackpotRefused": "^EUR player:[0-9]+:(won|cash) reserve:(threeHour|hitTheTarget|anyTime|bigWin)$",
    "dropsReserved": "^EUR promotions:drops campaign:[0-9]+$",
    "dropsReturned": "^EUR campaign:[0-9]+ promotions:drops$",
    "dropWon": "^EUR campaign:[0-9]+ player:[0-9]+:prize$",
    "dropClaimed": "^EUR player:([0-9]+):prize player:\\1:cash$",
    "dropRefused": "^EUR player:[0-9]+:(prize|cash) promotions:drops$"
  }'::jsonb ->> p_kind), false)
$$;
