import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policyChanged } from "../content/index.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused } from "../limits/index.ts"
import { pointsDisputed, pointsKept, pointsRefused } from "../loyalty/index.ts"
import { betSubscriber } from "../play/index.ts"
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
import { scoreBets } from "./scores/score.ts"
import { tournamentHousePrizes } from "./settings.ts"

/** One subscriber scores the bets, in the order of the log, and counts the places where the log says that they are due. */
export const scoreSubscriber = (platform: Platform): Subscriber =>
  betSubscriber({
    listener: "tournaments.scoring",
    withCredit: true,
    also: [tournamentEntered],
    async react(tx, events) {
      if (await scoreBets(tx, events)) tx.afterCommit(() => schedulePublish(platform))
    },
    closing: [tournamentDue],
    close: (tx, { data }) => finishTournament(tx, data.tournamentId),
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
