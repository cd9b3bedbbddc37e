import { betsPerSecond } from "../bets/bets.ts"
import { closeCrash, openCrash } from "../shared/crashPolicy.ts"
import type { Field } from "../shared/players.ts"
import type { Running } from "../shared/product.ts"
import { size } from "../shared/size.ts"
import { type Ask, beside } from "./beside.ts"
import { playing } from "./crashTable.ts"
import type { Arrivals, Asked } from "./spectators.ts"

const turns = size(3, 1)
const ms = size(9_000, 2_000)
const spectators = size(1_000, 100)
const betting = size(100, 20)
const shows = [{ name: "crash" as const }, { name: "crashBets" as const }]

/** Bets of other games a second, in each turn: while rounds of our own are watched and bet on, and while none opens. */
export type BesideCrash = { on: number[]; off: number[] }

type At = { product: Running; field: Field; fullPerSecond: number }

/**
 * How many bets of other games a product takes beside our own, with a thousand spectators and a hundred players in every round, and
 * without, in turns. It has a chain already; `fullPerSecond`: about how many it takes.
 */
export function betsBesideCrash(at: At): Promise<BesideCrash> {
  return beside<Asked, BesideCrash>("spectators.ts", async (crowd) => {
    const measured: BesideCrash = { on: [], off: [] }
    for (let turn = 0; turn < turns; turn++) {
      measured.off.push(await betsOf(at))
      measured.on.push(await betsWith(at, crowd))
    }
    return measured
  })
}

const betsOf = ({ product, field, fullPerSecond }: At): Promise<number> =>
  betsPerSecond({ product, field, ms, atMost: 2 * fullPerSecond })

async function betsWith(at: At, crowd: Ask<Asked>): Promise<number> {
  const { product, field } = at
  await openCrash(product)
  const come = { port: product.port, count: spectators, cookies: [], shows }
  const { isIn, refused } = await crowd<Arrivals>({ come })
  if (isIn < spectators) throw new Error(`${isIn} spectators came: ${JSON.stringify(refused)}.`)
  const table = await playing(product, field, betting)
  const perSecond = await betsOf(at)
  await table.stop()
  await crowd({ leave: true })
  await closeCrash(product)
  return perSecond
}
