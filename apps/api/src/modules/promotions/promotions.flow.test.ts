import { promotions } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import type { PolicyState } from "../../platform/admin/settings.ts"
import { hourMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { prizeDrops } from "../drops/settings.ts"

const casino = casinoForFile({ sandbox: false })
const runCommand = operatorCliFor(casino)
const later = (hours: number) => new Date(casino().clock.now().getTime() + hours * hourMs).toISOString()
const inEach = (text: string) => ({ en: text, fr: text, nl: text })
const toBill = (bonusId: string, more: object = {}) => ({
  bonusId,
  title: inEach("A title"),
  text: inEach("A text"),
  terms: inEach("The terms"),
  picture: "sun",
  policy: null,
  from: later(-1),
  until: null,
  ...more,
})
const writeBill = (bonusId: string, more: object = {}, by = "anna") =>
  runCommand(by, "write-promotion", JSON.stringify(toBill(bonusId, more)), "quiet", "weeks")
async function writeAndPublish(bonusId: string, more: object = {}): Promise<void> {
  await writeBill(bonusId, more)
  expect((await runCommand("bert", "publish-promotion", bonusId, "agreed")).code).toBe(0)
}
/** The answer is cached for a second, so the clock moves first. */
const listVisible = async () => {
  casino().clock.advance(1_001)
  return (await casino().visitor().call(promotions.getPromotions, {})).promotions.map(
    ({ bonusId }) => bonusId,
  )
}
const getBill = (bonusId: string) => casino().visitor().call(promotions.getPromotion, { bonusId })
const setPolicyState = (state: PolicyState) =>
  casino().platform.transact((tx) => setPolicy(tx, prizeDrops, state, "a test"))

describe("a bill", () => {
  it("is a draft until an operator publishes it, and visible until one takes it down", async () => {
    expect((await runCommand("anna", "promotions")).text).toBe("There is no bill.")
    expect((await writeBill("autumn")).text).toBe("The bill autumn is saved.")
    expect(await listVisible()).toEqual([])
    await expect(getBill("autumn")).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect((await runCommand("bert", "publish-promotion", "autumn", "agreed")).code).toBe(0)
    expect((await runCommand("bert", "publish-promotion", "autumn", "agreed")).text).toContain(
      "published already",
    )
    expect((await getBill("autumn")).promotion).toEqual({
      bonusId: "autumn",
      title: inEach("A title"),
      text: inEach("A text"),
      terms: inEach("The terms"),
      feature: null,
      picture: "sun",
      from: expect.any(String),
      until: null,
      isInfoOnly: false,
    })
    await writeBill("autumn", { terms: inEach("Other terms") }, "carl")
    await expect.poll(async () => (await getBill("autumn")).promotion.terms.en).toBe("Other terms")
    expect((await runCommand("carl", "take-promotion-down", "autumn", "over")).code).toBe(0)
    await expect.poll(listVisible).toEqual([])
    const { text } = await runCommand("anna", "promotions")
    for (const action of [
      "written by anna: quiet weeks",
      "published by bert: agreed",
      "takenDown by carl: over",
    ])
      expect(text).toContain(action)
  })

  it("is visible from its first instant to its last", async () => {
    await writeAndPublish("an-hour", { from: later(1), until: later(2) })
    expect(await listVisible()).not.toContain("an-hour")
    casino().clock.advance(hourMs)
    await expect.poll(listVisible).toContain("an-hour")
    casino().clock.advance(hourMs)
    await expect.poll(listVisible).not.toContain("an-hour")
    await expect.poll(() => getBill("an-hour").catch(({ name }) => name)).toBe("NotFoundErrorType")
    // Operator commands use the real clock.
    const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
    await writeBill("past", { from: ago(2), until: ago(1) })
    expect((await runCommand("bert", "publish-promotion", "past", "late")).text).toContain("is over")
  })

  it("follows the policy of its feature", async () => {
    await writeAndPublish("drops", { policy: "prizeDrops" })
    expect(await listVisible()).not.toContain("drops")
    await setPolicyState("infoOnly")
    await expect.poll(listVisible).toContain("drops")
    expect((await getBill("drops")).promotion.isInfoOnly).toBe(true)
    await setPolicyState("on")
    await expect.poll(async () => (await getBill("drops")).promotion.isInfoOnly).toBe(false)
    await setPolicyState("off")
    await expect.poll(listVisible).not.toContain("drops")
  })

  it("that is invalid is refused with a sentence, and not saved", async () => {
    const wrong = async (more: object) => (await writeBill("wrong", more)).text
    expect(await wrong({ policy: "nothing" })).toBe("There is no policy nothing.")
    expect(await wrong({ until: later(-2) })).toContain("before it begins")
    expect(await wrong({ picture: "a photo" })).toContain("picture")
    expect(await wrong({ title: { en: "only" } })).toContain("title")
    expect(await wrong({ bonusId: "Two words" })).toContain("bonusId")
    expect((await runCommand("anna", "write-promotion", "{", "a test")).text).toBe("This is no JSON.")
    expect((await runCommand("anna", "publish-promotion", "wrong", "a test")).text).toBe(
      "There is no bill wrong.",
    )
    expect((await runCommand("anna", "take-promotion-down", "wrong", "a test")).code).toBe(1)
    expect((await runCommand("anna", "write-promotion", "{}")).code).toBe(2)
  })
})
