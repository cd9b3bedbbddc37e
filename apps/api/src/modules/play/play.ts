import type { Kernel } from "../../kernel/module.ts"
import { tokenHash } from "../../kernel/random.ts"
import * as games from "../games/index.ts"
import { limitOnStake, todayAt } from "../limits/index.ts"
import { isAlive } from "../sessions/index.ts"
import { accounts, balanceUnits, eurosOfUnits } from "../wallet/index.ts"
import type { BetMessage, PlayAnswer, RollbackMessage, WinMessage } from "./statuses.ts"
import * as store from "./store.ts"

/** What a game provider may ask of us, whatever protocol it speaks. */
export type WalletCalls = {
  /** What the purse of this token holds; a token of somebody else is `tokenInvalid`. */
  balance(question: { token: string; playerId: bigint }): Promise<PlayAnswer>
  /** Books a stake. Everything that may refuse it stands in the same transaction. */
  placeBet(bet: BetMessage): Promise<PlayAnswer>
  /** Books a win; never refused because a session ended, an account was disabled or a limit reached. */
  payWin(win: WinMessage): Promise<PlayAnswer>
  /** Takes a bet (with its wins) or a win back; of something unknown it succeeds and bars the late bet. */
  rollBack(rollback: RollbackMessage): Promise<PlayAnswer>
}

type Booked = Awaited<ReturnType<typeof store.placeBet>>

/** Carries the wallet calls out and tells the player's devices their new balance. */
export function walletCalls(kernel: Kernel): WalletCalls {
  const { database, reads, clock, tell, eventsAnnounced } = kernel
  const answered = ({ status, balance, player_id }: Booked): PlayAnswer => {
    if (status === "ok" && balance !== null && player_id !== null) {
      tell({ playerId: player_id }, "wallet", { cash: eurosOfUnits(balance) })
      eventsAnnounced()
    }
    return { status, balanceUnits: balance }
  }
  /** A game says that a limit is reached, in its own words; the page around it can say which, and until when. */
  const tellLimit = async ({ playerId, amountUnits }: BetMessage) => {
    const reached = await limitOnStake(reads(), playerId, amountUnits)
    if (reached) tell({ playerId }, "limitReached", reached)
  }
  return {
    async balance({ token, playerId }) {
      const from = reads()
      const session = await store.sessionOf(from, tokenHash(token))
      if (session?.player_id !== playerId) return { status: "tokenInvalid", balanceUnits: null }
      const alive = session.expires_at > from.now && (await isAlive(from, session.login_session_id))
      const cash = await balanceUnits(from, accounts.ofPurse(playerId, session.purse))
      return { status: alive ? "ok" : "tokenExpired", balanceUnits: cash }
    },
    async placeBet(bet) {
      const game = await games.gameByCode(kernel, bet.gameCode)
      const now = clock.now()
      const booked = await store.placeBet(database, bet, {
        tokenHash: tokenHash(bet.token),
        game: game && games.isPlayable(game) ? game : null,
        now,
        today: todayAt(now),
      })
      if (booked.status === "limitReached") await tellLimit(bet)
      return answered(booked)
    },
    async payWin(win) {
      return answered(
        await store.payWin(database, win, { tokenHash: tokenHash(win.token), now: clock.now() }),
      )
    },
    async rollBack(rollback) {
      return answered(
        await store.rollBack(database, rollback, { tokenHash: tokenHash(rollback.token), now: clock.now() }),
      )
    },
  }
}
