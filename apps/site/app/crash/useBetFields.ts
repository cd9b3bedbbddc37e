import type { Terms } from "@elite/crash"
import { parseCents } from "@elite/ui"
import { useState } from "react"
import { type FormRefusal, submittedValues } from "../form/formRefusal.ts"
import {
  type BetProblem,
  type BetRequest,
  defaultStake,
  findBetProblem,
  type PanelName,
  parseTarget,
  scaleStake,
} from "./betForm.ts"

/** What is written at a panel; `answer` is the one to a form that was sent without scripts, with what was written in it. */
export function useBetFields(panel: PanelName, terms: Terms, answer: FormRefusal | undefined) {
  const written = submittedValues(answer)
  const mine = written.panel === panel ? written : {}
  const stakeText = mine["stake.written"]
  const [cents, setCents] = useState(() =>
    stakeText === undefined ? defaultStake(terms) : parseCents(stakeText),
  )
  const [targetText, setTargetText] = useState(mine.target ?? "")
  const [problem, setProblem] = useState<BetProblem | undefined>(undefined)
  const target = parseTarget(targetText)
  return {
    stakeText,
    cents,
    targetText,
    problem,
    /** What is asked for, where it is right. */
    wish: cents === undefined || target === null ? undefined : ({ cents, target } satisfies BetRequest),
    writeStake: (next: number | undefined) => {
      setCents(next)
      setProblem(undefined)
    },
    writeTarget: (next: string) => {
      setTargetText(next)
      setProblem(undefined)
    },
    scale: (by: 0.5 | 2) => {
      setCents((now) => (now === undefined ? defaultStake(terms) : scaleStake(now, by, terms)))
      setProblem(undefined)
    },
    /** What can be asked for, or undefined and the problem is shown. */
    checked: (): BetRequest | undefined => {
      const found = findBetProblem(cents, target, terms)
      setProblem(found)
      return found || cents === undefined || target === null ? undefined : { cents, target }
    },
  }
}
export type BetFields = ReturnType<typeof useBetFields>
