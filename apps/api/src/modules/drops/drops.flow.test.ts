import { drops, notifications } from "@elite/contract"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { openSocket } from "@elite/testkit/socket"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { pause } from "../limits/index.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { findPrizeId } from "../prizes/testing/findPrizeId.ts"
import { prizeDrops } from "./settings.ts"
import { enablePrizeDrops } from "./testing/fixture.ts"

const { casino, seat } = tablesForFile({})
const policyIs = (state: "on" | "off") =>
  casino().platform.transact((tx) => setPolicy(tx, prizeDrops, state, "a test"))
const listCampaigns = async () => (await casino().visitor().call(drops.getDrops, {})).campaigns
const winners = async () => (await casino().visitor().call(drops.getDropWinners, {})).winners

function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const own = async (table: Table) => (await visitorOf(table).call(drops.getOwnDrops, {})).prizes
const claim = (table: Table, prizeDistributionId: number) =>
  retryWhileBusy(() => visitorOf(table).call(drops.claimDrop, { prizeDistributionId }))
const operatorCli = operatorCliFor(casino)

/** A bet of a euro that wins for certain; answers the id by which the prize is claimed. */
async function wins(table: Table, round: string): Promise<{ prizeDistributionId: number; bet: string }> {
  const { uuid } = await table.bet(1, { round, round_closed: true })
  await casino().drain()
  const { rows } = await own(table)
  return { prizeDistributionId: rows[0]!.prizeDistributionId, bet: uuid }
}

describe("prize drops", () => {
  beforeAll(async () => {
    expect(await listCampaigns()).toEqual([])
    const prizes = [{ amountCents: 1_000, count: 100 }]
    await enablePrizeDrops(casino(), { prizes, expectedStakesCents: 1_000, blockMinutes: 10_080 })
  })

  it("are shown to everybody with the prizes left and the odds", async () => {
    expect(await listCampaigns()).toMatchObject([
      {
        name: { en: "Autumn", fr: "Automne", nl: "Herfst" },
        blocks: 1,
        prizes: [{ amount: 10, count: 100 }],
        leastStake: 0.1,
        games: null,
        block: { number: 1, left: [{ amount: 10, count: 100 }], oneIn: 1 },
      },
    ])
    expect(await winners()).toEqual([])
  })

  it("are claimed once, by their winner only", async () => {
    const [table, other] = [await seat(10), await seat(1)]
    const { prizeDistributionId } = await wins(table, "won")
    expect(await table.cash()).toBe(900)
    expect((await listCampaigns())[0]!.block!.left).toEqual([{ amount: 10, count: 99 }])
    expect(await own(table)).toMatchObject({ count: 1, rows: [{ amount: 10, state: "open" }] })
    expect(await own(other)).toMatchObject({ count: 0 })
    expect(await winners()).toMatchObject([{ amount: 10, stake: 1, game: { slug: expect.any(String) } }])
    expect((await winners())[0]!.username).toContain("•")
    await expect(claim(other, prizeDistributionId)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect(await claim(table, prizeDistributionId)).toEqual({
      message: "Prize claimed!",
      newBalance: 19,
    })
    await expect(claim(table, prizeDistributionId)).rejects.toMatchObject({ name: "PrizeClaimedErrorType" })
    expect(await own(table)).toMatchObject({ rows: [{ state: "claimed" }] })
    expect(await table.cash()).toBe(1_900)
    const [note] = (await visitorOf(table).call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({ title: "Prize: €\u00a010,00", link: "/account/balances?view=drops" })
    const [letter] = await listMailsTo(casino(), table.email)
    expect(letter).toMatchObject({ subject: "U hebt een prijs gewonnen: €\u00a010,00" })
    expect(letter!.text).toContain("in de prijzentrekking “Herfst”")
  })

  it("are pushed with a masked name to the pages that show winners only", async () => {
    const { publicUrl: origin } = casino().config
    const [subscribed, other] = [openSocket(casino().url, { origin }), openSocket(casino().url, { origin })]
    onTestFinished(() => {
      subscribed.close()
      other.close()
    })
    expect(await Promise.all([subscribed.isAccepted, other.isAccepted])).toEqual([true, true])
    subscribed.subscribe([{ name: "dropWinner" }])
    await expect.poll(async () => (await winners()).length).toBeGreaterThan(0)
    const before = await winners()
    await wins(await seat(10), "published")
    // The clock does not move: several wins have the same instant.
    const added = (await winners()).filter(({ username }) => !before.some((one) => one.username === username))
    expect(added).toHaveLength(1)
    await expect.poll(() => subscribed.messages).toEqual([["dropWinner", added[0]]])
    expect(added[0]!.username).toContain("•")
    expect(other.messages).toEqual([])
  })

  it("pay one of two hundred concurrent claims and refuse the others by name", async () => {
    const table = await seat(10)
    const { prizeDistributionId } = await wins(table, "raced")
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, () => claim(table, prizeDistributionId)),
    )
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const names = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.name] : []))
    expect(new Set(names)).toEqual(new Set(["PrizeClaimedErrorType"]))
    expect(await table.cash()).toBe(1_900)
  })

  it("are disputed when their bet is voided, and refused by two operators", async () => {
    const table = await seat(10)
    const { prizeDistributionId, bet } = await wins(table, "voided")
    await table.rollback(bet, { round: "voided" })
    await casino().drain()
    await expect(claim(table, prizeDistributionId)).rejects.toMatchObject({ name: "PrizeDisputedErrorType" })
    const id = await findPrizeId(casino(), "drops", prizeDistributionId)
    expect((await operatorCli("anna", "prizes-disputed")).text).toContain("€\u00a010,00 won by player")
    expect((await operatorCli("anna", "refuse-prize", id, "the studio's fault")).text).toContain(
      "another operator",
    )
    expect((await operatorCli("Anna", "refuse-prize", id, "again")).text).toContain("needs another person")
    expect((await operatorCli("bert", "refuse-prize", id, "I agree")).text).toContain("was reversed")
    expect((await operatorCli("bert", "keep-prize", id)).text).toContain("is not disputed")
    await expect(claim(table, prizeDistributionId)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect((await operatorCli("anna", "prizes-disputed")).text).toBe("No prize is disputed.")
    expect(await table.cash()).toBe(1_000)
  })

  it("stay their winner's when an operator keeps them", async () => {
    const table = await seat(10)
    const { prizeDistributionId, bet } = await wins(table, "kept")
    await table.rollback(bet, { round: "kept" })
    await casino().drain()
    const id = await findPrizeId(casino(), "drops", prizeDistributionId)
    expect((await operatorCli("anna", "keep-prize", id)).text).toContain("stays with its winner")
    await claim(table, prizeDistributionId)
    expect(await table.cash()).toBe(2_000)
  })

  it("are taken from the balance when refused after the claim, if it holds them", async () => {
    const table = await seat(10)
    const { prizeDistributionId, bet } = await wins(table, "spent")
    await claim(table, prizeDistributionId)
    await table.rollback(bet, { round: "spent" })
    const gone = await table.bet(15, { round: "gone" })
    await casino().drain()
    const id = await findPrizeId(casino(), "drops", prizeDistributionId)
    const refuse = (operator: string) => operatorCli(operator, "refuse-prize", id, "the bet did not count")
    await refuse("anna")
    expect((await refuse("bert")).text).toContain("does not hold prize")
    await table.rollback(gone.uuid, { round: "gone" })
    expect((await refuse("bert")).text).toContain("was reversed")
    expect(await table.cash()).toBe(1_000)
  })

  it("stay claimable when the policy is switched off, while no bet takes part any more", async () => {
    const [table, late] = [await seat(10), await seat(10)]
    const { prizeDistributionId } = await wins(table, "last")
    await policyIs("off")
    await late.bet(5, { round: "unheard", round_closed: true })
    await casino().drain()
    expect([await listCampaigns(), await winners()]).toEqual([[], []])
    expect(await own(late)).toMatchObject({ count: 0 })
    await claim(table, prizeDistributionId)
    await policyIs("on")
    expect(await listCampaigns()).toHaveLength(1)
  })

  it("are credited at once to a player who is excluded for good", async () => {
    const table = await seat(10)
    await wins(table, "leaves")
    await casino().platform.transact((tx) => pause(tx, table.playerId, { as: "exclusion", until: null }))
    await casino().drain()
    const query = "select settled_as from prizes.prize where player_id = $1"
    expect(await asOwner(casino(), query, [table.playerId])).toEqual([{ settled_as: "credited" }])
  })

  it("are credited after seven days if they were not claimed", async () => {
    const table = await seat(10)
    await wins(table, "forgotten")
    const { jobs } = casino().modules.find(({ noun }) => noun === "prizes")!
    const credit = () => handlerOf(jobs!["prizes.creditUnclaimed"]!)({})
    casino().clock.advance(7 * dayMs - 1)
    await credit()
    expect(await table.cash()).toBe(900)
    casino().clock.advance(1)
    await credit()
    await credit()
    expect(await table.cash()).toBe(1_900)
  })
})
