import { play as contract, type ParsedOf, type ReplyOf } from "@elite/contract"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { setCookie as cookieLine } from "../../platform/http/cookies.ts"
import type { Call, HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { toDateRange } from "../../platform/lib/calendar.ts"
import type { Platform } from "../../platform/platform.ts"
import * as games from "../games/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { demoCookie, findDemoEnd, openDemoPeriod } from "./demo/demo.ts"
import { type LaunchPorts, launchGame } from "./launch.ts"
import { computeRoundStatus, isShownByProvider, roundPageLimit, toProviderPlayerName } from "./rules.ts"
import * as store from "./store.ts"

export const routes =
  (platform: Platform, ports: LaunchPorts) =>
  (http: HttpServer): void => {
    const secure = platform.publicUrl.startsWith("https:")
    const start = async ({ input, caller, address, cookie }: Call<typeof contract.startGame>) => {
      const { expiresAt, ...launched } = await launchGame(platform, ports, {
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
      const endsAt = await findDemoEnd(platform.reads(), cookie(demoCookie))
      return { isAsked: endsAt === null, expiresAt: endsAt?.toISOString() ?? null }
    })
    http.serve(contract.answerAge, async ({ caller, address, cookie, setCookie }) => {
      if (caller) return { expiresAt: null }
      const { endsAt, opened } = await openDemoPeriod(platform, { demoToken: cookie(demoCookie), address })
      if (opened) setCookie(cookieLine(demoCookie, opened.token, { ...opened, secure }))
      return { expiresAt: endsAt.toISOString() }
    })

    const history = ({ input, caller }: Call<typeof contract.getCasinoTransactions>) =>
      getRoundsReply(platform, caller.playerId, input)
    http.serve(contract.getCasinoTransactions, history)
    http.serve(contract.getUserCasinoTransactions, history)
    http.serve(contract.getPlayedGames, ({ input, caller }) =>
      getPlayedGamesReply(platform, caller.playerId, input),
    )
    http.serve(contract.getUserCasinoRound, async ({ input, caller }) => ({
      round: await getRoundReply(platform, caller.playerId, input),
    }))
    http.serve(contract.getCasinoRoundPage, async ({ input, caller }) => {
      const row = await findOwnRound(platform, caller.playerId, input)
      const bet = (await store.listTransactions(platform.reads(), row)).find(({ kind }) => kind !== "win")
      if (!bet || !isShownByProvider(row)) throw new AppError("NotFoundErrorType")
      await countAttempt(platform.transact, { bucket: `roundPage:${caller.playerId}`, ...roundPageLimit })
      const user = toProviderPlayerName(caller.playerId, null)
      const { languageCode: language } = input
      return {
        url: await ports.launcher.roundUrl({ user, betUuid: bet.uuid, roundRef: row.round_ref, language }),
      }
    })
  }

async function getRoundsReply(
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

async function getPlayedGamesReply(
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
async function getRoundReply(
  platform: Platform,
  playerId: bigint,
  asked: ParsedOf<typeof contract.getUserCasinoRound>,
) {
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
async function findOwnRound(
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
