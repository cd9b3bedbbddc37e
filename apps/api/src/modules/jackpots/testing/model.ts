import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto"
import { dropRules, type ModelTerms, type ModelWindow, modelPools, type Pool } from "./modelPools.ts"

// A second model of the jackpots, written from the published rules alone. Money is in ledger units (10⁻⁵ euro;
// 1000 are a cent), a pool in parts (millionths of a unit), instants in ms UTC.

/**
 * The events of the log, in its order: a window with its expected stakes, a settled round, a voided bet (which may
 * be unknown or voided before), and rounds whose bets are all voided.
 */
export type ModelEvent =
  | { kind: "window"; at: number; endsAt: number; expected: bigint }
  | {
      kind: "settled"
      at: number
      player: bigint
      provider: string
      round: string
      bets: { uuid: string; stake: bigint; win: bigint; category: string | null }[]
    }
  | { kind: "voided"; provider: string; uuid: string }
  | { kind: "annulled"; rounds: { provider: string; player: bigint; round: string }[] }

/** What item number `item` won: `parts` left the pool, and the player gets `paid`, units, whole cents rounded up. */
export type ModelWin = {
  pool: Pool
  cycle: number
  item: number
  player: bigint
  paid: bigint
  parts: bigint
}

type Event<Kind extends ModelEvent["kind"]> = Extract<ModelEvent, { kind: Kind }>

/** `number` is that of the latest bet of the cycle; `restored`, alone, is of all cycles. */
type State = { cycle: number; parts: bigint; number: bigint; key: KeyObject; restored: bigint }

/** `wins` of a round are those of its `win` items, of a bet its own; indexes into the wins of the model. */
type Round = { bets: Bet[]; wins: number[] }
/** `cycles` took its shares, one for each of `modelPools`. */
type Bet = { item: number; stake: bigint; cycles: number[]; round: Round; wins: number[]; isBack: boolean }

const partsPerUnit = 1_000_000n
const unitsPerCent = 1000n

const keyOf = (seed: string) => createSecretKey(seed, "hex")
const untouched = (): State => ({ cycle: 0, parts: 0n, number: 0n, key: keyOf("00"), restored: 0n })
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const refOf = (...id: (string | bigint)[]) => hash("sha256", id.join("|"))
/** A number of 256 bits. */
const chance = (key: KeyObject, text: string) =>
  BigInt(`0x${createHmac("sha256", key).update(text).digest("hex")}`)

/** All pools, from the first window on. */
export class JackpotModel {
  /** All that was won, in order. */
  readonly wins: ModelWin[] = []
  /** Indexes into `wins` of which a bet was voided afterwards, in the order of the voids. */
  readonly disputed: number[] = []

  private readonly terms: ModelTerms
  private readonly leastStake: bigint
  private readonly seedOf: (pool: Pool, cycle: number) => string
  private readonly states = Object.fromEntries(modelPools.map((pool) => [pool, untouched()])) as Record<
    Pool,
    State
  >
  /** The window that runs; `expected` of the whole of it, units. */
  private window: ModelWindow | undefined
  /** The hidden one of the cycle, units. */
  private target = 0n
  private readonly bets = new Map<string, Bet>()
  private readonly rounds = new Map<string, Round>()
  private count = 0
  private top: Buffer = Buffer.alloc(32)

  /** `leastStake`, units: what is staked with less is nothing to the pools. `seedOf` answers 64 hexadecimal digits. */
  constructor(terms: ModelTerms, leastStake: bigint, seedOf: (pool: Pool, cycle: number) => string) {
    this.terms = terms
    this.leastStake = leastStake
    this.seedOf = seedOf
  }

  /** Takes the next event of the log. */
  apply(event: ModelEvent): void {
    if (event.kind === "window") this.open(event)
    else if (this.window === undefined) return
    else if (event.kind === "settled") this.settle(event)
    else if (event.kind === "voided") this.giveBack([this.bets.get(refOf(event.provider, event.uuid))])
    else {
      const rounds = event.rounds.map((each) => refOf(each.provider, each.player, each.round))
      this.giveBack(rounds.flatMap((ref) => this.rounds.get(ref)?.bets ?? []))
    }
  }

  /** Parts. */
  parts(pool: Pool): bigint {
    return this.states[pool].parts
  }

  /** The cycle that runs, from 1; 0 before the pools have begun. */
  cycle(pool: Pool): number {
    return this.states[pool].cycle
  }

  /** The shares of voided bets that the pool no longer held, parts. */
  restored(pool: Pool): bigint {
    return this.states[pool].restored
  }

  /** How many items the chain has. */
  get items(): number {
    return this.count
  }

  /** The head of the chain, 64 hexadecimal digits; zeros before the first item. */
  get head(): string {
    return this.top.toString("hex")
  }

  /** Answers the number of the item. */
  private add(...words: (string | bigint | number)[]): number {
    this.top = hash("sha256", Buffer.concat([this.top, Buffer.from(words.join("|"))]), "buffer")
    return ++this.count
  }

  /** The first window begins the pools, and is no item. */
  private open({ endsAt, expected }: Event<"window">): void {
    if (this.window) this.add("window", endsAt, expected)
    else for (const pool of modelPools) this.begin(pool)
    this.window = { endsAt, expected, hasDropped: false }
  }

  /** The next cycle has its seed on top of the rest. */
  private begin(pool: Pool): void {
    const state = this.states[pool]
    state.cycle += 1
    state.number = 0n
    state.key = keyOf(this.seedOf(pool, state.cycle))
    state.parts += this.terms[pool].seed * partsPerUnit
    if (pool === "hitTheTarget") this.target = this.drawTarget()
  }

  private settle({ at, player, provider, round: id, bets }: Event<"settled">): void {
    const counted = bets.filter(({ stake }) => stake >= this.leastStake)
    const key = refOf(provider, player, id)
    const round = this.rounds.get(key) ?? { bets: [], wins: [] }
    this.rounds.set(key, round)
    for (const { uuid, stake } of counted) this.place(refOf(provider, uuid), round, player, stake, at)
    const win = sum(counted.map((bet) => bet.win))
    // Rounds take part in the big win only on games with fixed odds.
    if (win === 0n || counted.some(({ category }) => category !== "slots")) return
    const ref = refOf(provider, counted[0]!.uuid, "win")
    this.win(ref, round, player, sum(counted.map(({ stake }) => stake)), win)
  }

  private place(ref: string, round: Round, player: bigint, stake: bigint, at: number): void {
    const item = this.add("bet", ref, stake, at)
    const cycles = modelPools.map((pool) => this.cycle(pool))
    const bet: Bet = { item, stake, cycles, round, wins: [], isBack: false }
    round.bets.push(bet)
    this.bets.set(ref, bet)
    for (const pool of modelPools) {
      const state = this.states[pool]
      const before = state.parts
      state.parts += this.shareOf(pool, stake)
      state.number += 1n
      if (!this.isDrop(pool, stake, at, before)) continue
      this.take(pool, this.payable(pool), item, player, bet.wins)
      if (pool === "threeHour") this.window!.hasDropped = true
      this.begin(pool)
    }
  }

  private shareOf = (pool: Pool, stake: bigint) => stake * BigInt(this.terms[pool].ratePpm)

  /** What the next winner is paid of, parts. */
  private payable(pool: Pool): bigint {
    const parts = this.parts(pool)
    return pool === "hitTheTarget" ? least(parts, this.terms.hitTheTarget.ceiling * partsPerUnit) : parts
  }

  private isDrop(pool: Pool, stake: bigint, at: number, before: bigint): boolean {
    const bet = { stake, at, before, after: this.parts(pool), window: this.window!, target: this.target }
    const drop = dropRules[pool](bet, this.terms)
    return typeof drop === "boolean" ? drop : this.isDrawnUnder(pool, stake, ...drop)
  }

  /** Whether the latest bet is drawn with a chance that is as high as the ceiling of its pool lets it be. */
  private isDrawnUnder(pool: Pool, stake: bigint, of: bigint, outOf: bigint): boolean {
    const cent = unitsPerCent * partsPerUnit
    const paid = ((this.payable(pool) + cent - 1n) / cent) * unitsPerCent
    const [most, mostOutOf] = [stake * BigInt(this.terms[pool].addedPpm), 1_000_000n * paid]
    return most * outOf < of * mostOutOf
      ? this.isDrawn(pool, stake, most, mostOutOf)
      : this.isDrawn(pool, stake, of, outOf)
  }

  /** Whether the latest bet of the cycle wins, with the chance of ÷ outOf. */
  private isDrawn(pool: Pool, stake: bigint, of: bigint, outOf: bigint): boolean {
    if (of >= outOf) return true
    const { cycle, number, key } = this.states[pool]
    return chance(key, `${pool}|${cycle}|${number}|${stake}`) * outOf < of << 256n
  }

  /** Any of the whole cents between seed and ceiling, neither of them included. */
  private drawTarget(): bigint {
    const { seed, ceiling } = this.terms.hitTheTarget
    const { cycle, key } = this.states.hitTheTarget
    const cents = (ceiling - seed) / unitsPerCent - 1n
    const drawn = (chance(key, `hitTheTarget|${cycle}|target`) * cents) >> 256n
    return seed + (drawn + 1n) * unitsPerCent
  }

  /** A round that won: only a full one ends the cycle of `bigWin`. */
  private win(ref: string, round: Round, player: bigint, stake: bigint, win: bigint): void {
    const item = this.add("win", ref, stake, win)
    const { multiple, fullStake: smallest, mostOftenPpm, addedPpm } = this.terms.bigWin
    if (win < multiple * stake) return
    const outOf = BigInt(addedPpm) * partsPerUnit
    const needed = (this.parts("bigWin") * BigInt(mostOftenPpm) + outOf - 1n) / outOf
    const fullStake = needed > smallest ? needed : smallest
    const taken = (this.parts("bigWin") * least(stake, fullStake)) / fullStake
    this.take("bigWin", taken, item, player, round.wins)
    if (stake >= fullStake) this.begin("bigWin")
  }

  private take(pool: Pool, parts: bigint, item: number, player: bigint, into: number[]): void {
    const cent = unitsPerCent * partsPerUnit
    const paid = ((parts + cent - 1n) / cent) * unitsPerCent
    this.states[pool].parts -= parts
    into.push(this.wins.push({ pool, cycle: this.cycle(pool), item, player, paid, parts }) - 1)
  }

  /** Gives back those that still stand, in the order of their numbers. */
  private giveBack(bets: (Bet | undefined)[]): void {
    const standing = bets.filter((bet): bet is Bet => bet !== undefined && !bet.isBack)
    for (const bet of new Set(standing.sort((a, b) => a.item - b.item))) {
      this.add("void", bet.item, bet.stake)
      bet.isBack = true
      for (const [index, pool] of modelPools.entries()) {
        const state = this.states[pool]
        const share = this.shareOf(pool, bet.stake)
        const returned = bet.cycles[index] === state.cycle ? least(share, state.parts) : 0n
        state.parts -= returned
        state.restored += share - returned
      }
      // Emptied, so that the next bet of the round does not dispute them again.
      this.disputed.push(...bet.wins.splice(0), ...bet.round.wins.splice(0))
    }
  }
}
