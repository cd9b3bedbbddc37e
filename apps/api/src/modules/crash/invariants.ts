import type { Invariant } from "../../kernel/module.ts"

/** What must hold of chains, beyond what a check of their tables says. Each query answers the rows that break it. */
export const invariants: readonly Invariant[] = [
  {
    name: "I17 a chain has the mark of its last round and of every thousandth, and no other",
    sql: `select c.number, c.length, count(m.id) as marks from crash.chain c
          left join crash.mark m on m.chain = c.number and (m.number = c.length or m.number % 1000 = 0 and m.number < c.length)
          group by c.number, c.length
          having count(m.id) <> (c.length - 1) / 1000 + 1
              or count(m.id) <> (select count(*) from crash.mark a where a.chain = c.number)`,
  },
  {
    name: "I17 a chain is played after those before it, up to their end",
    sql: `select a.number, b.number as earlier from crash.chain a
          join crash.chain b on b.number < a.number and b.taken < b.length and b.ended_at is null
          where a.taken > 0`,
  },
  {
    name: "I17 chains are numbered without a gap, in the order of their commitment",
    sql: `select number, before from (
            select number, committed_at, lag(number) over w as before, lag(committed_at) over w as earlier
            from crash.chain window w as (order by number)) c
          where number <> coalesce(before, 0) + 1 or committed_at < earlier`,
  },
]
