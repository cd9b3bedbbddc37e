import { tournaments } from "@elite/contract"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { describe, expect, it } from "vitest"
import { fleetForFile } from "../../../../testing/fleet.ts"
import { cashCents, type SeededPlayer } from "../../../../testing/seeded.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import type { TournamentInput } from "../offers/schema.ts"
import { tournamentInput } from "../testing/fixture.ts"

const fleet = fleetForFile()
const operatorCli = async (...words: string[]) => {
  const answer = runOperatorCommand(words, "anna")
  if (typeof answer !== "function") throw new Error(answer.text)
  return (await answer(fleet().databaseUrl)).text
}
async function offered(change: Partial<TournamentInput>): Promise<number> {
  const output = await operatorCli(
    "create-tournament",
    JSON.stringify(tournamentInput(new Date(), change)),
    "a",
    "test",
  )
  const id = /Tournament (\d+)/.exec(output)?.[1]
  if (!id) throw new Error(output)
  await operatorCli("publish-tournament", id, "a", "test")
  return Number(id)
}
async function outcomes(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const each of await Promise.allSettled(calls)) {
    const name = each.status === "fulfilled" ? "done" : String(each.reason.name)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const players = (count: number): Promise<SeededPlayer[]> =>
  Promise.all(Array.from({ length: count }, () => fleet().player(10)))

describe("two hundred concurrent calls at two processes", () => {
  it("give the last place to one player and charge nobody else", async () => {
    const tournamentId = await offered({ entriesAtMost: 2 })
    const all = await players(201)
    const enter = ({ cookie }: SeededPlayer, n: number) =>
      fleet()
        .browser(n % 2, cookie)
        .call(tournaments.enterTournament, { tournamentId })
    await enter(all[0]!, 0)
    expect(await outcomes(all.slice(1).map((player, n) => retryWhileBusy(() => enter(player, n))))).toEqual({
      done: 1,
      TournamentFullErrorType: 199,
    })
    const left = await Promise.all(all.map(({ playerId }) => cashCents(fleet().db, playerId)))
    expect(left.filter((cents) => cents === 800)).toHaveLength(2)
    expect(left.filter((cents) => cents === 1_000)).toHaveLength(199)
  })

  it("enter one player once, with as many rebuys as allowed", async () => {
    const tournamentId = await offered({ betsAtMost: 10, rebuyFeeCents: 100, rebuysAtMost: 3 })
    const [{ cookie, playerId }] = (await players(1)) as [SeededPlayer]
    const at = (n: number) => fleet().browser(n % 2, cookie)
    const many = (call: (n: number) => Promise<unknown>) =>
      outcomes(Array.from({ length: 200 }, (_, n) => retryWhileBusy(() => call(n))))
    expect(await many((n) => at(n).call(tournaments.enterTournament, { tournamentId }))).toEqual({
      done: 1,
      TournamentEnteredErrorType: 199,
    })
    expect(await many((n) => at(n).call(tournaments.rebuyTournament, { tournamentId }))).toEqual({
      done: 3,
      TournamentRebuysUsedErrorType: 197,
    })
    expect(await cashCents(fleet().db, playerId)).toBe(500)
  })
})
