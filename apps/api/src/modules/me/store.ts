import type { ErrorName } from "@elite/contract"
import { CompiledQuery, sql } from "kysely"
import type { Reads } from "../../platform/db/transaction.ts"
import type { DateRange } from "../../platform/lib/calendar.ts"
import type { KycStatusRow } from "../identity/index.ts"
import type { UnclaimedColumns } from "../jackpots/index.ts"
import type {
  DepositWeekColumns,
  LoginTimeResetColumns,
  OwnDepositColumns,
  RealityCheckColumns,
  SessionTimeColumns,
} from "../limits/index.ts"
import type { UnseenColumns } from "../notifications/index.ts"
import type { PermissionColumns } from "../payments/index.ts"
import type { BonusColumns, ResultColumns } from "../play/index.ts"
import type { ProfileColumns } from "../players/index.ts"
import type { RateColumns } from "../rates/index.ts"
import type { TournamentCreditColumns } from "../tournaments/index.ts"
import type { BalanceColumns } from "../wallet/index.ts"

export type SelfRow = ProfileColumns &
  KycStatusRow &
  BalanceColumns &
  ResultColumns &
  UnseenColumns &
  UnclaimedColumns &
  TournamentCreditColumns &
  BonusColumns &
  RealityCheckColumns &
  LoginTimeResetColumns &
  SessionTimeColumns &
  RateColumns &
  OwnDepositColumns &
  PermissionColumns &
  DepositWeekColumns & {
    deposit_refusal: ErrorName | null
    deposit_refused_until: Date | null
    started_at: Date | null
    asks_terms: boolean | null
    has_factor: boolean
    has_itsme: boolean
    has_bonus: boolean
    has_deposited: boolean
  }

type SelfQuery = {
  playerId: bigint
  sessionId: bigint
  today: { from: Date; until: Date }
  depositsSince: Date
}

/** One prepared statement: $1 player, $2 session, $3 and $4 the day, $5 since when deposits count, $6 now. */
const selfSql = `
  select p.*, i.*, b.*, r.stake + e.fees + x.stake as stake, r.win + x.win as win, l.*, n.*, j.*, f.*,
    o.tournament_credit, q.*, s.*, h.*, d.*, m.value as payment_methods,
    g.refusal as deposit_refusal, g.until as deposit_refused_until
  from players.profile_of($1) p
    left join identity.standing_of($1) i on true
    cross join wallet.balances_of($1) b
    cross join play.results_of($1, $3, $4) r
    cross join limits.fees_of($1, $3, $4) e
    cross join sportsbook.results_of($1, $3, $4) x
    cross join limits.shown_of($1, $5) l
    cross join limits.gate($1, 'depositRoom', $6) g
    cross join notifications.unseen_of($1) n
    cross join jackpots.claimable_of($1) j
    cross join tournaments.credit_of($1) o
    cross join sessions.login_of($1, $2) s
    cross join bonuses.open_of($1) h
    cross join payments.deposited_of($1) d
    left join content.setting_of('paymentMethods') m on true
    left join play.bonus_of($1) q on true
    left join rates.rate_of(p.wallet_settings ->> 'selectedFiat') f
      on p.wallet_settings @> '{"displayFiatCurrency": true}'`

export async function findSelf({ db, now }: Reads, query: SelfQuery): Promise<SelfRow | undefined> {
  const { playerId, sessionId, today, depositsSince } = query
  const values = [playerId, sessionId, today.from, today.until, depositsSince, now]
  const { rows } = await db.executeQuery<SelfRow>(CompiledQuery.raw(selfSql, values))
  return rows[0]
}

/** Rounds and sports bets begun since an instant, and entry fees, 10⁻⁵ euro. */
export async function getResults(from: Reads, playerId: bigint, since: Date): Promise<ResultColumns> {
  const { rows } = await sql<ResultColumns>`
    select r.stake + e.fees + x.stake as stake, r.win + x.win as win
    from play.results_of(${playerId}, ${since}, 'infinity') r
      cross join limits.fees_of(${playerId}, ${since}, 'infinity') e
      cross join sportsbook.results_of(${playerId}, ${since}, 'infinity') x`.execute(from.db)
  return rows[0]!
}

type Totals = { deposited: bigint; withdrawn: bigint }
type PlayedDay = { day: string; stake: bigint; win: bigint }

/** Totals in cents; days in 10⁻⁵ euro, oldest first. */
export async function getProfitLoss(
  from: Reads,
  playerId: bigint,
  { from: since, until, first, last }: DateRange & { first: string; last: string },
): Promise<Totals & { days: PlayedDay[] }> {
  const { rows } = await sql<Totals & { day: string | null; stake: bigint; win: bigint }>`
    select t.*, d.* from payments.totals_of(${playerId}, ${since}, ${until}) t
      left join limits.days_of(${playerId}, ${first}, ${last}) d on true order by d.day`.execute(from.db)
  const { deposited, withdrawn } = rows[0]!
  const days = rows.flatMap(({ day, stake, win }) => (day === null ? [] : [{ day, stake, win }]))
  return { deposited, withdrawn, days }
}
