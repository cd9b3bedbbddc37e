import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  type CommandResult,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { alreadyProposed } from "../../../platform/admin/fourEyes.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Disputable, DisputeResult } from "./disputes.ts"

/** A command: its name, its help text and its function. */
type CommandSpec<Run> = { name: string; does: string; run: Run }

type DisputeCommandsSpec<Won extends Disputable, Spent extends string> = {
  list: CommandSpec<(tx: Tx) => Promise<readonly Won[]>> & { none: string; shown: (won: Won) => string }
  keep: CommandSpec<(tx: Tx, id: bigint) => Promise<DisputeResult<Spent>>>
  refuse: CommandSpec<(tx: Tx, id: bigint, by: string, why: string) => Promise<DisputeResult<Spent>>>
  /** The reply for each result, given the id. */
  says: Record<Exclude<DisputeResult<Spent>, "sameOperator">, (id: bigint) => string>
}

const successes: readonly string[] = ["kept", "proposed", "refused"]

/** The admin commands that list, keep and refuse disputed prizes; a refusal needs two operators. */
export function disputeCommands<Won extends Disputable, Spent extends string = never>({
  list,
  keep,
  refuse,
  says,
}: DisputeCommandsSpec<Won, Spent>): readonly AdminCommand[] {
  const toReply = (result: DisputeResult<Spent>, id: bigint): CommandResult => {
    if (result === "sameOperator") return alreadyProposed
    const sentence = says[result as Exclude<DisputeResult<Spent>, "sameOperator">](id)
    return (successes.includes(result) ? succeeded : notDone)(sentence)
  }
  const formatWon = (won: Won) =>
    formatEntry(
      won.id,
      list.shown(won),
      ...(won.refusal_by === null ? [] : [`to be taken back, says ${won.refusal_by}: ${won.refusal_why}`]),
    )
  return [
    listCommand({
      name: list.name,
      does: list.does,
      none: list.none,
      entries: async (tx) => (await list.run(tx)).map(formatWon),
    }),
    adminCommand({
      name: keep.name,
      words: "ID",
      does: keep.does,
      takes: z.tuple([rowNumber]),
      run: async (tx, _, [id]) => toReply(await keep.run(tx, id), id),
    }),
    rowCommand({ name: refuse.name, does: refuse.does, act: refuse.run, saidOf: toReply }),
  ]
}
