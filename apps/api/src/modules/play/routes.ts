import { play as contract, type ParsedOf } from "@elite/contract"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import type { Call, HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import * as games from "../games/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { demoCookie, demoEndOf, openDemoPeriod } from "./demo/demo.ts"
import { type LaunchPorts, launch } from "./launch.ts"
import { roundStatus } from "./rules.ts"
import * as store from "./store.ts"

export const routes =
  (platform: Platform, ports: LaunchPorts) =>
  (http: HttpServer): void => {
    const secure = platform.publicUrl.startsWith("https:")
    const start = async ({ input, caller, address, cookie }: Call<typeof contract.startGame>) => {
      const { expiresAt, ...launched } = await launch(platform, ports, {
        gameId: BigInt(input.casinoGameId),
        isDemo: input.isDemo,
        caller,
        demoToken: cookie(demoCookie),
        purseId: input.purseId === undefined ? null : BigInt(input.purseId),
        deviceType: input.deviceType,
        language: input.languageCode,
        address,
      })
      return { ...launched, expiresAt: expiresAt?.toISOString() ?? null }
    }
    http.serve(contract.startGame, start)
    http.serve(contract.initGame, start)

    http.serve(contract.demoPeriod, async ({ caller, cookie }) => {
      if (caller) return { isAsked: false, expiresAt: null }
      const endsAt = await demoEndOf(platform.reads(), cookie(demoCookie))
      return { isAsked: endsAt === null, expiresAt: endsAt?.toISOString() ?? null }
    })
    http.serve(contract.answerAge, async ({ caller, address, cookie, setCookie }) => {
      if (caller) return { expiresAt: null }
      const { endsAt, opened } = await openDemoPeriod(platform, { demoToken: cookie(demoCookie), address })
      if (opened) setCookie(cookieLine(demoCookie, opened.token, { ...opened, secure }))
      return { expiresAt: endsAt.toISOString() }
    })

    const history = ({ input, caller }: Call<typeof contract.getCasinoTransactions>) =>
      roundsOf(platform, caller.playerId, input)
    http.serve(contract.getCasinoTransactions, history)
    http.serve(contract.getUserCasinoTransactions, history)
    http.serve(contract.getUserCasinoRound, async ({ input, caller }) => ({
      round: await roundOf(platform, caller.playerId, input),
    }))
  }

async function roundsOf(
  platform: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.getCasinoTransactions>,
) {
  const from = platform.reads()
  const filter = {
    playerId,
    ...toDateRange(input, from.now),
    gameId: input.casinoGameId === undefined ? null : BigInt(input.casinoGameId),
    status: input.status ?? null,
  }
  const page = { limit: input.limit, offset: (input.pageNo - 1) * input.limit }
  const [totals, rows] = await Promise.all([
    store.roundTotalsOf(from, filter),
    store.roundsOf(from, filter, page),
  ])
  return {
    transactions: {
      count: totals.count,
      rows: await Promise.all(rows.map((row) => roundOnTheWire(platform, row))),
    },
    totalBetAmounts: {
      stakes: eurosOfUnits(totals.stakeUnits),
      wins: eurosOfUnits(totals.winUnits),
      net: eurosOfUnits(totals.winUnits - totals.stakeUnits),
    },
  }
}

/** One round with its bets and wins. Throws NotFoundErrorType for one that is not this player's. */
async function roundOf(
  platform: Platform,
  playerId: bigint,
  { transactionId, casinoGameId }: ParsedOf<typeof contract.getUserCasinoRound>,
) {
  const from = platform.reads()
  const [, provider, eventRef] = /^([^:]+):(.+)$/s.exec(transactionId) ?? []
  const asked = { playerId, gameId: BigInt(casinoGameId) }
  const row = provider && eventRef ? await store.roundOf(from, { ...asked, provider, eventRef }) : undefined
  if (!row) throw new AppError("NotFoundErrorType")
  const [game, movements] = await Promise.all([
    games.gameById(platform, row.game_id),
    store.movementsOf(from, row),
  ])
  return {
    ...(await roundOnTheWire(platform, row)),
    closedAt: row.closed_at?.toISOString() ?? null,
    isPlayable: game?.isPlayable ?? false,
    movements: movements.map(({ uuid, kind, moved, rolled_back_by, at }) => ({
      reference: uuid,
      kind: kind === "win" ? ("win" as const) : ("bet" as const),
      amount: eurosOfUnits(moved),
      isTakenBack: rolled_back_by !== null,
      createdAt: at.toISOString(),
    })),
  }
}

async function roundOnTheWire(platform: Platform, row: Awaited<ReturnType<typeof store.roundsOf>>[number]) {
  const game = await games.gameById(platform, row.game_id)
  return {
    transactionId: `${row.provider}:${row.event_ref}`,
    type: "round" as const,
    status: roundStatus(row),
    amount: eurosOfUnits(row.win - row.stake),
    stake: eurosOfUnits(row.stake),
    win: eurosOfUnits(row.win),
    currencyCode: "EUR" as const,
    game: { casinoGameId: Number(row.game_id), name: game?.name ?? "", slug: game?.slug ?? "" },
    createdAt: row.opened_at.toISOString(),
  }
}
