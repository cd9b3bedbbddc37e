import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  listCommand,
  rowNumber,
} from "../../platform/admin/command.ts"
import { refuseUnless } from "../../platform/admin/operatorError.ts"
import * as store from "./store.ts"

const unit: Record<store.NotedFlag["kind"], string> = {
  chasing: "deposits shortly after a loss",
  nightPlay: "nights",
  risingDeposits: "per cent of the usual deposits",
  refusedDeposits: "refused deposits",
  longSessions: "long sessions",
}
const formatFlag = ({ id, kind, figure, at }: Omit<store.NotedFlag, "notes">) =>
  formatEntry(id, `${at.toISOString()}  ${kind}: ${figure} ${unit[kind]}`)

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "care-open",
    does: "lists early signs without a note",
    none: "Every early sign has a note.",
    entries: async (tx) =>
      (await store.listUnnotedFlags(tx)).map((flag) => `${formatFlag(flag)}  player ${flag.player_id}`),
  }),
  adminCommand({
    name: "care",
    words: "PLAYER",
    does: "lists the early signs of a player with their notes",
    takes: z.tuple([rowNumber]),
    async run(tx, _, [playerId]) {
      const flags = await store.listNotedFlags(tx, playerId)
      refuseUnless(flags.length > 0, `Player ${playerId} has no early signs.`)
      const lines = flags.flatMap((flag) => [
        formatFlag(flag),
        ...flag.notes.map((note) => `        ${note.at.toISOString()}  ${note.operator}: ${note.done}`),
      ])
      return lines.join("\n")
    },
  }),
  adminCommand({
    name: "care-note",
    words: 'ID "WHAT WAS DONE"',
    does: "adds a note about an early sign, which cannot be changed",
    takes: z.tuple([rowNumber, z.string().trim().min(3).max(500)]),
    async run(tx, operator, [flagId, text]) {
      refuseUnless(
        await store.insertNote(tx, { flagId, operator, done: text }),
        `There is no sign ${flagId}.`,
      )
      return `The note was added to sign ${flagId}.`
    },
  }),
]
