import { expect, it } from "vitest"
import { resultOrRefusal } from "../../../testing/findRefusal.ts"
import { withSecondPerson } from "./fourEyes.ts"

const sameOperator = "You proposed this yourself. It needs another person."

async function propose(...operators: string[]) {
  let first: string | null = null
  const outcomes: string[] = []
  const acts: string[] = []
  for (const by of operators) {
    const note = async () => {
      first = by
    }
    const act = async (proposedBy: string) => {
      acts.push(`${proposedBy} and ${by}`)
      return "acted" as const
    }
    outcomes.push(await resultOrRefusal(withSecondPerson(first, by, { note, act })))
  }
  return { outcomes, acts }
}

it("notes the first proposal and does not act", async () => {
  expect(await propose("anna")).toEqual({ outcomes: ["proposed"], acts: [] })
})

it("does not act on repeated proposals of one operator", async () => {
  expect(await propose("anna", "anna", "anna")).toEqual({
    outcomes: ["proposed", sameOperator, sameOperator],
    acts: [],
  })
})

it("acts on the proposal of a second operator, in the names of both", async () => {
  expect(await propose("anna", "anna", "bert")).toEqual({
    outcomes: ["proposed", sameOperator, "acted"],
    acts: ["anna and bert"],
  })
})
