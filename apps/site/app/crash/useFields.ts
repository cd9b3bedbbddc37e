import type { Terms } from "@elite/crash"
import { centsOf } from "@elite/ui"
import { useState } from "react"
import { type FormAnswer, writtenOf } from "../form/answer.ts"
import { firstStake, type Panel, type Problem, problemOf, scaled, targetIn, type Wish } from "./wish.ts"

/** What is written at a panel; `answer` is the one to a form that was sent without scripts, with what was written in it. */
export function useFields(panel: Panel, terms: Terms, answer: FormAnswer | undefined) {
  const written = writtenOf(answer)
  const mine = written.panel === panel ? written : {}
  const stakeText = mine["stake.written"]
  const [cents, setCents] = useState(() => (stakeText === undefined ? firstStake(terms) : centsOf(stakeText)))
  const [targetText, setTargetText] = useState(mine.target ?? "")
  const [problem, setProblem] = useState<Problem | undefined>(undefined)
  const target = targetIn(targetText)
  return {
    stakeText,
    cents,
    targetText,
    problem,
    /** What is asked for, where it is right. */
    wish: cents === undefined || target === null ? undefined : ({ cents, target } satisfies Wish),
    writeStake: (next: number | undefined) => {
      setCents(next)
      setProblem(undefined)
    },
    writeTarget: (next: string) => {
      setTargetText(next)
      setProblem(undefined)
    },
    scale: (by: 0.5 | 2) => {
      setCents((now) => (now === undefined ? firstStake(terms) : scaled(now, by, terms)))
      setProblem(undefined)
    },
    /** What can be asked for, or undefined and the problem is shown. */
    checked: (): Wish | undefined => {
      const found = problemOf(cents, target, terms)
      setProblem(found)
      return found || cents === undefined || target === null ? undefined : { cents, target }
    },
  }
}
export type Fields = ReturnType<typeof useFields>
