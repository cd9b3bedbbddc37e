import { type Refusal, refusalIn } from "../api.ts"

/** What a form's action answers when it did not do what was asked: why, and what was written. */
export type FormAnswer = Refusal & { written: Readonly<Record<string, string>> }

/** What was written into a form that was refused, by field name; empty where nothing was sent yet. */
export function writtenOf(answer: unknown): Readonly<Record<string, string>> {
  return refusalIn(answer) ? ((answer as Partial<FormAnswer>).written ?? {}) : {}
}
