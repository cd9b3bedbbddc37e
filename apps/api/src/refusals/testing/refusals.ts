import type { Client } from "@elite/client/visitor"
import { type Endpoint, type ErrorName, endpoints, errorStatus, type InputOf, nouns } from "@elite/contract"
import { beforeEach, expect } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { asOwner } from "../../modules/payments/testing/payer.ts"

const pair = ({ method, path }: Endpoint, name: ErrorName) => `${method} ${path} ${name}`

const {
  players,
  sessions,
  identity,
  me,
  dossiers,
  limits,
  protection,
  jackpots,
  prizes,
  drops,
  quest,
  loyalty,
  tournaments,
  referrals,
  promotions,
  crash,
  sportsbook,
} = nouns
const callsOf = (...of: object[]) => new Set<unknown>(of.flatMap((noun) => Object.values(noun)))
const ofIdentity = callsOf(identity)
const ofSessions = callsOf(sessions)
const ofAccounts = callsOf(players, me, dossiers)
const ofLimits = callsOf(limits, protection)
const ofJackpots = callsOf(jackpots)
const ofDrops = callsOf(drops, prizes)
const ofQuest = callsOf(quest)
const ofLoyalty = callsOf(loyalty)
const ofTournaments = callsOf(tournaments)
const ofReferrals = callsOf(referrals, promotions)
const ofCrash = callsOf(crash)
const ofSportsbook = callsOf(sportsbook)
const isItsme = ({ path }: Endpoint) => path.startsWith("/api/itsme/")
/**
 * The calls around itsme, about who somebody is, logging in, somebody's account, limits, jackpots, prize drops and prizes in general, quests, the
 * Elite Club, tournaments, invitations and bills, our own game, the sports book, and all others: together every call there is.
 */
export const itsmeCalls = endpoints.filter(isItsme)
const plain = endpoints.filter((endpoint) => !isItsme(endpoint))
export const identityCalls = plain.filter((endpoint) => ofIdentity.has(endpoint))
export const accountCalls = plain.filter((endpoint) => ofAccounts.has(endpoint))
export const sessionCalls = plain.filter((endpoint) => ofSessions.has(endpoint))
export const limitCalls = plain.filter((endpoint) => ofLimits.has(endpoint))
export const jackpotCalls = plain.filter((endpoint) => ofJackpots.has(endpoint))
export const dropCalls = plain.filter((endpoint) => ofDrops.has(endpoint))
export const questCalls = plain.filter((endpoint) => ofQuest.has(endpoint))
export const loyaltyCalls = plain.filter((endpoint) => ofLoyalty.has(endpoint))
export const tournamentCalls = plain.filter((endpoint) => ofTournaments.has(endpoint))
export const referralCalls = plain.filter((endpoint) => ofReferrals.has(endpoint))
export const crashCalls = plain.filter((endpoint) => ofCrash.has(endpoint))
export const sportsbookCalls = plain.filter((endpoint) => ofSportsbook.has(endpoint))
export const otherCalls = plain.filter(
  (endpoint) =>
    ![
      ofIdentity,
      ofSessions,
      ofAccounts,
      ofLimits,
      ofJackpots,
      ofDrops,
      ofQuest,
      ofLoyalty,
      ofTournaments,
      ofReferrals,
      ofCrash,
      ofSportsbook,
    ].some((calls) => calls.has(endpoint)),
)

/** The reasons that the gate knows, each with what makes it true of the player $1. */
export const reasonsOfTheGate: [ErrorName, string][] = [
  ["KycNotDoneErrorType", "update identity.standing set kyc_status = 'none' where player_id = $1"],
  ["EmailNotVerifiedErrorType", "update players.player set email_verified_at = null where id = $1"],
  [
    "OnBreakErrorType",
    "update limits.player set break_until = now() + interval '1 day' where player_id = $1",
  ],
  [
    "SelfExcludedErrorType",
    "update limits.player set excluded_until = now() + interval '1 day' where player_id = $1",
  ],
  [
    "ReturnNotAskedErrorType",
    "update limits.player set excluded_until = now() - interval '1 day', return_from = 'infinity' where player_id = $1",
  ],
  [
    "ReturnWaitsErrorType",
    "update limits.player set excluded_until = now() - interval '1 day', return_from = now() + interval '1 day' where player_id = $1",
  ],
  ["AccountExcludedErrorType", "update limits.player set excluded_until = 'infinity' where player_id = $1"],
  [
    "ExcludedFromPlayErrorType",
    "update players.player set register_standing = 'excluded', register_checked_at = now() + interval '1 hour' where id = $1",
  ],
  [
    "AccountUnderAgeErrorType",
    "update identity.standing set kyc_status = 'declined', reason = 'underAge' where player_id = $1",
  ],
  ["AccountClosedErrorType", "update players.player set status = 'closed' where id = $1"],
]

/**
 * A casino in which refusals are provoked through the real doors, and the book of those that were. A name that nothing
 * answers is a promise nobody keeps: `unprovoked` finds it.
 */
export function refusalsForFile() {
  const casino = casinoForFile()
  const provoked = new Set<string>()

  /** Runs a statement as the owner of the database. */
  const own = (text: string, values: unknown[] = []) => asOwner<{ id: string }>(casino(), text, values)

  /** Calls, and is refused by this name and its status. */
  async function refuses<E extends Endpoint>(
    visitor: Client,
    endpoint: E,
    input: InputOf<E>,
    name: ErrorName,
    more: { idempotencyKey?: string } = {},
  ): Promise<void> {
    const described = pair(endpoint, name)
    await expect(visitor.call(endpoint, input, more), described).rejects.toMatchObject({
      name,
      status: errorStatus[name],
    })
    provoked.add(described)
  }

  /** What these calls name in their `errors` and nobody has provoked yet. */
  const unprovoked = (calls: readonly Endpoint[]): string[] =>
    calls
      .flatMap((endpoint) => endpoint.errors.map((name) => pair(endpoint, name)))
      .filter((each) => !provoked.has(each))

  /** Nobody is slowed down any more. */
  const unhurried = () => own("delete from kernel.throttle")
  /** Everybody has knocked too often. */
  const hurried = () => own("update kernel.throttle set count = 1000000")

  /** What the gate knows becomes true of a player. */
  async function arrange(playerId: bigint | number, reason: string): Promise<void> {
    await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
    await own(reason, [playerId])
  }
  /** A player whose reality check waits to be answered. */
  async function wantsCheck(visitor: Client): Promise<void> {
    await visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
    await own("update limits.player set check_due_at = $1 where check_minutes = 30", [casino().clock.now()])
  }
  /** A player whose session has lasted as long as they allow themselves, or may go on for an hour. */
  async function sessionIsOver(visitor: Client, isOver: boolean): Promise<void> {
    await visitor.call(limits.setSessionTime, { minutes: 15 })
    await own(
      "update limits.player set session_ends_at = $1::timestamptz + make_interval(hours => $2) where session_minutes = 15",
      [casino().clock.now(), isOver ? 0 : 1],
    )
  }

  beforeEach(unhurried)
  return { casino, own, arrange, wantsCheck, sessionIsOver, refuses, unprovoked, hurried, unhurried }
}
