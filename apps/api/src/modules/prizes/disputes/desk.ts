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
import type { Decided, Disputable } from "./disputes.ts"

/** The operation by this name, what it does, and how it is done. */
type Door<Run> = { name: string; does: string; run: Run }

type Desk<Won extends Disputable, Spent extends string> = {
  list: Door<(tx: Tx) => Promise<readonly Won[]>> & { none: string; shown: (won: Won) => string }
  keep: Door<(tx: Tx, id: bigint) => Promise<Decided<Spent>>>
  refuse: Door<(tx: Tx, id: bigint, by: string, why: string) => Promise<Decided<Spent>>>
  /** A sentence for what was decided about a number. */
  says: Record<Exclude<Decided<Spent>, "sameOperator">, (id: bigint) => string>
}

const decisions: readonly string[] = ["kept", "proposed", "refused"]

/** What persons may do about what was won with bets that were given back: look, let it be, take it back by two. */
export function disputeDesk<Won extends Disputable, Spent extends string = never>({
  list,
  keep,
  refuse,
  says,
}: Desk<Won, Spent>): readonly AdminCommand[] {
  const saidOf = (decided: Decided<Spent>, id: bigint): CommandResult => {
    if (decided === "sameOperator") return alreadyProposed
    const sentence = says[decided as Exclude<Decided<Spent>, "sameOperator">](id)
    return (decisions.includes(decided) ? succeeded : notDone)(sentence)
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
