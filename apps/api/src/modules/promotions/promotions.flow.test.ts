import { promotions } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { operatorCliFor } from "../../../testing/operatorCli.ts"
import type { PolicyState } from "../../platform/admin/settings.ts"
import { setPolicy } from "../content/index.ts"
import { prizeDrops } from "../drops/settings.ts"

const casino = casinoForFile({ sandbox: false })
const desk = operatorCliFor(casino)
const hour = 3_600_000
const later = (hours: number) => new Date(casino().clock.now().getTime() + hours * hour).toISOString()
const inEach = (said: string) => ({ en: said, fr: said, nl: said })
const billOf = (bonusId: string, more: object = {}) => ({
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
const writes = (bonusId: string, more: object = {}, by = "anna") =>
  desk(by, "write-promotion", JSON.stringify(billOf(bonusId, more)), "quiet", "weeks")
async function hangs(bonusId: string, more: object = {}): Promise<void> {
  await writes(bonusId, more)
  expect((await desk("bert", "publish-promotion", bonusId, "agreed")).code).toBe(0)
}
/** What everybody is shown; the answer is one for a second, so it is asked of the house's own hand. */
const shown = async () => {
  casino().clock.advance(1_001)
  return (await casino().visitor().call(promotions.getPromotions, {})).promotions.map(
    ({ bonusId }) => bonusId,
  )
}
const one = (bonusId: string) => casino().visitor().call(promotions.getPromotion, { bonusId })
const policyIs = (state: PolicyState) =>
  casino().platform.transact((tx) => setPolicy(tx, prizeDrops, state, "a test"))

describe("a bill", () => {
  it("is a draft until it is published, and hangs until it is taken down, each in somebody's name", async () => {
    expect((await desk("anna", "promotions")).text).toBe("There is no bill.")
    expect((await writes("autumn")).text).toBe("The bill autumn is kept.")
    expect(await shown()).toEqual([])
    await expect(one("autumn")).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect((await desk("bert", "publish-promotion", "autumn", "agreed")).code).toBe(0)
    expect((await desk("bert", "publish-promotion", "autumn", "agreed")).text).toContain("published already")
    expect((await one("autumn")).promotion).toEqual({
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
    await writes("autumn", { terms: inEach("Other terms") }, "carl")
    await expect.poll(async () => (await one("autumn")).promotion.terms.en).toBe("Other terms")
    expect((await desk("carl", "take-promotion-down", "autumn", "over")).code).toBe(0)
    await expect.poll(shown).toEqual([])
    const { text } = await desk("anna", "promotions")
    for (const said of [
      "written by anna: quiet weeks",
      "published by bert: agreed",
      "takenDown by carl: over",
    ])
      expect(text).toContain(said)
  })

  it("hangs from its first instant to its last", async () => {
    await hangs("an-hour", { from: later(1), until: later(2) })
    expect(await shown()).not.toContain("an-hour")
    casino().clock.advance(hour)
    await expect.poll(shown).toContain("an-hour")
    casino().clock.advance(hour)
    await expect.poll(shown).not.toContain("an-hour")
    await expect.poll(() => one("an-hour").catch(({ name }) => name)).toBe("NotFoundErrorType")
    // The desk looks at a clock of its own.
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
    await writes("past", { from: ago(2), until: ago(1) })
    expect((await desk("bert", "publish-promotion", "past", "late")).text).toContain("is over")
  })

  it("obeys the policy of what it tells of", async () => {
    await hangs("drops", { policy: "prizeDrops" })
    expect(await shown()).not.toContain("drops")
    await policyIs("infoOnly")
    await expect.poll(shown).toContain("drops")
    expect((await one("drops")).promotion.isInfoOnly).toBe(true)
    await policyIs("on")
    await expect.poll(async () => (await one("drops")).promotion.isInfoOnly).toBe(false)
    await policyIs("off")
    await expect.poll(shown).not.toContain("drops")
  })

  it("that is wrong is refused in a sentence, and nothing is kept of it", async () => {
    const wrong = async (more: object) => (await writes("wrong", more)).text
    expect(await wrong({ policy: "nothing" })).toBe("There is no policy nothing.")
    expect(await wrong({ until: later(-2) })).toContain("before it hangs")
    expect(await wrong({ picture: "a photo" })).toContain("picture")
    expect(await wrong({ title: { en: "only" } })).toContain("title")
    expect(await wrong({ bonusId: "Two words" })).toContain("bonusId")
    expect((await desk("anna", "write-promotion", "{", "a test")).text).toBe("This is no JSON.")
    expect((await desk("anna", "publish-promotion", "wrong", "a test")).text).toBe("There is no bill wrong.")
    expect((await desk("anna", "take-promotion-down", "wrong", "a test")).code).toBe(1)
    expect((await desk("anna", "write-promotion", "{}")).code).toBe(2)
  })
})
