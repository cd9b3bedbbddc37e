import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { campaignInput } from "../testing/fixture.ts"

const casino = casinoForFile({ sandbox: false })
const operatorCli = operatorCliFor(casino)
const inAnHour = () => new Date(casino().clock.now().getTime() + hourMs)
const create = (change: Parameters<typeof campaignInput>[1] = {}) =>
  operatorCli("Anna", "create-drops", JSON.stringify(campaignInput(inAnHour(), change)), "quiet", "weeks")

describe("the commands of campaigns", () => {
  it("create, publish and stop a campaign once, with operator and reason", async () => {
    expect((await operatorCli("anna", "drops")).text).toBe("There is no campaign.")
    expect(await create()).toEqual({ code: 0, text: "Campaign 1 is a draft." })
    expect(await asOwner(casino(), "select from wallet.movement where kind = 'dropsReserved'")).toEqual([])
    expect(await operatorCli("bert", "publish-drops", "1", "agreed")).toMatchObject({ code: 0 })
    expect(await operatorCli("bert", "publish-drops", "1", "agreed")).toEqual({
      code: 1,
      text: "There is no draft 1.",
    })
    const reserved = "select amount from wallet.movement where kind = 'dropsReserved'"
    expect(await asOwner(casino(), reserved)).toEqual([{ amount: "5000000" }])
    expect((await operatorCli("carl", "stop-drops", "1", "too", "loud")).code).toBe(0)
    expect((await operatorCli("carl", "stop-drops", "1", "too", "loud")).code).toBe(1)
    const { text } = await operatorCli("anna", "drops")
    expect(text).toContain("Autumn: stopping, 0 of 5 prizes won, €\u00a050,00 in all")
    for (const line of [
      "created by anna: quiet weeks",
      "published by bert: agreed",
      "stopped by carl: too loud",
    ])
      expect(text).toContain(line)
    await casino().drain()
    expect((await operatorCli("anna", "drops")).text).toContain("Autumn: stopped")
  })

  it("refuse a faulty campaign with a sentence and store nothing", async () => {
    await seededVisitor(casino())
    const count = () => asOwner(casino(), "select count(*) from drops.campaign")
    const before = await count()
    const wrong = async (change: object) => {
      const typed = JSON.stringify({ ...campaignInput(inAnHour()), ...change })
      const { code, text } = await operatorCli("anna", "create-drops", typed, "a test")
      expect(code).toBe(1)
      return text
    }
    expect(await wrong({ totalCents: 4_999 })).toContain("and totalCents says €\u00a049,99.")
    expect(await wrong({ expectedStakesCents: 49 })).toContain("would be above 1")
    expect(await wrong({ blockMinutes: 0 })).toContain("is the length of a block")
    expect(await wrong({ games: [1, 999_999] })).toBe("There is no game 999999.")
    expect((await operatorCli("anna", "create-drops", "{", "a test")).text).toBe("This is no JSON.")
    expect((await operatorCli("anna", "create-drops", "{}")).code).toBe(2)
    expect(await count()).toEqual(before)
  })

  it("refuse to publish a campaign that should have begun", async () => {
    const past = JSON.stringify(campaignInput(new Date(casino().clock.now().getTime() - minuteMs)))
    const { text } = await operatorCli("anna", "create-drops", past, "a test")
    const id = /\d+/.exec(text)![0]
    expect((await operatorCli("anna", "publish-drops", id, "late")).text).toContain(
      "should have begun already",
    )
    expect((await operatorCli("anna", "stop-drops", id, "late")).code).toBe(0)
    expect((await operatorCli("anna", "publish-drops", id, "late")).text).toBe(`There is no draft ${id}.`)
  })
})
