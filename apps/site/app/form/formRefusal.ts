import { findRefusal, type Refusal } from "../api.ts"

export type FormRefusal = Refusal & { written: Readonly<Record<string, string>> }

/** By field name; empty before a form was refused. */
export function submittedValues(answer: unknown): Readonly<Record<string, string>> {
  return findRefusal(answer) ? ((answer as Partial<FormRefusal>).written ?? {}) : {}
}
