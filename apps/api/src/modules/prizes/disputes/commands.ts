import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Disputable } from "./disputes.ts"

type CommandSpec<Run> = { name: string; does: string; run: Run }
type Sentence = (id: bigint) => string

type DisputeCommandsSpec<Won extends Disputable> = {
  list: CommandSpec<(tx: Tx) => Promise<readonly Won[]>> & { none: string; format: (won: Won) => string }
  keep: CommandSpec<(tx: Tx, id: bigint) => Promise<void>>
  refuse: CommandSpec<(tx: Tx, id: bigint, by: string, why: string) => Promise<"proposed" | "refused">>
  /** What the operator reads after each decision. */
  results: { kept: Sentence; proposed: Sentence; refused: Sentence }
}

/** The admin commands that list, keep and refuse disputed prizes; a refusal needs two operators. */
export const disputeCommands = <Won extends Disputable>({
  list,
  keep,
  refuse,
  results,
}: DisputeCommandsSpec<Won>): readonly AdminCommand[] => [
  listCommand({
    name: list.name,
    does: list.does,
    none: list.none,
    entries: async (tx) =>
      (await list.run(tx)).map((won) =>
        formatEntry(
          won.id,
          list.format(won),
          ...(won.refusal_by === null ? [] : [`refusal proposed by ${won.refusal_by}: ${won.refusal_why}`]),
        ),
      ),
  }),
  adminCommand({
    name: keep.name,
    words: "ID",
    does: keep.does,
    takes: idOnly,
    async run(tx, _, [id]) {
      await keep.run(tx, id)
      return results.kept(id)
    },
  }),
  commandWithReason({
    name: refuse.name,
    words: "ID",
    does: refuse.does,
    takes: idOnly,
    run: async (tx, by, [id], why) => results[await refuse.run(tx, id, by, why)](id),
  }),
]
