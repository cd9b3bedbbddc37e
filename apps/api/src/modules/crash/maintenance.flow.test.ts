import { randomUUID } from "node:crypto"
import { crash as contract } from "@elite/contract"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { seededVisitor } from "../../../testing/seeded.ts"
import type { RoundLeader } from "./leader/leader.ts"
import { closeGame, openGame, roundsOfCasino, startLeaderIn } from "./testing/crashGame.ts"

const casino = casinoForFile()
const runCommand = operatorCliFor(casino)
let owner: pg.Pool
let leading: RoundLeader
beforeAll(async () => {
  owner = new pg.Pool({ connectionString: casino().databaseUrl, max: 2 })
  await openGame(casino(), owner, [
    [300, 1_000],
    [300, 1_000],
  ])
  leading = startLeaderIn(casino())
})
afterAll(async () => {
  await closeGame(casino())
  await leading.stop()
  await owner.end()
})

it("players can leave a flight that began before maintenance, and no bet joins the next one", async () => {
  const { visitor } = await seededVisitor(casino(), 20)
  const { sessionToken } = await visitor.call(contract.enterCrash, {})
  const round = await roundsOfCasino(casino()).opened(0n)
  const place = () =>
    visitor.call(contract.placeCrashBet, {
      ...{ betId: randomUUID(), sessionToken, roundId: Number(round.id), amount: 5 },
      panel: "a",
    })
  const { bet } = await place()
  const flying = await roundsOfCasino(casino()).tookOff(round)
  await runCommand("anna", "start-maintenance", "a", "new", "database")
  const refusal = () =>
    place().then(
      () => "none",
      ({ name }: Error) => name,
    )
  await expect.poll(refusal, { timeout: 5_000 }).toBe("MaintenanceErrorType")
  roundsOfCasino(casino()).reached(flying, 130)
  const left = await visitor.call(contract.cashOutCrashBet, { betId: bet.betId })
  expect(left).toMatchObject({ isKnown: true, bet: { state: "cashedOut", at: 130, paid: 6.5 } })
  await runCommand("anna", "end-maintenance", "all", "is", "well")
})
