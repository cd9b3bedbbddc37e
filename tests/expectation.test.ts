import { type JackpotType, jackpotTypes } from "@elite/contract"
import { byJackpot } from "@elite/jackpots"
import { describe, expect, it } from "vitest"
import { prizeDropCeiling } from "../apps/api/src/modules/drops/settings.ts"
import { listJackpotsOfGame, qualifiesForPrizes } from "../apps/api/src/modules/games/rules.ts"
import { prizeGames } from "../apps/api/src/modules/games/settings.ts"
import { jackpotCeilings } from "../apps/api/src/modules/jackpots/settings.ts"
import { computeCoins, computeStakePoints } from "../apps/api/src/modules/loyalty/rules.ts"
import { redemptionTerms } from "../apps/api/src/modules/loyalty/settings.ts"
import { toNumber } from "../apps/sandbox/src/studio/fraction.ts"
import { returnOf, returnPercent, TITLES } from "../apps/sandbox/src/studio/titles/index.ts"

// No bet is expected to come back as more than its stake: return of the game, jackpots, prize drops, points and coins together. That
// a pool and a campaign keep their ceilings at every state is tested in `packages/jackpots/src/ceiling.test.ts` and `drops/rules.test.ts`.
const euroUnits = 100_000n
/** The weight of slots and the multiplier of the highest rank, in hundredths: nothing earns more points, or more coins for them. */
const [highestWeight, highestMultiplier] = [100, 200]

type Ceilings = Record<JackpotType, number>
type Rules = { mostReturnPercent: number; ceilings: Ceilings; dropsPpm: number; coinsPerEuro: number }
type Game = { name: string; category: string; published: number | null; exact: number }

/** What a euro staked on a game is expected to come back as, at most. */
function expectedFor({ category, published, exact }: Game, rules: Rules): number {
  const game = { returnPercent: published, subCategory: { category: { code: category } } }
  const pools = listJackpotsOfGame(game, { ...rules, jackpots: jackpotTypes }).map(
    (jackpot) => rules.ceilings[jackpot],
  )
  const drops = qualifiesForPrizes(published, rules.mostReturnPercent) ? rules.dropsPpm : 0
  const coins = Number(computeCoins(computeStakePoints(euroUnits, highestWeight), highestMultiplier)) / 1_000
  const added = [...pools, drops].reduce((sum, ppm) => sum + ppm, 0) / 1_000_000
  return exact + added + coins / rules.coinsPerEuro
}

const categories = {
  slot: "slots",
  dice: "dice",
  roulette: "roulette",
  mines: "instant",
  plinko: "instant",
  keno: "instant",
  cascade: "slots",
  classic: "slots",
  hold: "slots",
  scratch: "instant",
  blackjack: "blackjack",
  baccarat: "tables",
  poker: "tables",
  hilo: "instant",
}
const games: readonly Game[] = [
  ...TITLES.map((title) => ({
    name: title.code,
    category: categories[title.model.engine],
    published: returnPercent(title),
    exact: toNumber(returnOf(title)),
  })),
  // Ours gives back 99 cents of a euro, whatever target is chosen.
  { name: "our crash game", category: "crash", published: 99, exact: 0.99 },
  { name: "a game of unknown return", category: "live", published: null, exact: 0.995 },
  { name: "a slot that just takes part", category: "slots", published: 97.3, exact: 0.973_05 },
]
const initial: Rules = {
  mostReturnPercent: prizeGames.initial.mostReturnPercent,
  ceilings: jackpotCeilings.initial,
  dropsPpm: prizeDropCeiling.initial.addedPpm,
  coinsPerEuro: redemptionTerms.initial.coinsPerEuro,
}
/** Everything as generous as the bounds of the settings let an operator be, with all of the pools' ceilings in one. */
const [least, leastInAll] = [100, 100 * (jackpotTypes.length - 1)]
const mostGenerous = jackpotTypes.map(
  (jackpot): Rules => ({
    mostReturnPercent: 97.3,
    ceilings: { ...byJackpot(() => least), [jackpot]: 20_000 - leastInAll },
    dropsPpm: 4_000,
    coinsPerEuro: 1_000,
  }),
)

describe("a euro staked", () => {
  it.each(games)("on $name is expected to come back as less", (game) => {
    expect(expectedFor(game, initial)).toBeLessThan(1)
  })
  it.each(games)("on $name is expected to come back as less with the most generous settings", (game) => {
    for (const rules of mostGenerous) expect(expectedFor(game, rules)).toBeLessThan(1)
  })
  it("would come back as more if games of any return took part, which this test finds", () => {
    const planted = { ...initial, mostReturnPercent: 100 }
    expect(games.filter((game) => expectedFor(game, planted) >= 1).map(({ name }) => name)).toEqual([
      ...TITLES.filter(({ model }) => ["poker", "blackjack", "baccarat"].includes(model.engine)).map(
        ({ code }) => code,
      ),
      "our crash game",
    ])
  })
})

describe("the bounds of the settings", () => {
  it("allow what is tested here, and nothing beyond it", () => {
    for (const { mostReturnPercent, ceilings, dropsPpm, coinsPerEuro } of mostGenerous) {
      const pools = (more: object) =>
        jackpotCeilings.value.safeParse({ ...ceilings, bigWinsPpm: 100, ...more })
      const coins = (perEuro: number) =>
        redemptionTerms.value.safeParse({ coinsPerEuro: perEuro, least: perEuro, step: perEuro })
      const most = (percent: number) => prizeGames.value.safeParse({ mostReturnPercent: percent })
      const drops = (addedPpm: number) => prizeDropCeiling.value.safeParse({ addedPpm })
      const allowed = [pools({}), coins(coinsPerEuro), most(mostReturnPercent), drops(dropsPpm)]
      expect(allowed.map(({ success }) => success)).toEqual([true, true, true, true])
      const more = byJackpot((jackpot) => ceilings[jackpot] + 1)
      const beyond = [
        pools(more),
        coins(coinsPerEuro - 1),
        most(mostReturnPercent + 0.01),
        drops(dropsPpm + 1),
      ]
      expect(beyond.map(({ success }) => success)).toEqual([false, false, false, false])
    }
  })
})
