import type pg from "pg"
import type { LogEvent, PurseKind, SettledBet } from "../../apps/api/testing/modelEvents.ts"

type Bet = {
  uuid: string
  acceptedAt: string
  stakeUnits: number
  winUnits: number
  cashStakeUnits?: number
  cashWinUnits?: number
  category: string
  studio: string
}
/** What events say, all kinds of them in one; each says its own. */
type Data = Bet & {
  roundRef: string
  gameId: number
  purse: PurseKind
  purseId?: number
  bets: Bet[]
  wasSettled: boolean
  endsAt: string
  expectedUnits: number
  questId: number
  campaignId: number
  block: number
  tournamentId: number
  entryId: number
  feeUnits: number
  isRebuy: boolean
  referralCode?: string
  orderId: string
  amountCents: number
}
type Row = { xid: string; id: string; at: Date; kind: string; player_id: string | null; data: Data }

const units = (text: number) => BigInt(text)
const instant = (text: string) => Date.parse(text)

const readers: Record<string, (data: Data, at: number, player: bigint) => LogEvent> = {
  "round.settled": (data, at, player) => ({
    kind: "settled",
    ...playedOf(data, at, player),
    bets: betsOf(data),
  }),
  "bet.voided": (data, at, player) => {
    const stake = units(data.stakeUnits)
    const cashStake =
      data.cashStakeUnits === undefined ? (data.purse === "credit" ? 0n : stake) : units(data.cashStakeUnits)
    const { uuid, wasSettled } = data
    return {
      kind: "voided",
      ...playedOf(data, at, player),
      uuid,
      wasSettled,
      acceptedAt: instant(data.acceptedAt),
      stake,
      cashStake,
    }
  },
  "jackpots.windowBegan": (data, at) => ({
    kind: "window",
    at,
    endsAt: instant(data.endsAt),
    expected: units(data.expectedUnits),
  }),
  "quest.joined": (data, at, player) => ({ kind: "joined", at, player, week: units(data.questId) }),
  "quest.weekEnded": (data, at) => ({ kind: "weekEnded", at, week: units(data.questId) }),
  "drops.blockEnded": (data, at) => ({
    kind: "blockEnded",
    at,
    campaign: units(data.campaignId),
    block: data.block,
  }),
  "tournament.due": (data, at) => ({ kind: "due", at, tournament: units(data.tournamentId) }),
  "tournament.entered": (data, at, player) => ({
    kind: "entered",
    at,
    player,
    tournament: units(data.tournamentId),
    entry: units(data.entryId),
    fee: units(data.feeUnits),
    isRebuy: data.isRebuy,
  }),
  "tournament.left": (data, at) => ({ kind: "left", at, entry: units(data.entryId) }),
  "tournament.paidBack": (data, at) => ({ kind: "paidBack", at, entry: units(data.entryId) }),
  "player.registered": (data, at, player) => ({
    kind: "registered",
    at,
    player,
    code: data.referralCode ?? null,
  }),
  "identity.verified": (_, at, player) => ({ kind: "verified", at, player }),
  "deposit.succeeded": (data, at, player) => ({
    kind: "deposited",
    at,
    player,
    order: data.orderId,
    cents: units(data.amountCents),
  }),
}

const playedOf = (data: Data, at: number, player: bigint) => ({
  at,
  player,
  round: data.roundRef,
  game: data.gameId,
  purse: data.purse,
  purseId: data.purseId === undefined ? null : units(data.purseId),
})

const betsOf = (data: Data): SettledBet[] =>
  data.bets.map((bet) => {
    const [stake, win] = [units(bet.stakeUnits), units(bet.winUnits)]
    const isCash = data.purse === "cash"
    return {
      ...{
        uuid: bet.uuid,
        at: instant(bet.acceptedAt),
        stake,
        win,
        category: bet.category,
        studio: bet.studio,
      },
      cashStake: isCash ? stake : units(bet.cashStakeUnits ?? 0),
      cashWin: isCash ? win : units(bet.cashWinUnits ?? 0),
    }
  })

/** What the log says, in its own order, from where it was read to last, and no further than no running transaction can come before. */
export function logOf(db: pg.Pool): () => Promise<LogEvent[]> {
  let after = { xid: "0", id: "0" }
  return async () => {
    const { rows } = await db.query<Row>(
      // By the column: the name alone would be the text that is answered, in which 10 000 comes before 9 999.
      `select e.xid::text, e.id, e.at, e.kind, e.player_id, e.data from kernel.event e
       where (e.xid, e.id) > ($1::xid8, $2::bigint) and e.xid < pg_snapshot_xmin(pg_current_snapshot()) and e.kind = any($3)
       order by e.xid, e.id`,
      [after.xid, after.id, Object.keys(readers)],
    )
    after = rows.at(-1) ?? after
    return rows.map(({ kind, data, at, player_id }) =>
      readers[kind]!(data, at.getTime(), BigInt(player_id ?? 0)),
    )
  }
}
