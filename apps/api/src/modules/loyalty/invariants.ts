import type { Invariant } from "../../platform/admin/invariant.ts"

const earnedSql = (asset: "points" | "coins") => `
  select coalesce(e.account, m.account) as account, e.${asset}, m.amount
  from (select wallet.${asset}(player_id) as account, sum(${asset}) as ${asset} from loyalty.earning group by player_id) e
  full join (
    select case kind when '${asset}Earned' then to_account else from_account end as account,
      sum(case kind when '${asset}Earned' then amount else -amount end) as amount
    from wallet.movement where kind in ('${asset}Earned', '${asset}TakenBack') group by 1
  ) m using (account)
  where coalesce(m.amount, 0) <> coalesce(e.${asset}, 0)`

/** The history equals the movements between a player and the club. */
const historySql = (asset: "points" | "coins") => `
  select coalesce(e.account, m.account) as account, e.${asset}, m.amount
  from (
    select wallet.${asset}(player_id) as account, sum(${asset}) as ${asset} from (
      select player_id, ${asset} from loyalty.entry
      union all select player_id, coalesce(was_${asset}, ${asset}) from loyalty.earning
    ) h group by player_id
  ) e
  full join (
    select account, sum(amount) as amount from (
      select to_account as account, amount from wallet.movement where from_account = wallet.club('${asset}')
      union all select from_account, -amount from wallet.movement where to_account = wallet.club('${asset}')
    ) l group by 1
  ) m using (account)
  where coalesce(m.amount, 0) <> coalesce(e.${asset}, 0)`

/** Each movement has the number of its row in its id. */
const movedSql = (kinds: string, rows: string) => `
  select coalesce(m.id, r.id) as id, m.amount as moved, r.amount as kept
  from (select split_part(id, ':', 2) as id, kind, sum(amount) as amount,
          array_agg(case when from_account like 'player:%' then from_account else to_account end) as accounts
        from wallet.movement where kind in (${kinds}) group by 1, 2) m
  full join (${rows}) r using (id, kind)
  where coalesce(m.amount, 0) <> coalesce(r.amount, 0) or m.accounts <> array[r.account]`

export const invariants: readonly Invariant[] = [
  { name: "I8 ElitePoints in the ledger are those that rounds earned", sql: earnedSql("points") },
  { name: "I8 EliteCoins in the ledger are those that rounds earned", sql: earnedSql("coins") },
  { name: "I8 the history of ElitePoints is what the ledger moved", sql: historySql("points") },
  { name: "I8 the history of EliteCoins is what the ledger moved", sql: historySql("coins") },
  {
    name: "I8 a round earns once",
    sql: `select player_id, provider, round_ref, count(*) from loyalty.earning group by 1, 2, 3 having count(*) > 1`,
  },
  {
    name: "I8 ElitePoints of days are those that their rounds earned",
    sql: `
      select player_id, day, d.points, e.points as earned
      from (select * from loyalty.day where points <> 0) d
      full join (select player_id, (at at time zone 'UTC')::date as day, sum(points) as points
        from loyalty.earning group by 1, 2 having sum(points) <> 0) e using (player_id, day)
      where d.points is distinct from e.points`,
  },
  {
    name: "I19 points that were won, and those taken back, are what the ledger moved",
    sql: movedSql(
      "'clubPrizeGiven', 'clubPrizeTakenBack'",
      `select p.id::text as id, k.kind, wallet.points(p.player_id) as account, p.points as amount from loyalty.prize p
       cross join lateral (values ('clubPrizeGiven', p.at), ('clubPrizeTakenBack', p.refused_at)) k (kind, at)
       where k.at is not null`,
    ),
  },
  {
    name: "I19 coins that were redeemed left their player, and were paid to them",
    sql: movedSql(
      "'coinsRedeemed', 'redemptionPaid'",
      `select r.id::text as id, k.kind, k.account, k.amount from loyalty.redemption r cross join lateral (values
         ('coinsRedeemed', wallet.coins(r.player_id), r.coins),
         ('redemptionPaid', wallet.cash(r.player_id), r.paid)) k (kind, account, amount)`,
    ),
  },
  {
    name: "I19 what two operators corrected is what the ledger moved",
    sql: movedSql(
      "'pointsGranted', 'pointsWithdrawn', 'coinsGranted', 'coinsWithdrawn'",
      `select c.id::text as id, k.kind, k.account, k.amount from loyalty.correction c cross join lateral (values
         ('pointsGranted', wallet.points(c.player_id), c.points),
         ('pointsWithdrawn', wallet.points(c.player_id), -c.points),
         ('coinsGranted', wallet.coins(c.player_id), c.coins),
         ('coinsWithdrawn', wallet.coins(c.player_id), -c.coins)) k (kind, account, amount)
       where c.ended_as = 'confirmed' and k.amount > 0`,
    ),
  },
]
