-- The numbers of the behaviour page, by its sections; an operator may change every one of them.
insert into content.settings (key, value) values
  -- 1. Jurisdiction
  ('jurisdiction', '{"profile": "BE", "minimumAgeYears": 21, "residence": ["BE", "NL", "FR", "DE", "LU"], "termsVersion": "2026-11"}'),
  ('site', '{"name": "Elite", "supportEmail": "support@casino.test", "ageMark": "21+",
     "licence": {"class": "A+", "number": "A+8999 (demonstration)"},
     "operator": {"name": "Elite Gaming Demonstration SA/NV", "address": "Rue de la Loi 999 Wetstraat, 1000 Brussels", "companyNumber": "BE 0999.999.922 (demonstration)"},
     "preventionMessage": {"en": "Gambling is addictive", "fr": "Le jeu est addictif", "nl": "Gokken is verslavend"},
     "helpLink": {"en": "https://www.gamingcommission.be", "fr": "https://www.joueurs.aide-en-ligne.be", "nl": "https://www.gokhulp.be"}}'),
  -- 3. Accounts (0 hidden, 1 optional, 2 required)
  ('registrationFields', '{"email": 2, "username": 2, "password": 2, "firstName": 2, "lastName": 2, "dateOfBirth": 2, "gender": 1,
     "nationalNumber": 1, "placeOfBirth": 2, "nationality": 2, "profession": 2, "address": 2, "postalCode": 2, "city": 2,
     "countryCode": 2, "phone": 1, "preferredLanguage": 2, "newsLetter": 1, "termsAccepted": 2}'),
  ('password', '{"minimumCharacters": 10, "maximumCharacters": 128, "minimumScore": 3}'),
  ('login', '{"accountFailures": 5, "addressFailures": 20, "windowMinutes": 15}'),
  ('signUp', '{"perAddress": 30, "windowMinutes": 10}'),
  ('uniqueness', '{"perAddress": 10, "windowMinutes": 10}'),
  ('emailVerification', '{"linkHours": 24, "perAddress": 10, "perPlayer": 5, "windowMinutes": 60}'),
  ('passwordReset', '{"linkMinutes": 30, "codeMinutes": 10, "codeTries": 5, "resendSeconds": 180}'),
  ('secondFactor', '{"recoveryCodes": 10, "codeMinutes": 10, "codeTries": 5}'),
  ('session', '{"idleMinutes": 30, "maximumHours": 12, "touchSeconds": 60}'),
  ('identity', '{"attemptsPerDay": 5, "linkMinutes": 60}'),
  -- 4. Money
  ('deposit', '{"minimumCents": 1000, "orderMinutes": 30}'),
  ('withdrawal', '{"minimumCents": 2000, "operatorFromCents": 100000, "twoOperatorsFromCents": 500000}'),
  ('paymentMethods', '{"allDeposits": true, "allWithdrawals": true,
     "deposit": {"visa": true, "skrill": true, "neteller": true, "payconiq": true, "mastercard": true, "bancontact_qr": true, "paysafeCard": true, "cb": true},
     "withdraw": {"bnp": true, "skrill": false, "neteller": true, "paysafeCard": true, "manualWithdraw": true}}'),
  -- 5. Responsible gambling
  ('statutoryDepositLimit', '{"limitCents": 20000, "windowHours": 168}'),
  ('limits', '{"raiseWaitHours": 72, "confirmDays": 7}'),
  ('takeABreak', '{"minimumDays": 1, "maximumDays": 30}'),
  ('selfExclusion', '{"days": [1, 7, 30, 180, -1], "returnRequestFromDays": 180, "returnWaitDays": 1}'),
  ('realityCheck', '{"minutes": [30, 60, 120, 240]}'),
  -- 6. Games
  ('games', '{"newForDays": 30, "winnerFromCents": 2000, "winnerFromMultiplier": 10, "topDays": 7}'),
  ('demo', '{"units": 3000, "visitorMinutes": 10}'),
  -- 7. Elite Club
  ('loyalty', '{"weights": {"slots": 1, "dice": 1, "instant": 1, "crash": 0.3, "roulette": 0.3, "tables": 0.3, "live": 0.2},
     "windowDays": 365, "announceDays": 14, "ranks": [
     {"name": "Bronze", "fromPoints": 0, "multiplier": 1}, {"name": "Silver", "fromPoints": 1000, "multiplier": 1.1},
     {"name": "Gold", "fromPoints": 5000, "multiplier": 1.25}, {"name": "Platinum", "fromPoints": 20000, "multiplier": 1.5},
     {"name": "Diamond", "fromPoints": 75000, "multiplier": 1.75}, {"name": "Elite", "fromPoints": 250000, "multiplier": 2}]}'),
  ('redeem', '{"coinsPerEuro": 1000, "stepCoins": 100, "minimumCoins": 1000}'),
  -- 8. Jackpots; shares and seeds in hundredths of a percent and cents
  ('jackpots', '{"qualifyingStakeCents": 10, "claimDays": 7,
     "threeHour": {"seedCents": 15000, "shareBasisPoints": 30}, "hitTheTarget": {"seedCents": 100000, "ceilingCents": 500000, "shareBasisPoints": 50},
     "anyTime": {"seedCents": 250000, "shareBasisPoints": 30, "oddsPerStakeCents": 100000000}, "bigWin": {"seedCents": 250000, "shareBasisPoints": 20, "fromMultiplier": 500}}'),
  -- 9–12
  ('prizeDrops', '{"perPlayerMinutes": 60, "claimDays": 7}'),
  ('quest', '{"perParticipantCents": 3000, "tasks": 5, "sharesPercent": [30, 20, 15, 10, 8, 5, 4, 3, 3, 2]}'),
  ('tournaments', '{"neighbours": 2}'),
  ('joiningBonus', '{"percent": 100, "maximumCents": 10000, "wagering": 35, "slotsPercent": 100, "tablesPercent": 10, "days": 30, "maximumStakeCents": 500}'),
  ('referralBonus', '{"rewardCents": 2000, "depositCents": 2000, "stakeCents": 10000, "days": 30}'),
  -- 13. Crash
  ('crash', '{"bettingMs": 6000, "pauseMs": 3000, "edgePercent": 1, "maximumStakeCents": 10000, "maximumWinCents": 1000000, "demoUnits": 3000}');

insert into content.policy (feature, state, concern) values
  ('joiningBonus', 'on', 'Bonuses are banned in Belgium since 1 September 2024.'),
  ('referralReward', 'on', 'A reward for bringing a player counts as a bonus.'),
  ('coinRedemption', 'on', 'Turning loyalty coins into money may count as a bonus.'),
  ('questHouseMoney', 'on', 'A prize pool paid by the house may count as a bonus.'),
  ('tournamentHousePrizes', 'on', 'Prizes paid by the house may count as a bonus.'),
  ('prizeDrops', 'on', 'Prizes paid by the house may count as a bonus.'),
  ('jackpots', 'on', 'A jackpot over several games needs its own approval.'),
  ('demoPlay', 'on', 'The law names free participation; demonstration play needs a legal check.'),
  ('crash', 'on', 'Whether crash belongs to the games of the licence class must be confirmed.'),
  ('sportsbook', 'on', 'Bets need a licence of class F1+ on a site of their own.');
