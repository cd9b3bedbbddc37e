import { sql } from "kysely"
import type { Range } from "../../kernel/calendar.ts"
import type { Reads } from "../../kernel/transaction.ts"
import type { StandingAnswer } from "../identity/index.ts"
import type { ReadUnclaimed } from "../jackpots/index.ts"
import type { ReadCheck, ReadSessionTime, ReadWeek } from "../limits/index.ts"
import type { ReadUnseen } from "../notifications/index.ts"
import type { ReadBonus, ReadResults } from "../play/index.ts"
import type { ReadProfile } from "../players/index.ts"
import type { ReadRate } from "../rates/index.ts"
import type { ReadTournamentCredit } from "../tournaments/index.ts"
import type { ReadBalances } from "../wallet/index.ts"

/** What every page shows a player of themselves, each part as its noun answers it. */
export type SelfRow = ReadProfile &
  StandingAnswer &
  ReadBalances &
  ReadResults &
  ReadUnseen &
  ReadUnclaimed &
  ReadTournamentCredit &
  ReadBonus &
  ReadCheck &
  ReadSessionTime &
  ReadRate &
  ReadWeek & {
    started_at: Date | null
    asks_terms: boolean | null
    has_factor: boolean
    has_itsme: boolean
    has_bonus: boolean
  }

type Asked = {
  playerId: bigint
  sessionId: bigint
  today: { from: Date; until: Date }
  depositsSince: Date
}

/** One statement for all of it: every page of every player asks. Undefined where there is no such player. */
export async function selfOf(from: Reads, asked: Asked): Promise<SelfRow | undefined> {
  const { playerId, sessionId, today, depositsSince } = asked
  const { rows } = await sql<SelfRow>`
    select p.*, i.*, b.*, r.stake + e.fees + x.stake as stake, r.win + x.win as win, w.*, c.*, t.*, n.*, j.*, f.*, o.tournament_credit, q.*, sessions.start_of(${sessionId}) as started_at,
      sessions.asks_terms(${sessionId}) as asks_terms, sessions.has_factor(${playerId}) as has_factor,
      sessions.has_itsme(${playerId}) as has_itsme, bonuses.has_open(${playerId}) as has_bonus
    from players.profile_of(${playerId}) p
      left join identity.standing_of(${playerId}) i on true
      cross join wallet.balances_of(${playerId}) b
      cross join play.results_of(${playerId}, ${today.from}, ${today.until}) r
      cross join limits.fees_of(${playerId}, ${today.from}, ${today.until}) e
      cross join sportsbook.results_of(${playerId}, ${today.from}, ${today.until}) x
      cross join limits.week_of(${playerId}, ${depositsSince}) w
      cross join limits.check_of(${playerId}) c
      cross join limits.session_of(${playerId}) t
      cross join notifications.unseen_of(${playerId}) n
      cross join jackpots.unclaimed_of(${playerId}) j
      cross join tournaments.credit_of(${playerId}) o
      left join play.bonus_of(${playerId}) q on true
      left join rates.rate_of(p.wallet_settings ->> 'selectedFiat') f
        on p.wallet_settings @> '{"displayFiatCurrency": true}'`.execute(from.db)
  return rows[0]
}

/**
 * Stakes and wins of the rounds and the sports bets that a player began since an instant, with what they paid to enter something;
 * 10⁻⁵ euro.
 */
export async function resultsOf(from: Reads, playerId: bigint, since: Date): Promise<ReadResults> {
  const { rows } = await sql<ReadResults>`
    select r.stake + e.fees + x.stake as stake, r.win + x.win as win
    from play.results_of(${playerId}, ${since}, 'infinity') r
      cross join limits.fees_of(${playerId}, ${since}, 'infinity') e
      cross join sportsbook.results_of(${playerId}, ${since}, 'infinity') x`.execute(from.db)
  return rows[0]!
}

type Totals = { deposited: bigint; withdrawn: bigint }
type PlayedDay = { day: string; stake: bigint; win: bigint }

/** What a player paid in and out in a span of time, cents, and what they staked and won on each of its days, 10⁻⁵ euro, oldest first. */
export async function profitLossOf(
  from: Reads,
  playerId: bigint,
  { from: since, until, first, last }: Range & { first: string; last: string },
): Promise<Totals & { days: PlayedDay[] }> {
  const { rows } = await sql<Totals & { day: string | null; stake: bigint; win: bigint }>`
    select t.*, d.* from payments.totals_of(${playerId}, ${since}, ${until}) t
      left join limits.days_of(${playerId}, ${first}, ${last}) d on true order by d.day`.execute(from.db)
  const { deposited, withdrawn } = rows[0]!
  const days = rows.flatMap(({ day, stake, win }) => (day === null ? [] : [{ day, stake, win }]))
  return { deposited, withdrawn, days }
}
