import { z } from "zod"
import type { Tx } from "../db/transaction.ts"
import { AppError } from "../lib/appError.ts"

/**
 * What an operation came to, in a sentence; `isDone` is false where there was nothing to do it to. `file` is what whoever
 * asked is handed beside it, at a path of their machine where nothing is yet.
 */
export type CommandResult = { text: string; isDone: boolean; file?: { path: string; bytes: Buffer } }
/** It has been done, in a sentence. */
export const succeeded = (said: string): CommandResult => ({ text: said, isDone: true })
/** There was nothing to do it to, in a sentence. */
export const notDone = (said: string): CommandResult => ({ text: said, isDone: false })

/** What an operation answers, `true` where it answers nothing; undefined where it finds nothing to do it to. */
export function orUndefined(work: Promise<void>): Promise<true | undefined>
export function orUndefined<T>(work: Promise<T>): Promise<T | undefined>
export async function orUndefined<T>(work: Promise<T>): Promise<T | true | undefined> {
  try {
    return (await work) ?? true
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.name === "NotFoundErrorType") return undefined
    throw refusal
  }
}

/** What a person may do about what waits for them: a command of `npm run operator`. */
export type AdminCommand = {
  readonly name: string
  /** What follows the name, as the list of commands shows it: `ID [refund]`. */
  readonly words: string
  readonly does: string
  /** The operation for these words, to be run in a transaction in a person's name; undefined where they do not fit. */
  readonly parse: (words: readonly string[]) => ((tx: Tx, by: string) => Promise<CommandResult>) | undefined
}

/** Declares an operation. `takes` reads the words that follow its name; only what it lets through reaches `run`. */
export const adminCommand = <Takes extends z.ZodTuple>({
  takes,
  run,
  ...shown
}: Pick<AdminCommand, "name" | "words" | "does"> & {
  takes: Takes
  run: (tx: Tx, by: string, words: z.output<Takes>) => Promise<CommandResult>
}): AdminCommand => ({
  ...shown,
  parse(words) {
    const read = takes.safeParse(words)
    return read.success ? (tx, by) => run(tx, by, read.data) : undefined
  },
})

/**
 * Declares an operation that is kept with its reason: `takes` reads the first words after its name, the others are why it
 * is done, and blank ones are answered so.
 */
export const commandWithReason = <Takes extends z.ZodTuple>({
  takes,
  run,
  words: first,
  ...shown
}: Pick<AdminCommand, "name" | "words" | "does"> & {
  takes: Takes
  run: (tx: Tx, by: string, words: z.output<Takes>, why: string) => Promise<CommandResult>
}): AdminCommand => ({
  ...shown,
  words: `${first} WHY`,
  parse(words) {
    const length = takes.def.items.length
    const read = takes.safeParse(words.slice(0, length))
    if (!read.success || words.length === length) return undefined
    const why = words.slice(length).join(" ").trim()
    return why === "" ? async () => notDone("Say why.") : (tx, by) => run(tx, by, read.data, why)
  },
})

/** Declares the operation that shows what waits, one entry each; `none` is said where nothing does. */
export const listCommand = ({
  none,
  entries,
  ...shown
}: Pick<AdminCommand, "name" | "does"> & {
  none: string
  entries: (tx: Tx) => Promise<readonly string[]>
}): AdminCommand =>
  adminCommand({
    ...shown,
    words: "",
    takes: z.tuple([]),
    async run(tx) {
      const found = await entries(tx)
      return succeeded(found.length === 0 ? none : found.join("\n"))
    },
  })

/** An entry of such a list: its number and what stands beside it, and what else is said of it on lines of its own. */
export const formatEntry = (number: bigint | number, first: string, ...more: readonly string[]): string =>
  [`${String(number).padStart(6)}  ${first}`, ...more].join("\n        ")

/** What a person did about something, as a line of its entry. */
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

/** The number of a row, as a person types it. */
export const rowNumber = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)

/** Declares what is done about one row, by its number and for a reason; `saidOf` says what came of it. */
export const rowCommand = <Came>({
  act,
  saidOf,
  ...shown
}: Pick<AdminCommand, "name" | "does"> & {
  act: (tx: Tx, id: bigint, by: string, why: string) => Promise<Came>
  saidOf: (came: Came, id: bigint) => CommandResult
}): AdminCommand =>
  commandWithReason({
    ...shown,
    words: "ID",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await act(tx, id, by, why), id),
  })

/**
 * A state in which a matter of a module waits for a person. As long as it does, an alarm of kind `alarm` stands open
 * for it, and no longer: the audit sees to it. `doors` are the operations that end it.
 */
export type PendingReview = {
  readonly alarm: string
  /** SQL that answers what waits as `subject`, the alarm's subject. */
  readonly subjects: string
  readonly resolvedBy: readonly string[]
}

/** What the audit asks of a wait: an open alarm for each matter, and none for a matter that waits no more. */
export const pendingReviewInvariant = ({ alarm, subjects }: PendingReview) => ({
  name: `what waits for a person is an open alarm: ${alarm}`,
  sql: `select w.subject as waits, a.subject as alarm
        from (${subjects}) w
        full join (select subject from kernel.alarm where kind = '${alarm}' and closed_at is null) a using (subject)
        where w.subject is null or a.subject is null`,
})
