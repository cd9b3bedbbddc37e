import { z } from "zod"
import type { Tx } from "../db/transaction.ts"
import { OperatorError } from "./operatorError.ts"

/** What the operator reads. `file` is written on the operator's machine, to a path that must not exist. */
export type CommandResult = string | { text: string; file: { path: string; bytes: Buffer } }

export type AdminCommand = {
  readonly name: string
  readonly words: string
  readonly does: string
  /** Undefined for arguments that do not fit; the returned function throws OperatorError where it refuses. */
  readonly parse: (words: readonly string[]) => ((tx: Tx, by: string) => Promise<CommandResult>) | undefined
}

/** `takes` parses the arguments; `run` is called only with what it accepts. */
export const adminCommand = <Takes extends z.ZodTuple>({
  takes,
  run,
  ...declared
}: Pick<AdminCommand, "name" | "words" | "does"> & {
  takes: Takes
  run: (tx: Tx, by: string, words: z.output<Takes>) => Promise<CommandResult>
}): AdminCommand => ({
  ...declared,
  parse(words) {
    const parsed = takes.safeParse(words)
    return parsed.success ? (tx, by) => run(tx, by, parsed.data) : undefined
  },
})

/** `takes` parses the first arguments; the rest are the reason, which must not be blank. */
export const commandWithReason = <Takes extends z.ZodTuple>({
  takes,
  run,
  words: firstWords,
  ...declared
}: Pick<AdminCommand, "name" | "words" | "does"> & {
  takes: Takes
  run: (tx: Tx, by: string, words: z.output<Takes>, why: string) => Promise<CommandResult>
}): AdminCommand => ({
  ...declared,
  words: `${firstWords} WHY`.trimStart(),
  parse(words) {
    const length = takes.def.items.length
    const parsed = takes.safeParse(words.slice(0, length))
    if (!parsed.success || words.length === length) return undefined
    const why = words.slice(length).join(" ").trim()
    return async (tx, by) => {
      if (why === "") throw new OperatorError("Say why.")
      return run(tx, by, parsed.data, why)
    }
  },
})

export const listCommand = ({
  none,
  entries,
  ...declared
}: Pick<AdminCommand, "name" | "does"> & {
  none: string
  entries: (tx: Tx) => Promise<readonly string[]>
}): AdminCommand =>
  adminCommand({
    ...declared,
    words: "",
    takes: z.tuple([]),
    async run(tx) {
      const listed = await entries(tx)
      return listed.length === 0 ? none : listed.join("\n")
    },
  })

export const formatEntry = (number: bigint | number, title: string, ...lines: readonly string[]): string =>
  [`${String(number).padStart(6)}  ${title}`, ...lines].join("\n        ")

export const formatAct = ({
  act,
  by,
  why,
  at,
}: {
  act: string
  by: string
  why: string
  at: string
}): string => `${new Date(at).toISOString()}  ${act} by ${by}: ${why}`

export const rowNumber = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)

export const idOnly = z.tuple([rowNumber])

/** An alarm of kind `alarm` is open for a subject exactly while it waits for a person; the audit checks this. */
export type PendingReview = {
  readonly alarm: string
  /** SQL whose column `subject` lists what waits. */
  readonly subjects: string
  readonly resolvedBy: readonly string[]
}

export const pendingReviewInvariant = ({ alarm, subjects }: PendingReview) => ({
  name: `what waits for a person is an open alarm: ${alarm}`,
  sql: `select w.subject as waits, a.subject as alarm
        from (${subjects}) w
        full join (select subject from kernel.alarm where kind = '${alarm}' and closed_at is null) a using (subject)
        where w.subject is null or a.subject is null`,
})
