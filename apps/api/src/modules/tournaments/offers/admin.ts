import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  type CommandResult,
  commandWithReason,
  formatAct,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  succeeded,
} from "../../../platform/admin/command.ts"
import { sumPool, toShownPrize } from "../boards/wire.ts"
import { listTournaments, type TournamentWithActs } from "../store.ts"
import { createTournament, publishTournament, stopTournament, type TournamentActResult } from "./offers.ts"

const maxListed = 200
const { euros, figure } = formatsOf("en")
const formatPrizes = (one: TournamentWithActs) => {
  const amount = toShownPrize(one, sumPool(one))
  return one.prizes_in === "points" ? `${figure(amount)} points` : euros(amount)
}

function formatTournament(one: TournamentWithActs): string {
  const { id, name, type, state, begins_at, ends_at, entries, cancelled_for, acts } = one
  return formatEntry(
    id,
    `${name.en}: ${type}, ${state}${cancelled_for ? ` (${cancelled_for})` : ""}, ${entries} in it, ${formatPrizes(one)} to win`,
    `from ${begins_at.toISOString()} until ${ends_at.toISOString()}`,
    ...acts.map(formatAct),
  )
}

/** What is said of what was done. */
function saidOf(what: TournamentActResult, id: bigint): CommandResult {
  const sentences: Record<TournamentActResult, CommandResult> = {
    published: succeeded(
      `Tournament ${id} is published, with those that repeat it. Money that the house adds is set aside.`,
    ),
    stopped: succeeded(`Tournament ${id} is cancelled. Whoever entered is paid back.`),
    notDraft: notDone(`There is no draft ${id}.`),
    begun: notDone(`Tournament ${id} should have begun already. Create it anew, to begin later.`),
    housePrizesOff: notDone(
      `The house adds to tournament ${id}, and the policy tournamentHousePrizes is not on.`,
    ),
    over: notDone(`Tournament ${id} is not there, over, or being counted.`),
  }
  return sentences[what]
}

/** What a person may do about what is offered. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "tournaments",
    does: "lists tournaments, the newest first, and who did what with them",
    none: "There is no tournament.",
    entries: async (tx) => (await listTournaments(tx, maxListed)).map(formatTournament),
  }),
  commandWithReason({
    name: "create-tournament",
    words: "JSON",
    does: "keeps a tournament as a draft, and one for each time that it is repeated",
    takes: z.tuple([z.string().max(20_000)]),
    async run(tx, by, [typed], why) {
      const came = await createTournament(tx, typed, by, why)
      return came.problem === undefined
        ? succeeded(
            `${came.ids.length > 1 ? "Tournaments" : "Tournament"} ${came.ids.join(", ")}: kept as a draft.`,
          )
        : notDone(came.problem)
    },
  }),
  rowCommand({
    name: "publish-tournament",
    does: "announces a draft and those that repeat it, and sets aside the money that the house adds",
    act: publishTournament,
    saidOf,
  }),
  rowCommand({
    name: "stop-tournament",
    does: "cancels a tournament that is not over: whoever entered is paid back",
    act: stopTournament,
    saidOf,
  }),
]
