import { z } from "zod"
import type { Reads } from "../db/transaction.ts"

/** A value that operators change without a release; the row in `content.settings` is the one that counts. */
export type Setting<V extends z.ZodType = z.ZodType> = {
  readonly what: "setting"
  readonly key: string
  /** Its shape with every bound that a change must keep. */
  readonly value: V
  /** What a new casino opens with. */
  readonly initial: z.output<V>
  /** Where it acts, in a sentence for operators. */
  readonly acts: string
  /** Why operators may not make a change, in a sentence for them; undefined where nothing speaks against it. */
  bar?(from: Reads, before: z.output<V>, after: z.output<V>): Promise<string | undefined>
}

export const policyStates = ["on", "off", "infoOnly"] as const
export type PolicyState = (typeof policyStates)[number]

/** A feature that the law may forbid, and whether it is on, off, or shown without being offered. */
export type Policy = {
  readonly what: "policy"
  readonly feature: string
  readonly initial: PolicyState
  /** Why a Belgian compliance officer would have to clear it. */
  readonly concern: string
  /** Where it acts, in a sentence for operators. */
  readonly acts: string
  /** What keeps it from a state, in a sentence for operators that says what to do first; undefined where nothing does. */
  readonly bar?: (from: Reads, state: PolicyState) => Promise<string | undefined>
}

/** How often something may be tried within a window. */
export const attempts = z.int().min(1).max(1000)
/** The minutes of a window: a day at most. */
export const minutes = z
  .int()
  .min(1)
  .max(24 * 60)

/** What a setting holds. */
export type ValueOf<S extends Setting> = z.output<S["value"]>

/** Declares a setting in the `settings.ts` of the noun that reads it. */
export const declareSetting = <V extends z.ZodType>(
  key: string,
  declared: Omit<Setting<V>, "what" | "key">,
): Setting<V> => ({ what: "setting", key, ...declared })

/** Declares a policy in the `settings.ts` of the noun whose feature it rules. */
export const declarePolicy = (feature: string, declared: Omit<Policy, "what" | "feature">): Policy => ({
  what: "policy",
  feature,
  ...declared,
})
