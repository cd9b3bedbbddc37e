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

/** The operation by this name, what it does, and how it is done. */
type CommandSpec<Run> = { name: string; does: string; run: Run }

type DisputeCommandsSpec<Won extends Disputable, Spent extends string> = {
  list: CommandSpec<(tx: Tx) => Promise<readonly Won[]>> & { none: string; shown: (won: Won) => string }
  keep: CommandSpec<(tx: Tx, id: bigint) => Promise<DisputeResult<Spent>>>
  refuse: CommandSpec<(tx: Tx, id: bigint, by: string, why: string) => Promise<DisputeResult<Spent>>>
  /** A sentence for what was decided about a number. */
  says: Record<Exclude<DisputeResult<Spent>, "sameOperator">, (id: bigint) => string>
}

const successes: readonly string[] = ["kept", "proposed", "refused"]

/** What persons may do about what was won with bets that were given back: look, let it be, take it back by two. */
export function disputeCommands<Won extends Disputable, Spent extends string = never>({
  list,
  keep,
  refuse,
  says,
}: DisputeCommandsSpec<Won, Spent>): readonly AdminCommand[] {
  const saidOf = (decided: DisputeResult<Spent>, id: bigint): CommandResult => {
    if (decided === "sameOperator") return alreadyProposed
    const sentence = says[decided as Exclude<DisputeResult<Spent>, "sameOperator">](id)
    return (successes.includes(decided) ? succeeded : notDone)(sentence)
  }
  const line = (won: Won) =>
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
      entries: async (tx) => (await list.run(tx)).map(line),
    }),
    adminCommand({
      name: keep.name,
      words: "ID",
      does: keep.does,
      takes: z.tuple([rowNumber]),
      run: async (tx, _, [id]) => saidOf(await keep.run(tx, id), id),
    }),
    rowCommand({ name: refuse.name, does: refuse.does, act: refuse.run, saidOf }),
  ]
}
