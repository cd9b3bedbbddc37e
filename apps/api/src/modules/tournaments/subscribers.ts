import type { Subscriber } from "../../platform/db/handlerType.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { Platform } from "../../platform/platform.ts"
import { policyChanged } from "../content/index.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused } from "../limits/index.ts"
import { pointsDisputed, pointsKept, pointsRefused } from "../loyalty/index.ts"
import { betSubscriber } from "../play/index.ts"
import { playerClosed, playerExcludedByRegister } from "../players/index.ts"
import { notifyPrizeOutcome, notifyPrizeWon, outcomeEvents } from "../prizes/index.ts"
import { payBackBarredPlayer } from "./entries/barredPlayers.ts"
import { tournamentDue, tournamentEntered, tournamentPaidBack, tournamentWon } from "./events.ts"
import { finishTournament } from "./lifecycle/finish.ts"
import { updateTournamentGames } from "./listing/participation.ts"
import { notifyPaidBack, tournamentMessages } from "./prizes/emails.ts"
import { notifyPointPrize } from "./prizes/pointEmails.ts"
import { isPrizeInPoints } from "./prizes/store.ts"
import { scoreBets } from "./scores/score.ts"
import { tournamentHousePrizes } from "./settings.ts"

/** One subscriber scores the bets, in the order of the log, and counts the places where the log says that they are due. */
export const scoreSubscriber = (onScored: () => void): Subscriber =>
  betSubscriber({
    listener: "tournaments.scoring",
    withCredit: true,
    also: [tournamentEntered],
    async react(tx, events) {
      if (await scoreBets(tx, events)) tx.afterCommit(onScored)
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
    on: [tournamentWon, tournamentPaidBack, ...outcomeEvents, pointsDisputed, pointsKept, pointsRefused],
    async react(tx, events) {
      for (const event of events) {
        switch (event.kind) {
          case "tournament.won": {
            const { entryId: ref, amountUnits } = event.data
            if (await isPrizeInPoints(tx, ref)) await notifyPointPrize(platform, tx, event)
            else
              await notifyPrizeWon(platform, tx, tournamentMessages, {
                playerId: event.playerId,
                ref,
                amountUnits,
              })
            break
          }
          case "tournament.paidBack":
            await notifyPaidBack(platform, tx, event)
            break
          case "club.prizeDisputed":
          case "club.prizeKept":
          case "club.prizeRefused":
            if (event.data.of === "tournaments") await notifyPointPrize(platform, tx, event)
            break
          default:
            await notifyPrizeOutcome(platform, tx, tournamentMessages, event)
        }
      }
    },
  })
