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

export type SportsbookCalls = {
  /** Books a stake; every check runs in the same transaction. */
  placeBet(stake: StakeMessage): Promise<SportsAnswer>
  confirmBet(bet: BetReference): Promise<SportsAnswer>
  /** Refunds a stake that the provider does not confirm; an unknown stake is refused when it arrives. */
  discardBet(stake: Pick<StakeMessage, "provider" | "uuid" | "playerId">): Promise<SportsAnswer>
  /** Never refused because a session ended, an account was closed or a limit reached. */
  settleBet(result: ResultMessage): Promise<SportsAnswer>
  /** Reverses a result; an unknown one moves nothing when it arrives. */
  reverseResult(message: ReversalMessage): Promise<SportsAnswer>
  /** Marks the result as final; nothing moves. */
  finalise(bet: BetReference): Promise<SportsAnswer>
}

/** `provider` is null where none is configured. */
export type SportsbookPorts = { provider: SportsbookProvider | null; register: RegisterCheck }

type Offer = { state: PolicyState; licence: Licence | null }

/** Off without a licence, and infoOnly without a provider. */
export async function getOffer(from: Reads, { provider }: Pick<SportsbookPorts, "provider">): Promise<Offer> {
  const state = await getPolicyState(from, sportsbook)
  if (state === "off") return { state, licence: null }
  const [own, named] = await Promise.all([getSetting(from, site), getSetting(from, sportsbookLicence)])
  const licence = carryingLicence(own.licence, named)
  if (!licence) return { state: "off", licence: null }
  return { state: state === "on" && !provider ? "infoOnly" : state, licence }
}

export function sportsbookCalls(
  platform: Platform,
  ports: Pick<SportsbookPorts, "provider">,
): SportsbookCalls {
  const { database, reads, clock, push, wakeDispatcher } = platform
  const toAnswer = (booked: store.Booked, betId: bigint | null): SportsAnswer => {
    const { status, balance: balanceUnits, player_id: playerId } = booked
    if (status === "ok" && balanceUnits !== null && playerId !== null) {
      push({ playerId }, "wallet", { sports: unitsToEuros(balanceUnits) } satisfies LiveMessages["wallet"])
      wakeDispatcher()
    }
    return { status, balanceUnits, betId }
  }
  /** Records a message that cannot be booked: the provider may never repeat it. */
  const recordAndAnswer = async (
    message: ResultMessage | ReversalMessage,
    booked: store.Booked,
  ): Promise<SportsAnswer> => {
    const units = "amountUnits" in message ? message.amountUnits : 0n
    if (isContradiction(booked.status, units))
      await platform.transact((tx) => recordContradiction(tx, message, booked.status))
    return toAnswer(booked, message.betId)
  }
  return {
    async placeBet(stake) {
      const now = clock.now()
      const isOffered = (await getOffer(reads(), ports)).state === "on" && !(await isInMaintenance(platform))
      const booked = await store.placeBet(database, stake, { isOffered, now, today: todayAt(now) })
      // The provider only knows that a limit refused the bet; our page can say which.
      if (booked.status === "limitReached") {
        const reached = await findLimitOnStake(reads(), stake.playerId, stake.amountUnits)
        if (reached) push({ playerId: stake.playerId }, "limitReached", reached)
      }
      return toAnswer(booked, booked.bet_id)
    },
    confirmBet: async (bet) => toAnswer(await store.confirmBet(database, bet, clock.now()), bet.betId),
    discardBet: async (stake) => toAnswer(await store.discardBet(database, stake, clock.now()), null),
    settleBet: async (message) =>
      recordAndAnswer(message, await store.settleBet(database, message, clock.now())),
    reverseResult: async (message) =>
      recordAndAnswer(message, await store.takeBack(database, message, clock.now())),
    finalise: async (bet) => toAnswer(await store.finalise(database, bet, clock.now()), bet.betId),
  }
}

/** Opens one session for a login, after asking the register. Refuses with NotFound, and as the gate refuses a bet. */
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
