import { findRefusal, type Refusal } from "../api.ts"

/** What a form's action answers when it did not do what was asked: why, and what was written. */
export type FormRefusal = Refusal & { written: Readonly<Record<string, string>> }

/** What was written into a form that was refused, by field name; empty where nothing was sent yet. */
export function submittedValues(answer: unknown): Readonly<Record<string, string>> {
  return findRefusal(answer) ? ((answer as Partial<FormRefusal>).written ?? {}) : {}
}
