import type { LiveMessages } from "@elite/contract"
import { hashToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { isInMaintenance } from "../content/index.ts"
import * as games from "../games/index.ts"
import { findLimitOnStake, todayAt } from "../limits/index.ts"
import { isAlive } from "../sessions/index.ts"
import { accounts, getBalanceUnits, unitsToEuros } from "../wallet/index.ts"
import { findBonusPurse } from "./purses/store.ts"
import { toCurrency } from "./rules.ts"
import type { BetMessage, PlayAnswer, RollbackMessage, WinMessage } from "./statuses.ts"
import * as store from "./store.ts"

export type WalletCalls = {
  /** `tokenInvalid` for the token of another player. */
  balance(request: { token: string; playerId: bigint; purseId: bigint | null }): Promise<PlayAnswer>
  placeBet(bet: BetMessage): Promise<PlayAnswer>
  /** Never refused because a session ended, an account was disabled or a limit reached. */
  payWin(win: WinMessage): Promise<PlayAnswer>
  /** Reverses a bet with its wins, or a win; an unknown bet is refused when it arrives. */
  rollBack(rollback: RollbackMessage): Promise<PlayAnswer>
}

type BookedMessage = Awaited<ReturnType<typeof store.placeBet>>

/** Converts a balance for the player’s devices; credit and bonus are never shown as cash. */
export function toWalletUpdate({
  purse,
  balance,
  cash,
}: Pick<BookedMessage, "purse" | "balance" | "cash">): LiveMessages["wallet"] | undefined {
  if (balance === null) return undefined
  if (purse === "credit") return { tournamentPoints: unitsToEuros(balance) }
  if (purse !== "bonus") return { cash: unitsToEuros(balance) }
  return cash === null ? undefined : { cash: unitsToEuros(cash), bonus: unitsToEuros(balance - cash) }
}

export function walletCalls(platform: Platform): WalletCalls {
  const { database, reads, clock, push, wakeDispatcher } = platform
  /** `hasEvent`: the end of a round and a rollback also publish an event. */
  const toAnswer = (booked: BookedMessage, hasEvent: boolean): PlayAnswer => {
    const { status, balance, player_id: playerId, purse } = booked
    const after = status === "ok" ? toWalletUpdate(booked) : undefined
    if (after && playerId !== null) {
      push({ playerId }, "wallet", after)
      if (hasEvent) wakeDispatcher()
    }
    return { status, balanceUnits: balance, currency: toCurrency(purse ?? "cash") }
  }
  /** The game cannot name the limit; the page around it can. Only the cash of a stake counts for own limits. */
  const pushLimit = async ({ playerId, amountUnits }: BetMessage, purse: BookedMessage["purse"]) => {
    const from = reads()
    const bonus = purse === "bonus" ? await findBonusPurse(from, playerId) : undefined
    const largest = bonus?.largestStakeUnits ?? null
    if (largest !== null && amountUnits > largest)
      return push({ playerId }, "stakeTooLarge", { largestStake: unitsToEuros(largest) })
    const cash = bonus ? await getBalanceUnits(from, accounts.cash(playerId)) : amountUnits
    const reached = await findLimitOnStake(from, playerId, amountUnits < cash ? amountUnits : cash)
    if (reached) push({ playerId }, "limitReached", reached)
  }
  return {
    async balance({ token, playerId, purseId }) {
      const from = reads()
      const session = await store.findGameSession(from, hashToken(token))
      const currency = toCurrency(session?.purse ?? "cash")
      const creditPurseId = session?.purse === "credit" ? session.purse_id : null
      if (session?.player_id !== playerId || creditPurseId !== purseId)
        return { status: "tokenInvalid", balanceUnits: null, currency }
      const { cash, other } = await store.getHeld(from, session)
      const isOver =
        session.expires_at <= from.now || (session.purse_over_at ?? session.expires_at) <= from.now
      const alive = !isOver && (await isAlive(from, session.login_session_id))
      return { status: alive ? "ok" : "tokenExpired", balanceUnits: cash + other, currency }
    },
    async placeBet(bet) {
      const game = await games.findGameByCode(platform, bet.gameCode)
      const now = clock.now()
      const booked = await store.placeBet(database, bet, {
        tokenHash: hashToken(bet.token),
        game: game && games.isPlayable(game) ? game : null,
        launchCodes: game ? await games.listLaunchCodes(platform, game) : [],
        now,
        today: todayAt(now),
        isClosed: await isInMaintenance(platform),
      })
      if (booked.status === "limitReached" && booked.purse !== "credit") await pushLimit(bet, booked.purse)
      return toAnswer(booked, bet.roundClosed)
    },
    async payWin(win) {
      const context = { tokenHash: hashToken(win.token), now: clock.now() }
      return toAnswer(await store.payWin(database, win, context), win.roundClosed)
    },
    async rollBack(rollback) {
      const context = { tokenHash: hashToken(rollback.token), now: clock.now() }
      return toAnswer(await store.rollBack(database, rollback, context), true)
    },
  }
}
