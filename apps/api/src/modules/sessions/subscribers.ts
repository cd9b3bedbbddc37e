import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused, playerReturning } from "../limits/index.ts"
import { playerClosed, playerExcludedByRegister } from "../players/index.ts"
import { secondFactorChanged, sessionEnded } from "./events.ts"
import type { CloseSockets, EndReason } from "./ports.ts"
import { sendFactorChangedEmail } from "./secondFactor/emails.ts"
import { endSessions, endSessionsBeforeRestriction, renewRestriction } from "./sessions.ts"

type BarringEvent = EventOf<
  typeof playerClosed | typeof playerExcludedByRegister | typeof playerPaused | typeof identityDeclined
>

/** Why an event ends sessions; `evenRestricted` where the account may have no session at all. */
function sessionEndCause(event: BarringEvent): { reason: EndReason; evenRestricted: boolean } | undefined {
  switch (event.kind) {
    case "player.closed":
      return { reason: "closed", evenRestricted: true }
    case "player.excludedByRegister":
      return { reason: "excluded", evenRestricted: false }
    case "player.paused":
      return {
        reason: event.data.as === "break" ? "onBreak" : "excluded",
        evenRestricted: event.data.until === null,
      }
    case "identity.declined":
      return event.data.reason === "underAge" ? { reason: "closed", evenRestricted: true } : undefined
  }
}

export const notifySecondFactor = (platform: Pick<Platform, "publicUrl">): Subscriber =>
  subscriber({
    listener: "sessions.tellSecondFactor",
    on: [secondFactorChanged],
    async react(tx, events) {
      for (const event of events) await sendFactorChangedEmail(platform, tx, event)
    },
  })

export const subscribers = (hangUp: CloseSockets): readonly Subscriber[] => [
  subscriber({
    listener: "sessions.hangUp",
    on: [sessionEnded],
    async react(tx, events) {
      for (const { playerId, data } of events)
        tx.afterCommit(() => hangUp({ playerId, sessionId: data.sessionId }, data.reason))
    },
  }),
  // A restricted session shows the date of return once the player has requested it.
  subscriber({
    listener: "sessions.renewRestriction",
    on: [playerReturning],
    async react(tx, events) {
      for (const { playerId } of events) await renewRestriction(tx, playerId)
    },
  }),
  subscriber({
    listener: "sessions.end",
    on: [playerClosed, playerExcludedByRegister, playerPaused, identityDeclined],
    async react(tx, events) {
      for (const event of events) {
        const end = sessionEndCause(event)
        if (end?.evenRestricted) await endSessions(tx, event.playerId, { reason: end.reason })
        else if (end) await endSessionsBeforeRestriction(tx, event.playerId, end.reason)
      }
    },
  }),
]
