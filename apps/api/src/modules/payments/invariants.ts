import type { Invariant } from "../../platform/admin/invariant.ts"

const money = (row: string) =>
  `case ${row}.purse when 'sports' then wallet.sports(${row}.player_id) else wallet.cash(${row}.player_id) end`
const held = (row: string) =>
  `case ${row}.purse when 'sports' then wallet.sports_held(${row}.player_id) else wallet.held(${row}.player_id) end`

export const invariants: readonly Invariant[] = [
  {
    name: "I6 every credited deposit is one movement of its amount, and no other deposit is",
    sql: `select d.id, m.id as movement, d.amount_cents, m.amount
          from (select * from payments.deposit where credited_at is not null) d
          full join (select * from wallet.movement where kind in ('deposit', 'sportsDeposit')) m on m.id = 'deposit:' || d.id
          where d.id is null or m.id is null or m.amount <> d.amount_cents * 1000
             or m.to_account <> ${money("d")} or m.from_account <> wallet.psp(d.provider)`,
  },
  {
    name: "I6 what was taken back of a deposit is one movement of that amount",
    sql: `select d.id, m.id as movement, d.taken_back_cents, m.amount
          from (select * from payments.deposit where taken_back_cents > 0) d
          full join (select * from wallet.movement where kind in ('chargeback', 'sportsChargeback')) m on m.id = 'chargeback:' || d.id
          where d.id is null or m.id is null or m.amount <> d.taken_back_cents * 1000
             or m.from_account <> ${money("d")} or m.to_account <> wallet.psp(d.provider)`,
  },
  {
    name: "money held is the sum of the withdrawals under way",
    sql: `select coalesce(b.account, w.account) as account, b.amount, w.amount as under_way
          from (select account, amount from wallet.balance where (account like 'player:%:held' or account like 'player:%:sportsHeld') and amount <> 0) b
          full join (
            select ${held("w")} as account, sum(amount_cents) * 1000 as amount
            from payments.withdrawal w where status in ('requested', 'checking', 'approved', 'sent') group by 1
          ) w using (account)
          where b.amount is distinct from w.amount`,
  },
  {
    name: "a withdrawal is paid or released as its status says, never both unless what was released was claimed back; what came back had been paid",
    sql: `select w.id, w.status, p.id as paid, r.id as released, b.id as returned, c.id as claimed
          from payments.withdrawal w
          left join wallet.movement p on p.id = 'withdrawal:' || w.id || ':paid'
          left join wallet.movement r on r.id = 'withdrawal:' || w.id || ':released'
          left join wallet.movement b on b.id = 'withdrawal:' || w.id || ':returned'
          left join wallet.movement c on c.id = 'withdrawal:' || w.id || ':claimed'
          where (p.id is not null) <> (w.claimed_cents is null and (w.status = 'received' or b.id is not null))
             or (r.id is not null) <> (w.claimed_cents is not null or w.status in ('rejected', 'failed') and b.id is null)
             or (c.id is not null) <> (coalesce(w.claimed_cents, 0) > 0)
             or b.id is not null and w.status <> 'failed'`,
  },
  {
    name: "every movement of a withdrawal is its amount, from or to its player",
    sql: `select m.id, m.kind, m.from_account, m.to_account, m.amount, w.amount_cents
          from wallet.movement m left join payments.withdrawal w on w.id = split_part(m.id, ':', 2)
          where m.kind ~ '^(withdrawal|sportsWithdrawal)' and (
            w.id is null or m.amount <> 1000 * (
              case when m.kind ~ '(Claimed|Returned)$' and w.claimed_cents is not null
                then w.claimed_cents else w.amount_cents end)
            or m.id <> 'withdrawal:' || w.id || ':' || lower(regexp_replace(m.kind, '^(withdrawal|sportsWithdrawal)', ''))
            or m.kind ~ '^sports' <> (w.purse = 'sports')
            or m.kind ~ '(Paid|Returned|Claimed)$' and
              case when w.provider in ('bank', 'hand') then wallet.bank() else wallet.psp(w.provider) end
                not in (m.from_account, m.to_account)
            or ${money("w")} not in (m.from_account, m.to_account)
              and ${held("w")} not in (m.from_account, m.to_account))`,
  },
]
