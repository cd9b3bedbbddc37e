import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policyChanged } from "../content/index.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused } from "../limits/index.ts"
import { pointsDisputed, pointsKept, pointsRefused } from "../loyalty/index.ts"
import { betVoided, roundSettled, stakesAnnulled } from "../play/index.ts"
import { playerClosed, playerExcludedByRegister } from "../players/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { schedulePublish } from "./boards/publish.ts"
import { payBackBarredPlayer } from "./entries/barredPlayers.ts"
import { tournamentDue, tournamentEntered, tournamentPaidBack, tournamentWon } from "./events.ts"
import { finishTournament } from "./lifecycle/finish.ts"
import { updateTournamentGames } from "./listing/participation.ts"
import { type EntryOutcome, notifyEntryOutcome } from "./prizes/emails.ts"
import { notifyPointPrize, type PointDispute } from "./prizes/pointEmails.ts"
import { isPrizeInPoints } from "./prizes/store.ts"
import type { ScoreEvent } from "./scores/items.ts"
import { removeAnnulledBets, scoreBets } from "./scores/score.ts"
import { tournamentHousePrizes } from "./settings.ts"

/** One subscriber scores the bets, in the order of the log, and counts the places where the log says that they are due. */
export const scoreSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "tournaments.scoring",
    on: [tournamentEntered, roundSettled, betVoided, stakesAnnulled, tournamentDue],
    async react(tx, events) {
      let pending: ScoreEvent[] = []
      let hasChanged = false
      const flush = async () => {
        hasChanged = (await scoreBets(tx, pending)) || hasChanged
        pending = []
      }
      for (const event of events) {
        if (event.kind === "tournament.due") {
          await flush()
          await finishTournament(tx, event.data.tournamentId)
        } else if (event.kind === "stakes.annulled") {
          await flush()
          hasChanged = (await removeAnnulledBets(tx, event)) || hasChanged
        } else pending.push(event)
      }
      await flush()
      if (hasChanged) tx.afterCommit(() => schedulePublish(platform))
    },
  })

export const policySubscriber: Subscriber = subscriber({
  listener: "tournaments.policy",
  on: [policyChanged],
  react: (tx, events) =>
    events.some(({ data }) => data.feature === tournamentHousePrizes.feature)
      ? updateTournamentGames(tx)
      : Promise.resolve(),
})

/** Pays back players who may not play when a tournament begins. */
export const barredPlayerSubscriber: Subscriber = subscriber({
  listener: "tournaments.barring",
  on: [playerPaused, playerClosed, identityDeclined, playerExcludedByRegister],
  async react(tx, events) {
    for (const event of events)
      await payBackBarredPlayer(tx, event.playerId, event.kind === "player.paused" ? event.data.until : null)
  },
})

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "tournaments.letters",
    on: [
      tournamentWon,
      tournamentPaidBack,
      prizePaid,
      prizeDisputed,
      prizeKept,
      prizeRefused,
      pointsDisputed,
      pointsKept,
      pointsRefused,
    ],
    async react(tx, events) {
      for (const event of events) {
        if ("of" in event.data && event.data.of !== "tournaments") continue
        if (isOfPoints(event)) await notifyPointPrize(platform, tx, event)
        else if (event.kind === "tournament.won" && (await isPrizeInPoints(tx, event.data.entryId)))
          await notifyPointPrize(platform, tx, event)
        else await notifyEntryOutcome(platform, tx, event)
      }
    },
  })

const isOfPoints = (event: EntryOutcome | PointDispute): event is PointDispute =>
  event.kind === "club.prizeDisputed" || event.kind === "club.prizeKept" || event.kind === "club.prizeRefused"
