import { expect, it } from "vitest"
import { withSecondPerson } from "./fourEyes.ts"

/** What comes of what each of these says, one after the other, and what was done in whose names. */
async function said(...persons: string[]) {
  let first: string | null = null
  const came: string[] = []
  const did: string[] = []
  for (const by of persons) {
    const note = async () => {
      first = by
    }
    const act = async (proposedBy: string) => {
      did.push(`${proposedBy} and ${by}`)
      return "acted" as const
    }
    came.push(await withSecondPerson(first, by, { note, act }))
  }
  return { came, did }
}

it("notes what the first says, and does nothing", async () => {
  expect(await said("anna")).toEqual({ came: ["proposed"], did: [] })
})

it("does nothing for one person, however often they say so", async () => {
  expect(await said("anna", "anna", "anna")).toEqual({
    came: ["proposed", "sameOperator", "sameOperator"],
    did: [],
  })
})

it("does it when another person says the same, in the names of both", async () => {
  expect(await said("anna", "anna", "bert")).toEqual({
    came: ["proposed", "sameOperator", "acted"],
    did: ["anna and bert"],
  })
})
