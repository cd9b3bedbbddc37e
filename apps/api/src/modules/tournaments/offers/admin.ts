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

function toReply(result: TournamentActResult, id: bigint): CommandResult {
  const replies: Record<TournamentActResult, CommandResult> = {
    published: succeeded(
      `Tournament ${id} is published with its repetitions. Money that the operator adds is reserved.`,
    ),
    stopped: succeeded(`Tournament ${id} is cancelled. Its entries are paid back.`),
    notDraft: notDone(`There is no draft ${id}.`),
    begun: notDone(`Tournament ${id} should have begun already. Create a new one that begins later.`),
    housePrizesOff: notDone(
      `The operator adds to the prizes of tournament ${id}, and the policy tournamentHousePrizes is not on.`,
    ),
    over: notDone(`Tournament ${id} is not there, over, or being counted.`),
  }
  return replies[result]
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
      const result = await createTournament(tx, typed, by, why)
      return result.problem === undefined
        ? succeeded(
            `${result.ids.length > 1 ? "Tournaments" : "Tournament"} ${result.ids.join(", ")}: stored as a draft.`,
          )
        : notDone(result.problem)
    },
  }),
  rowCommand({
    name: "publish-tournament",
    does: "announces a draft with its repetitions, and reserves the money that the operator adds",
    act: publishTournament,
    saidOf: toReply,
  }),
  rowCommand({
    name: "stop-tournament",
    does: "cancels a tournament that is not over: its entries are paid back",
    act: stopTournament,
    saidOf: toReply,
  }),
]
