import type { Language, LiveMessages } from "@elite/contract"
import type { PolicyState } from "../../platform/admin/settings.ts"
import type { Reads } from "../../platform/db/transaction.ts"
import { type Caller, refuseRestricted } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomUuid } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting, isInMaintenance, site } from "../content/index.ts"
import { assertAllowed, findLimitOnStake, todayAt } from "../limits/index.ts"
import type { RegisterCheck } from "../players/index.ts"
import { getSession } from "../sessions/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { isContradiction, recordContradiction } from "./contradictions/contradictions.ts"
import type { SportsbookProvider, SportsToken } from "./ports.ts"
import { carryingLicence, type Licence, toSportsPlayerName } from "./rules.ts"
import { sportsbook, sportsbookLicence } from "./settings.ts"
import type { BetReference, ResultMessage, ReversalMessage, SportsAnswer, StakeMessage } from "./statuses.ts"
import * as store from "./store.ts"

/** What the sports book's provider may ask of us, whatever protocol it speaks. */
export type SportsbookCalls = {
  /** Books a stake. Everything that may refuse it stands in the same transaction. */
  placeBet(stake: StakeMessage): Promise<SportsAnswer>
  /** The provider stands by a bet; nothing moves. */
  confirmBet(bet: BetReference): Promise<SportsAnswer>
  /** Gives a stake back that the provider does not stand by; of an unknown one it succeeds and bars it. */
  discardBet(stake: Pick<StakeMessage, "provider" | "uuid" | "playerId">): Promise<SportsAnswer>
  /** Gives a bet its result and pays it; never refused because a session ended, an account was closed or a limit reached. */
  settleBet(result: ResultMessage): Promise<SportsAnswer>
  /** Takes a result back; of an unknown one it succeeds, and the late result moves nothing. */
  reverseResult(said: ReversalMessage): Promise<SportsAnswer>
  /** The result that stands is the provider's last word; nothing moves. */
  finalise(bet: BetReference): Promise<SportsAnswer>
}

/** The third parties of the sports book; `provider` is null where no contract with one is configured. */
export type SportsbookPorts = { provider: SportsbookProvider | null; register: RegisterCheck }

type Offer = { state: PolicyState; licence: Licence | null }

/** What the house offers now: its policy, and off where no licence carries it or, for bets, nobody provides it. */
export async function getOffer(from: Reads, { provider }: Pick<SportsbookPorts, "provider">): Promise<Offer> {
  const state = await getPolicyState(from, sportsbook)
  if (state === "off") return { state, licence: null }
  const [own, named] = await Promise.all([getSetting(from, site), getSetting(from, sportsbookLicence)])
  const licence = carryingLicence(own.licence, named)
  if (!licence) return { state: "off", licence: null }
  return { state: state === "on" && !provider ? "infoOnly" : state, licence }
}

/** Carries the provider's calls out and tells the player's devices what the purse holds. */
export function sportsbookCalls(
  platform: Platform,
  ports: Pick<SportsbookPorts, "provider">,
): SportsbookCalls {
  const { database, reads, clock, push: tell, wakeDispatcher } = platform
  const answered = (booked: store.Booked, betId: bigint | null): SportsAnswer => {
    const { status, balance: balanceUnits, player_id: playerId } = booked
    if (status === "ok" && balanceUnits !== null && playerId !== null) {
      tell({ playerId }, "wallet", { sports: unitsToEuros(balanceUnits) } satisfies LiveMessages["wallet"])
      wakeDispatcher()
    }
    return { status, balanceUnits, betId }
  }
  /** What cannot be booked waits for a person: its provider is told so, and may never say it again. */
  const noted = async (
    said: ResultMessage | ReversalMessage,
    booked: store.Booked,
  ): Promise<SportsAnswer> => {
    const units = "amountUnits" in said ? said.amountUnits : 0n
    if (isContradiction(booked.status, units))
      await platform.transact((tx) => recordContradiction(tx, said, booked.status))
    return answered(booked, said.betId)
  }
  return {
    async placeBet(stake) {
      const now = clock.now()
      const isOffered = (await getOffer(reads(), ports)).state === "on" && !(await isInMaintenance(platform))
      const booked = await store.placeBet(database, stake, { isOffered, now, today: todayAt(now) })
      // The provider says that it was refused; the page around it can say by which limit, and until when.
      if (booked.status === "limitReached") {
        const reached = await findLimitOnStake(reads(), stake.playerId, stake.amountUnits)
        if (reached) tell({ playerId: stake.playerId }, "limitReached", reached)
      }
      return answered(booked, booked.bet_id)
    },
    confirmBet: async (bet) => answered(await store.confirmBet(database, bet, clock.now()), bet.betId),
    discardBet: async (stake) => answered(await store.discardBet(database, stake, clock.now()), null),
    settleBet: async (said) => noted(said, await store.settleBet(database, said, clock.now())),
    reverseResult: async (said) => noted(said, await store.takeBack(database, said, clock.now())),
    finalise: async (bet) => answered(await store.finalise(database, bet, clock.now()), bet.betId),
  }
}

/**
 * A token for the provider's page, good for five minutes; another is asked for before it ends. The session that it names is opened
 * once for a log-in, after the register was asked. Refuses with NotFoundErrorType where the sports book takes no bets, and with
 * whatever the gate refuses a bet with.
 */
export async function openSportsSession(
  platform: Platform,
  ports: SportsbookPorts,
  { caller, language }: { caller: Caller; language: Language },
): Promise<SportsToken> {
  refuseRestricted(caller)
  const { playerId, sessionId: loginSessionId } = caller
  const { provider, register } = ports
  if (!provider || (await getOffer(platform.reads(), ports)).state !== "on")
    throw new AppError("NotFoundErrorType")
  let ref = await store.findSessionRef(platform.reads(), loginSessionId)
  if (ref === undefined) {
    const { startedAt } = await getSession(platform.reads(), loginSessionId)
    await register.checkPlayerSince(playerId, startedAt)
    ref = await platform.transact(async (tx) => {
      await assertAllowed(tx, playerId, "bet")
      return store.insertSession(tx, { ref: randomUuid(), playerId, loginSessionId })
    })
  } else await assertAllowed(platform.reads(), playerId, "bet")
  return provider.token({ ref, user: toSportsPlayerName(playerId), language, now: platform.clock.now() })
}
