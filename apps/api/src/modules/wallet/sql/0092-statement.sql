-- A person's statement is read from the ledger (decision 0092). Of the movements that touch a player's own money, the bets and
-- their wins are by far the most, and stand in the history of bets: none of them enters here. The kind is looked at first, so
-- that a bet pays for no more than that.
create index movement_stated_from on wallet.movement (from_account, seq)
  where kind not in ('stake', 'win', 'stakeReturned', 'winTakenBack', 'sportsStake', 'sportsStakeReturned', 'sportsPaid', 'sportsPaidTakenBack')
    and (from_account like 'player:%:cash' or from_account like 'player:%:sports');
create index movement_stated_to on wallet.movement (to_account, seq)
  where kind not in ('stake', 'win', 'stakeReturned', 'winTakenBack', 'sportsStake', 'sportsStakeReturned', 'sportsPaid', 'sportsPaidTakenBack')
    and (to_account like 'player:%:cash' or to_account like 'player:%:sports');
