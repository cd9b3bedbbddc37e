import type { play as contract, ParsedOf, ReplyOf } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import * as games from "../../games/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { computeRoundStatus, isShownByProvider } from "../rules.ts"
import * as store from "../store.ts"

/** A player's rounds for money, newest first, with their sums. Refuses with BadInput a range above a year. */
export async function getRoundsReply(
  platform: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.getCasinoTransactions>,
): Promise<ReplyOf<typeof contract.getCasinoTransactions>> {
  const from = platform.reads()
  const filter = {
    playerId,
    ...toDateRange(input, from.now),
    gameId: input.casinoGameId === undefined ? null : BigInt(input.casinoGameId),
    status: input.status ?? null,
  }
  const [totals, rows] = await Promise.all([
    store.sumRounds(from, filter),
    store.listRounds(from, filter, input),
  ])
  return {
    transactions: {
      count: totals.count,
      rows: await Promise.all(rows.map((row) => toRoundReply(platform, row))),
    },
    totalBetAmounts: {
      stakes: unitsToEuros(totals.stakeUnits),
      wins: unitsToEuros(totals.winUnits),
      net: unitsToEuros(totals.winUnits - totals.stakeUnits),
    },
  }
}

/** Refuses with BadInput a range above a year. */
export async function getPlayedGamesReply(
  platform: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.getPlayedGames>,
): Promise<ReplyOf<typeof contract.getPlayedGames>> {
  const from = platform.reads()
  const filter = { playerId, ...toDateRange(input, from.now), gameId: null, status: null }
  const ids = new Set(await store.listPlayedGameIds(from, filter))
  if (input.casinoGameId !== undefined) ids.add(BigInt(input.casinoGameId))
  const found = await Promise.all([...ids].map((id) => games.findGameById(platform, id)))
  return {
    games: found
      .filter((game) => game !== undefined)
      .map(({ id, name }) => ({ casinoGameId: Number(id), name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  }
}

/** Refuses with NotFound. */
export async function getRoundReply(
  platform: Platform,
  playerId: bigint,
  asked: ParsedOf<typeof contract.getUserCasinoRound>,
): Promise<ReplyOf<typeof contract.getUserCasinoRound>["round"]> {
  const from = platform.reads()
  const row = await findOwnRound(platform, playerId, asked)
  const [game, movements] = await Promise.all([
    games.findGameById(platform, row.game_id),
    store.listTransactions(from, row),
  ])
  return {
    ...(await toRoundReply(platform, row)),
    closedAt: row.closed_at?.toISOString() ?? null,
    isPlayable: game?.isPlayable ?? false,
    isReplayable: isShownByProvider(row) && computeRoundStatus(row) !== "open",
    movements: movements.map(({ uuid, kind, moved, rolled_back_by, at }) => ({
      reference: uuid,
      kind: kind === "win" ? ("win" as const) : ("bet" as const),
      amount: unitsToEuros(moved),
      isTakenBack: rolled_back_by !== null,
      createdAt: at.toISOString(),
    })),
  }
}

async function toRoundReply(platform: Platform, row: Awaited<ReturnType<typeof store.listRounds>>[number]) {
  const game = await games.findGameById(platform, row.game_id)
  return {
    transactionId: `${row.provider}:${row.event_ref}`,
    type: "round" as const,
    status: computeRoundStatus(row),
    amount: unitsToEuros(row.win - row.stake),
    stake: unitsToEuros(row.stake),
    win: unitsToEuros(row.win),
    currencyCode: "EUR" as const,
    game: {
      casinoGameId: Number(row.game_id),
      name: game?.name ?? "",
      slug: game?.slug ?? "",
      thumbnailUrl: game?.thumbnailUrl ?? null,
    },
    createdAt: row.opened_at.toISOString(),
  }
}

/** Refuses with NotFound: also for another player's round, and one of tournament credit. */
export async function findOwnRound(
  platform: Platform,
  playerId: bigint,
  { transactionId, casinoGameId }: ParsedOf<typeof contract.getUserCasinoRound>,
) {
  const [, provider, eventRef] = /^([^:]+):(.+)$/s.exec(transactionId) ?? []
  const key = { playerId, gameId: BigInt(casinoGameId) }
  const row =
    provider && eventRef ? await store.findRound(platform.reads(), { ...key, provider, eventRef }) : undefined
  if (!row) throw new AppError("NotFoundErrorType")
  return row
}
