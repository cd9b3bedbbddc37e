import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatAct,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { sumPool, toShownPrize } from "../boards/wire.ts"
import { listTournaments, type TournamentWithActs } from "../store.ts"
import { createTournament, publishTournament, stopTournament } from "./offers.ts"

const maxListed = 200
const { euros, figure } = formatsOf("en")
const formatPrizes = (tournament: TournamentWithActs) => {
  const amount = toShownPrize(tournament, sumPool(tournament))
  return tournament.prizes_in === "points" ? `${figure(amount)} points` : euros(amount)
}

function formatTournament(tournament: TournamentWithActs): string {
  const { id, name, type, state, begins_at, ends_at, entries, cancelled_for, acts } = tournament
  return formatEntry(
    id,
    `${name.en}: ${type}, ${state}${cancelled_for ? ` (${cancelled_for})` : ""}, ${entries} in it, ${formatPrizes(tournament)} to win`,
    `from ${begins_at.toISOString()} until ${ends_at.toISOString()}`,
    ...acts.map(formatAct),
  )
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "tournaments",
    does: "lists tournaments, the newest first, with the acts of operators",
    none: "There is no tournament.",
    entries: async (tx) => (await listTournaments(tx, maxListed)).map(formatTournament),
  }),
  commandWithReason({
    name: "create-tournament",
    words: "JSON",
    does: "stores a tournament as a draft, and one for each repetition",
    takes: z.tuple([z.string().max(20_000)]),
    async run(tx, by, [typed], why) {
      const ids = await createTournament(tx, typed, by, why)
      return `${ids.length > 1 ? "Tournaments" : "Tournament"} ${ids.join(", ")}: stored as a draft.`
    },
  }),
  commandWithReason({
    name: "publish-tournament",
    words: "ID",
    does: "announces a draft with its repetitions, and reserves the money that the operator adds",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await publishTournament(tx, id, by, why)
      return `Tournament ${id} is published with its repetitions. Money that the operator adds is reserved.`
    },
  }),
  commandWithReason({
    name: "stop-tournament",
    words: "ID",
    does: "cancels a tournament that is not over: its entries are paid back",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await stopTournament(tx, id, by, why)
      return `Tournament ${id} is cancelled. Its entries are paid back.`
    },
  }),
]
