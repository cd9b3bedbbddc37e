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

/** What a game provider may ask of us, whatever protocol it speaks. */
export type WalletCalls = {
  /** What the purse of this token holds; a token of somebody else is `tokenInvalid`. */
  balance(question: { token: string; playerId: bigint; purseId: bigint | null }): Promise<PlayAnswer>
  /** Books a stake. Everything that may refuse it stands in the same transaction. */
  placeBet(bet: BetMessage): Promise<PlayAnswer>
  /** Books a win; never refused because a session ended, an account was disabled or a limit reached. */
  payWin(win: WinMessage): Promise<PlayAnswer>
  /** Takes a bet (with its wins) or a win back; of something unknown it succeeds and bars the late bet. */
  rollBack(rollback: RollbackMessage): Promise<PlayAnswer>
}

type BookedMessage = Awaited<ReturnType<typeof store.placeBet>>

/** What a player's devices are told after something was booked: CREDIT is never told as cash, nor is a bonus. */
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

/** Carries the wallet calls out and tells the player's devices their new balance. */
export function walletCalls(platform: Platform): WalletCalls {
  const { database, reads, clock, push: tell, wakeDispatcher } = platform
  /** `isTold`: what was booked is also in the log, for the end of a round and a bet that is taken back are. */
  const answered = (booked: BookedMessage, isTold: boolean): PlayAnswer => {
    const { status, balance, player_id: playerId, purse } = booked
    const after = status === "ok" ? toWalletUpdate(booked) : undefined
    if (after && playerId !== null) {
      tell({ playerId }, "wallet", after)
      if (isTold) wakeDispatcher()
    }
    return { status, balanceUnits: balance, currency: toCurrency(purse ?? "cash") }
  }
  /**
   * A game says that a limit is reached, in its own words; the page around it can say which, and until when. Of a stake that is
   * played with a bonus only the cash is counted for the player's own limits.
   */
  const tellLimit = async ({ playerId, amountUnits }: BetMessage, purse: BookedMessage["purse"]) => {
    const from = reads()
    const bonus = purse === "bonus" ? await findBonusPurse(from, playerId) : undefined
    const largest = bonus?.largestStakeUnits ?? null
    if (largest !== null && amountUnits > largest)
      return tell({ playerId }, "stakeTooLarge", { largestStake: unitsToEuros(largest) })
    const cash = bonus ? await getBalanceUnits(from, accounts.cash(playerId)) : amountUnits
    const reached = await findLimitOnStake(from, playerId, amountUnits < cash ? amountUnits : cash)
    if (reached) tell({ playerId }, "limitReached", reached)
  }
  return {
    async balance({ token, playerId, purseId }) {
      const from = reads()
      const session = await store.findGameSession(from, hashToken(token))
      const currency = toCurrency(session?.purse ?? "cash")
      const named = session?.purse === "credit" ? session.purse_id : null
      if (session?.player_id !== playerId || named !== purseId)
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
      // CREDIT is no money, and no limit of the player's.
      if (booked.status === "limitReached" && booked.purse !== "credit") await tellLimit(bet, booked.purse)
      return answered(booked, bet.roundClosed)
    },
    async payWin(win) {
      const context = { tokenHash: hashToken(win.token), now: clock.now() }
      return answered(await store.payWin(database, win, context), win.roundClosed)
    },
    async rollBack(rollback) {
      const context = { tokenHash: hashToken(rollback.token), now: clock.now() }
      return answered(await store.rollBack(database, rollback, context), true)
    },
  }
}
