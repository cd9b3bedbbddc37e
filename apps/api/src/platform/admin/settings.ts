import { z } from "zod"
import type { Reads } from "../db/transaction.ts"

/** The current value is a row in `content.settings`. */
export type Setting<V extends z.ZodType = z.ZodType> = {
  readonly what: "setting"
  readonly key: string
  readonly value: V
  readonly initial: z.output<V>
  /** Where the value takes effect, in a sentence for operators. */
  readonly acts: string
  /** Answers why a change is not allowed, in a sentence for operators, or undefined. */
  bar?(from: Reads, before: z.output<V>, after: z.output<V>): Promise<string | undefined>
}

export const policyStates = ["on", "off", "infoOnly"] as const
export type PolicyState = (typeof policyStates)[number]

/** A feature that the law may forbid; `infoOnly` shows it without offering it. */
export type Policy = {
  readonly what: "policy"
  readonly feature: string
  readonly initial: PolicyState
  /** Why a Belgian compliance officer has to clear the feature. */
  readonly concern: string
  readonly acts: string
  /** Answers what to do before this state is allowed, in a sentence for operators, or undefined. */
  readonly bar?: (from: Reads, state: PolicyState) => Promise<string | undefined>
}

export const attempts = z.int().min(1).max(1000)
export const minutes = z
  .int()
  .min(1)
  .max(24 * 60)

export type ValueOf<S extends Setting> = z.output<S["value"]>

export const declareSetting = <V extends z.ZodType>(
  key: string,
  declared: Omit<Setting<V>, "what" | "key">,
): Setting<V> => ({ what: "setting", key, ...declared })

export const declarePolicy = (feature: string, declared: Omit<Policy, "what" | "feature">): Policy => ({
  what: "policy",
  feature,
  ...declared,
})
