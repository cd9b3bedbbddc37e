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

/** `answer` restores the values of a form that was sent without scripts. */
export function useBetFields(panel: PanelName, terms: Terms, answer: FormRefusal | undefined) {
  const written = submittedValues(answer)
  const panelValues = written.panel === panel ? written : {}
  const stakeText = panelValues["stake.written"]
  const [cents, setCents] = useState(() =>
    stakeText === undefined ? defaultStake(terms) : parseCents(stakeText),
  )
  const [targetText, setTargetText] = useState(panelValues.target ?? "")
  const [problem, setProblem] = useState<BetProblem | undefined>(undefined)
  const target = parseTarget(targetText)
  return {
    stakeText,
    cents,
    targetText,
    problem,
    request: cents === undefined || target === null ? undefined : ({ cents, target } satisfies BetRequest),
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
    checked: (): BetRequest | undefined => {
      const found = findBetProblem(cents, target, terms)
      setProblem(found)
      return found || cents === undefined || target === null ? undefined : { cents, target }
    },
  }
}
export type BetFields = ReturnType<typeof useBetFields>
