/**
 * What limits and exclusions do, a second time: written from the description of their behaviour and from the contract,
 * without a look at the module. It keeps a list of all that happened and sums it anew for each answer, so that it has
 * nothing to forget. Money in cents, instants in milliseconds.
 */
import { hour, type Length, lengths, spanOf, within } from "./calendar.ts"

export const kinds = ["Bet", "Loss", "Deposit"] as const
export type Kind = (typeof kinds)[number]
export type Name = `${Length}${Kind}Limit`
export const names = kinds.flatMap((kind) => lengths.map((length): Name => `${length}${kind}Limit`))
export const parts = (name: Name) => {
  const length = lengths.find((each) => name.startsWith(each)) as Length
  return { length, kind: name.slice(length.length, -"Limit".length) as Kind }
}

const day = 24 * hour
const coolsFor = 72 * hour
const confirmableFor = 7 * day
const statutoryWindow = 168 * hour
const statutory = 200_00

type Bet = { key: string; at: number; stake: number; won: number; taken: boolean }
type Deposit = { key: string; at: number; until: number; amount: number; state: "reserved" | "paid" | "free" }
type Request = {
  name: Name
  asked: number | null
  reset: boolean
  at: number
  coolsUntil: number | null
  effectiveAt: number | null
  closed: "success" | "cancelled" | null
}
type Pause = { type: "break" | "selfExclusion"; until: number }
export type Wish = Partial<Record<Name, number>>
type Limiter = Name | "regulatoryWeeklyDepositLimit"

/** One player, and all that they did. */
export class SecondModel {
  private bets: Bet[] = []
  private deposits: Deposit[] = []
  private requests: Request[] = []
  private pauses: Pause[] = []
  private limits = new Map<Name, number>()

  /** Stricter holds at once, looser waits: a day's may not be above its week's, nor a week's above its month's. */
  set(now: number, wish: Wish) {
    const wished = names.filter((name) => wish[name] !== undefined)
    const would = (name: Name) => wish[name] ?? this.limits.get(name) ?? Number.POSITIVE_INFINITY
    for (const kind of kinds)
      for (const [short, long] of [
        ["daily", "weekly"],
        ["weekly", "monthly"],
        ["daily", "monthly"],
      ] as const)
        if (would(`${short}${kind}Limit`) > would(`${long}${kind}Limit`) && would(`${short}${kind}Limit`) < Number.POSITIVE_INFINITY)
          return { refused: "BadInputErrorType" }
    const waits = wished.map((name) => this.ask(now, name, wish[name] as number, false)).some(Boolean)
    return { waitsUntil: waits ? now + coolsFor : null }
  }

  /** Asks for a limit to go. Where there is none, nothing happens. */
  reset(now: number, name: Name) {
    if (!this.limits.has(name)) return { waitsUntil: null }
    this.ask(now, name, null, true)
    return { waitsUntil: now + coolsFor }
  }

  private ask(now: number, name: Name, asked: number | null, reset: boolean) {
    for (const request of this.requests)
      if (request.name === name && this.waits(now, request)) request.closed = "cancelled"
    const stricter = asked !== null && asked <= (this.limits.get(name) ?? Number.POSITIVE_INFINITY)
    if (stricter) this.limits.set(name, asked)
    this.requests.push({
      name,
      asked,
      reset,
      at: now,
      coolsUntil: stricter ? null : now + coolsFor,
      effectiveAt: stricter ? now : null,
      closed: stricter ? "success" : null,
    })
    return !stricter
  }

  private waits = (now: number, { closed, coolsUntil }: Request) =>
    closed === null && coolsUntil !== null && now < coolsUntil + confirmableFor

  /** Takes back the request that was made as the `order`-th of all. */
  cancel(now: number, order: number) {
    const request = this.requests[order]
    if (request === undefined) return { refused: "NotFoundErrorType" }
    if (!this.waits(now, request)) return { refused: "LimitRequestClosedErrorType" }
    request.closed = "cancelled"
    return {}
  }

  /** Says yes to it. */
  confirm(now: number, order: number) {
    const request = this.requests[order]
    if (request === undefined) return { refused: "NotFoundErrorType" }
    if (!this.waits(now, request)) return { refused: "LimitRequestClosedErrorType" }
    if (request.coolsUntil !== null && now < request.coolsUntil)
      return { refused: "LimitStillCoolingErrorType", until: request.coolsUntil }
    request.closed = "success"
    request.effectiveAt = now
    if (request.asked === null) this.limits.delete(request.name)
    else this.limits.set(request.name, request.asked)
    return {}
  }

  /** A break or an exclusion of so many days, -1 for ever: what holds longer already stays. */
  pause(now: number, type: Pause["type"], days: number) {
    this.pauses.push({ type, until: days === -1 ? Number.POSITIVE_INFINITY : now + days * day })
    return { until: this.pausedUntil(now) }
  }

  private pausedUntil = (now: number) =>
    Math.max(...this.pauses.filter(({ until }) => until > now).map(({ until }) => until))

  /** What keeps the player from depositing and playing, or null. */
  gate(now: number) {
    const holding = this.pauses.filter(({ until }) => until > now)
    if (holding.length === 0) return null
    const until = this.pausedUntil(now)
    const excluded = holding.some(({ type }) => type === "selfExclusion")
    return { refused: excluded ? "SelfExcludedErrorType" : "OnBreakErrorType", until }
  }

  /** A stake that leaves cash for a chance. Of several limits in its way, the one that keeps it out longest is named. */
  bet(now: number, key: string, stake: number) {
    const closed = this.gate(now)
    if (closed) return closed
    const reached = this.reached(now, stake, "Bet").concat(this.reached(now, stake, "Loss"))
    const [first] = reached.sort((a, b) => b.resetsAt - a.resetsAt)
    if (stake > 0 && first) return { refused: "limit", ...first }
    this.bets.push({ key, at: now, stake, won: 0, taken: false })
    return {}
  }

  private reached = (now: number, amount: number, kind: "Bet" | "Loss") =>
    lengths.flatMap((length) => {
      const name: Name = `${length}${kind}Limit`
      const limit = this.limits.get(name)
      const used = this.used(now, name)
      if (limit === undefined || used + amount <= limit) return []
      return [{ limitedBy: name, limit, used, resetsAt: spanOf(length, now).to }]
    })

  /** Always taken; it counts on the day of its bet. */
  win(key: string, amount: number) {
    const bet = this.bets.find((each) => each.key === key)
    if (bet) bet.won += amount
  }

  /** Always taken; stake and wins are as if they had never been. */
  takeBack(key: string) {
    const bet = this.bets.find((each) => each.key === key)
    if (bet) bet.taken = true
  }

  /** What counts against a limit now; a loss is below zero for who has won. */
  used(now: number, name: Name) {
    const { length, kind } = parts(name)
    const span = spanOf(length, now)
    if (kind === "Deposit")
      return sum(this.deposits.filter((each) => each.state === "paid" && within(each.at, span)), ({ amount }) => amount)
    const bets = this.bets.filter((each) => !each.taken && within(each.at, span))
    return sum(bets, ({ stake }) => stake) - (kind === "Loss" ? sum(bets, ({ won }) => won) : 0)
  }

  /** Reserves an amount against the statutory week and the player's own deposit limits. */
  deposit(now: number, key: string, amount: number, until: number) {
    const closed = this.gate(now)
    if (closed) return closed
    const [worst] = this.depositLimits()
      .filter((limiter) => this.depositRoom(limiter, now, now) < amount)
      .map((limiter) => ({ ...this.toldOf(limiter, now), freesAt: this.freesAt(limiter, now, amount) }))
      .sort((a, b) => (b.freesAt ?? Number.POSITIVE_INFINITY) - (a.freesAt ?? Number.POSITIVE_INFINITY))
    if (worst) return { refused: "DepositLimitReachedErrorType", ...worst }
    this.deposits.push({ key, at: now, until, amount, state: "reserved" })
    return {}
  }

  private depositLimits = (): Limiter[] => [
    "regulatoryWeeklyDepositLimit",
    ...names.filter((name) => parts(name).kind === "Deposit" && this.limits.has(name)),
  ]

  /** What a limit lets in at `then`, if nothing else happens until then. */
  private depositRoom(limiter: Limiter, now: number, then: number) {
    const own = limiter === "regulatoryWeeklyDepositLimit" ? null : limiter
    const span = own ? spanOf(parts(own).length, then) : { from: then - statutoryWindow + 1, to: then + 1 }
    const counts = this.deposits.filter(
      (each) =>
        within(each.at, span) && (each.state === "paid" || (each.state === "reserved" && each.until > then)),
    )
    return (own ? (this.limits.get(own) as number) : statutory) - sum(counts, ({ amount }) => amount)
  }

  /** The first instant from now on at which a limit lets an amount in; null for never. */
  private freesAt(limiter: Limiter, now: number, amount: number) {
    const instants = lengths
      .map((length) => spanOf(length, now).to)
      .concat(this.deposits.flatMap(({ at, until }) => [at + statutoryWindow, until]))
      .filter((at) => at > now)
      .sort((a, b) => a - b)
    return instants.find((then) => this.depositRoom(limiter, now, then) >= amount) ?? null
  }

  private toldOf(limiter: Limiter, now: number) {
    const limit = limiter === "regulatoryWeeklyDepositLimit" ? statutory : (this.limits.get(limiter) as number)
    return { limitedBy: limiter, limit, remaining: Math.max(0, this.depositRoom(limiter, now, now)) }
  }

  /** The provider took the money: it counts from the instant it was reserved. */
  capture(key: string) {
    for (const each of this.deposits) if (each.key === key && each.state === "reserved") each.state = "paid"
  }

  /** The payment failed or was given up: its room is free at once. */
  release(key: string) {
    for (const each of this.deposits) if (each.key === key && each.state === "reserved") each.state = "free"
  }

  /** Everything a player is shown of their limits. */
  shown(now: number) {
    return {
      limits: names.map((name) => {
        const request = this.requests.find((each) => each.name === name && this.waits(now, each))
        return {
          name,
          limit: this.limits.get(name) ?? null,
          used: Math.max(0, this.used(now, name)),
          resetsAt: spanOf(parts(name).length, now).to,
          pending: request ? { asked: request.asked, ...this.termsOf(request) } : null,
        }
      }),
      requests: this.requests.map((request) => ({
        name: request.name,
        reset: request.reset,
        asked: request.asked,
        at: request.at,
        effectiveAt: request.effectiveAt,
        status: request.closed ?? (this.waits(now, request) ? "cooling" : "expired"),
        ...this.termsOf(request),
      })),
      gate: this.gate(now),
    }
  }

  private termsOf = ({ coolsUntil }: Request) => ({
    coolsUntil,
    confirmUntil: coolsUntil === null ? null : coolsUntil + confirmableFor,
  })
}

const sum = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((total, each) => total + of(each), 0)
