import { hour, type Length, lengths, type Span, spanOf, within } from "./calendar.ts"
import { CheckModel } from "./checkModel.ts"
import { finite, never, type Outcome } from "./outcome.ts"
import { PauseModel } from "./pauseModel.ts"

// What limits and exclusions do, a second time: written from the description of their behaviour and from the contract by
// somebody who had not read the module. It keeps a list of all that happened and sums it anew for each answer, so that
// there is nothing it could forget to carry on. Cents, and instants in milliseconds; where nothing ends, null.

export const kinds = ["Bet", "Loss", "Deposit"] as const
export type Kind = (typeof kinds)[number]
export type Name = `${Length}${Kind}Limit`
export const names = kinds.flatMap((kind) => lengths.map((length): Name => `${length}${kind}Limit`))

/** The period that a limit is for, and what it limits. */
export function parts(name: Name): { length: Length; kind: Kind } {
  const length = lengths.find((each) => name.startsWith(each)) as Length
  return { length, kind: name.slice(length.length, -"Limit".length) as Kind }
}

const day = 24 * hour
const minute = hour / 60
/** How long a player is away before another session can begin. */
const rest = hour
const coolsFor = 72 * hour
const confirmableFor = 7 * day
const statutoryWindow = 168 * hour
const statutoryCents = 200_00
const statutory = "regulatoryWeeklyDepositLimit"
type Limiter = Name | typeof statutory

/** `opened`: when its round was, by itself or by the bet before it. */
type Bet = { at: number; opened: number; stake: number; won: number; isBack: boolean }
type Deposit = {
  at: number
  /** Until when an order that is not finished keeps its room. */
  until: number
  amount: number
  state: "reserved" | "made" | "free" | "returned"
}
export type Request = {
  /** One of the nine, or how long a session may be. */
  name: Name | "sessionTime"
  /** Cents or minutes; null: no limit any more. */
  asked: number | null
  at: number
  /** Null for what held at once. */
  coolsUntil: number | null
  effectiveAt: number | null
  closed: "success" | "cancelled" | null
}
export type LimitRequest = Partial<Record<Name, number | null>>

const sum = <T>(list: readonly T[], of: (each: T) => number) =>
  list.reduce((total, each) => total + of(each), 0)

/** One player, and all that they did. */
export class SecondModel {
  readonly bets: Bet[] = []
  readonly deposits: Deposit[] = []
  readonly requests: Request[] = []
  private readonly pauses = new PauseModel()
  readonly check = new CheckModel()
  /** Minutes that a session may last; without end where none are set. */
  private longest = never
  /** The session that runs, and since when it is over, or will be. */
  private session: { began: number; ends: number } | undefined
  readonly held = new Map<Name, number>()

  /** What holds of a limit; without end where there is none. */
  private holds = (name: Name) => this.held.get(name) ?? never

  private waits = (now: number, { closed, coolsUntil }: Request) =>
    closed === null && coolsUntil !== null && now < coolsUntil + confirmableFor

  private waitingFor = (now: number, name: Request["name"]) =>
    this.requests.find((each) => each.name === name && this.waits(now, each))

  /**
   * Stricter holds at once; looser waits, and what waited for the same limit is cancelled. A day's limit is never above
   * its week's, nor that above its month's, with what waits for a yes counted as if it held; but what waits keeps
   * nothing from being lowered: it goes. What is so already is no request.
   */
  set(now: number, change: LimitRequest): Outcome {
    const requested = names.filter((name) => change[name] !== undefined)
    const asked = (name: Name) => change[name] ?? never
    const isStricter = (name: Name) => asked(name) < this.holds(name)
    const gone = new Set<Request>()
    const would = (name: Name) => {
      if (requested.includes(name)) return asked(name)
      const request = this.waitingFor(now, name)
      return request && !gone.has(request) ? (request.asked ?? never) : this.holds(name)
    }
    const isOut = ([shorter, longer]: Ordered) => would(shorter) < never && would(shorter) > would(longer)
    for (const both of pairs) {
      const request = this.waitingFor(now, both[0])
      const isLowered = requested.includes(both[1]) && isStricter(both[1])
      if (request && isLowered && !requested.includes(both[0]) && isOut(both)) gone.add(request)
    }
    if (pairs.some((both) => both.some((name) => requested.includes(name)) && isOut(both)))
      return { refused: "BadInputErrorType" }

    for (const name of requested) {
      const request = this.waitingFor(now, name)
      if (request) gone.add(request)
    }
    for (const request of gone) request.closed = "cancelled"
    const changed = requested.filter((name) => asked(name) !== this.holds(name))
    const [stricter, looser] = [
      changed.filter(isStricter),
      changed.filter((name) => asked(name) > this.holds(name)),
    ]
    for (const name of stricter) this.held.set(name, asked(name))
    for (const name of stricter.concat(looser)) {
      const isNow = stricter.includes(name)
      this.requests.push({
        name,
        asked: change[name] ?? null,
        at: now,
        coolsUntil: isNow ? null : now + coolsFor,
        effectiveAt: isNow ? now : null,
        closed: isNow ? "success" : null,
      })
    }
    return { coolsUntil: looser.length > 0 ? now + coolsFor : null }
  }

  /** The longest session, minutes: shorter holds at once, longer waits; whatever waited for it is cancelled. */
  setTime(now: number, minutes: number | null): Outcome {
    const waiting = this.waitingFor(now, "sessionTime")
    if (waiting) waiting.closed = "cancelled"
    const asked = minutes ?? never
    if (asked === this.longest) return { coolsUntil: null }
    const isNow = asked < this.longest
    if (isNow) this.holdTime(now, asked)
    this.requests.push({
      name: "sessionTime",
      asked: minutes,
      at: now,
      coolsUntil: isNow ? null : now + coolsFor,
      effectiveAt: isNow ? now : null,
      closed: isNow ? "success" : null,
    })
    return { coolsUntil: isNow ? null : now + coolsFor }
  }

  /** The session that runs counts from its beginning; one that is past the limit is over now. */
  private holdTime(now: number, minutes: number): void {
    this.longest = minutes
    const began = this.session?.began ?? now
    this.session = { began, ends: Math.max(now, began + minutes * minute) }
  }

  /** A log-in: after an hour's rest, chosen or because the time was over, another session begins. */
  enter(now: number, seenAt: number | null): void {
    this.check.enter(now, seenAt)
    const { session } = this
    const isAway = seenAt === null || now - seenAt >= rest
    if (session && !isAway && now < session.ends + rest) return
    this.session = { began: now, ends: now + this.longest * minute }
  }

  private isTimeOver = (now: number) => this.session !== undefined && now >= this.session.ends

  /** Takes back the request that this player made as the `order`-th of all. */
  cancel(now: number, order: number): Outcome {
    const request = this.requests[order]
    if (request === undefined) return { refused: "NotFoundErrorType" }
    if (!this.waits(now, request)) return { refused: "LimitRequestClosedErrorType" }
    request.closed = "cancelled"
    return {}
  }

  /** Says yes to it. */
  confirm(now: number, order: number): Outcome {
    const request = this.requests[order]
    if (request === undefined) return { refused: "NotFoundErrorType" }
    if (!this.waits(now, request)) return { refused: "LimitRequestClosedErrorType" }
    if (now < (request.coolsUntil ?? 0))
      return { refused: "LimitStillCoolingErrorType", until: request.coolsUntil }
    request.closed = "success"
    request.effectiveAt = now
    if (request.name === "sessionTime") this.holdTime(now, request.asked ?? never)
    else if (request.asked === null) this.held.delete(request.name)
    else this.held.set(request.name, request.asked)
    return {}
  }

  /** A break, or an exclusion, of so many days; -1 for ever. */
  pause = (now: number, isBreak: boolean, days: number): Outcome => this.pauses.pause(now, isBreak, days)

  /** Asks to come back from a long exclusion whose time is over. */
  comeBack = (now: number): Outcome => this.pauses.comeBack(now)

  /** What keeps the player from depositing: a pause, then a reality check, then a session that has lasted as long as it may. */
  gate(now: number): Outcome {
    const barred = this.pauses.bar(now)
    if (barred.refused) return barred
    // Until they answer, whenever that is.
    if (this.check.isDue(now)) return { refused: "RealityCheckDueErrorType", until: null }
    if (!this.isTimeOver(now)) return {}
    return { refused: "SessionTimeOverErrorType", until: this.restsUntil() }
  }

  /** From when a session can begin after the one that runs. */
  private restsUntil = () => this.session!.ends + rest

  /**
   * A stake, which opens a round or belongs to one that `hand` opened: that goes on, whatever the reality check and the time
   * of the session say. Of several limits in its way the one that keeps it out longest is named, then the one that leaves less.
   */
  bet(now: number, stake: number, hand?: Bet): Outcome {
    const closed = this.pauses.bar(now)
    if (closed.refused) return closed
    const opens = hand === undefined
    if (opens && this.check.isDue(now)) return { refused: "checkDue" }
    const [first] = names
      .filter((name) => parts(name).kind !== "Deposit" && this.held.has(name))
      .filter((name) => this.used(now, name) + stake > this.holds(name))
      .map((limit) => ({
        limit,
        amount: this.holds(limit),
        used: Math.max(0, this.used(now, limit)),
        remaining: Math.max(0, this.holds(limit) - this.used(now, limit)),
        resetsAt: spanOf(parts(limit).length, now).to,
      }))
      .sort((a, b) => b.resetsAt - a.resetsAt || a.remaining - b.remaining)
    if (stake > 0 && first) return { refused: "limitReached", ...first }
    if (opens && this.isTimeOver(now)) return { refused: "timeOver", until: this.restsUntil() }
    this.bets.push({ at: now, opened: hand?.opened ?? now, stake, won: 0, isBack: false })
    return {}
  }

  /** What a reality check shows: when it comes, and what was staked and won in rounds opened since the last; null: none comes. */
  private checkShown(): Outcome | null {
    const since = this.check.since()
    if (since === undefined) return null
    const bets = this.bets.filter(({ opened, isBack }) => !isBack && opened >= since)
    const [stakes, wins] = [sum(bets, ({ stake }) => stake), sum(bets, ({ won }) => won)]
    return { ...this.check.shown(), since, stakes, wins, net: wins - stakes }
  }

  /** What counts against one of the nine: of bets those of the period, with their wins whenever those came. */
  used(now: number, name: Name): number {
    const { length, kind } = parts(name)
    const span = spanOf(length, now)
    if (kind === "Deposit")
      return sum(
        this.deposits.filter(({ state, at }) => state === "made" && within(at, span)),
        ({ amount }) => amount,
      )
    const bets = this.bets.filter(({ at, isBack }) => !isBack && within(at, span))
    return sum(bets, ({ stake, won }) => stake - (kind === "Loss" ? won : 0))
  }

  /** Keeps room for an amount in the statutory week and in the player's own limits. */
  deposit(now: number, amount: number, until: number): Outcome {
    const closed = this.gate(now)
    if (closed.refused) return closed
    const full = this.fullFor(now, amount)
    if (full) return full
    this.deposits.push({ at: now, until, amount, state: "reserved" })
    return {}
  }

  private fullFor(now: number, amount: number): Outcome | undefined {
    const [worst] = this.limiters()
      .filter((limiter) => this.room(limiter, now, now) < amount)
      .map((limiter) => ({
        limiter,
        room: this.room(limiter, now, now),
        freesAt: this.freesAt(limiter, now, amount),
      }))
      .sort((a, b) => later(b.freesAt, a.freesAt) || Math.max(0, a.room) - Math.max(0, b.room))
    if (!worst) return undefined
    const { limiter, freesAt } = worst
    const room = this.room(limiter, now, now)
    return {
      refused: "DepositLimitReachedErrorType",
      limitedBy: limiter,
      limit: this.limitOf(limiter),
      used: this.limitOf(limiter) - room,
      remaining: this.depositRoom(now).remaining,
      freesAt: finite(freesAt),
    }
  }

  private limiters = (): Limiter[] => [
    statutory,
    ...names.filter((name) => parts(name).kind === "Deposit" && this.held.has(name)),
  ]
  private limitOf = (limiter: Limiter) => (limiter === statutory ? statutoryCents : this.holds(limiter))
  private spanFor = (limiter: Limiter, then: number): Span =>
    limiter === statutory
      ? // What was made exactly 168 hours ago has left.
        { from: then - statutoryWindow + 1, to: never }
      : spanOf(parts(limiter).length, then)

  /** What a limit lets in at `then`, if nothing else happens from now on; below zero after it was lowered. */
  private room(limiter: Limiter, now: number, then: number): number {
    const span = this.spanFor(limiter, then)
    const counted = this.deposits.filter(
      ({ at, state, until }) =>
        within(at, span) && (state === "made" || (state === "reserved" && (then === now || then < until))),
    )
    return this.limitOf(limiter) - sum(counted, ({ amount }) => amount)
  }

  /** The first instant from now on at which a limit lets an amount in. */
  private freesAt(limiter: Limiter, now: number, amount: number): number {
    const instants = lengths
      .map((length) => spanOf(length, now).to)
      .concat(this.deposits.flatMap(({ at, until }) => [at + statutoryWindow, until]))
      .filter((at) => at > now)
      .sort((a, b) => a - b)
    return instants.find((then) => this.room(limiter, now, then) >= amount) ?? never
  }

  /**
   * The provider took the money. It is asked again whether the limits let it in; where they do not, or where the player
   * may not play any more, it goes back; that a reality check is
   * due or a session over meanwhile does not matter. An order that had run out must find room from now on. Any other has its
   * room, unless limits were lowered meanwhile.
   */
  capture(now: number, order: number): Outcome {
    const deposit = this.deposits[order] as Deposit
    if (deposit.state === "made") return { isMade: true }
    const isLate = deposit.state === "free"
    const isOver = this.limiters().some((limiter) => {
      const span = this.spanFor(limiter, now)
      const made = this.deposits.filter(({ at, state }) => state === "made" && within(at, span))
      const total = sum(made, ({ amount }) => amount) + deposit.amount
      return within(deposit.at, span) && total > this.limitOf(limiter)
    })
    const isFull = isLate ? this.fullFor(now, deposit.amount) !== undefined : isOver
    if (this.pauses.bar(now).refused || isFull) {
      deposit.state = "returned"
      return { isMade: false }
    }
    deposit.state = "made"
    if (isLate) deposit.at = now
    return { isMade: true }
  }

  /** An order failed, was given up or ran out: its room is free at once. */
  release(order: number): void {
    const deposit = this.deposits[order] as Deposit
    if (deposit.state === "reserved") deposit.state = "free"
  }

  /** All that a player is shown of their limits. */
  shown(now: number): Outcome {
    const counted = this.deposits.filter(({ at }) => within(at, this.spanFor(statutory, now)))
    const made = counted.filter(({ state }) => state === "made")
    const reserved = counted.filter(({ state }) => state === "reserved")
    return {
      limits: names.map((name) => {
        const request = this.waitingFor(now, name)
        return {
          name,
          limit: this.held.get(name) ?? null,
          used: Math.max(0, this.used(now, name)),
          resetsAt: spanOf(parts(name).length, now).to,
          pending: toPending(request),
        }
      }),
      week: {
        used: sum(made, ({ amount }) => amount),
        remaining: Math.max(0, this.room(statutory, now, now)),
        freesUp: sortByTime(made.map(({ at, amount }) => [at + statutoryWindow, amount])),
        reserved: sortByTime(reserved.map(({ until, amount }) => [until, amount])),
      },
      time: {
        limit: finite(this.longest),
        used: Math.floor((now - (this.session?.began ?? now)) / minute),
        endsAt: this.session ? finite(this.session.ends) : null,
        restsUntil: this.session ? finite(this.restsUntil()) : null,
        pending: toPending(this.waitingFor(now, "sessionTime")),
      },
      check: this.checkShown(),
      room: this.payable(now),
      gate: this.gate(now),
    }
  }

  /** The most that can be deposited; of limits that leave the same the one that lets more in last. */
  depositRoom(now: number): { limitedBy: Limiter; remaining: number; freesAt: number | null } {
    const [first] = this.limiters()
      .map((limitedBy) => {
        const remaining = Math.max(0, this.room(limitedBy, now, now))
        return { limitedBy, remaining, freesAt: this.freesAt(limitedBy, now, remaining + 1) }
      })
      .sort((a, b) => a.remaining - b.remaining || later(b.freesAt, a.freesAt))
    return { ...first!, freesAt: finite(first!.freesAt) }
  }

  /** What may be deposited now: nothing while the gate refuses deposits. */
  private payable(now: number) {
    const room = this.depositRoom(now)
    const limit = this.limitOf(room.limitedBy)
    const { refused, until } = this.gate(now)
    if (refused === undefined) return { ...room, limit, closedBy: null }
    return { ...room, limit, remaining: 0, closedBy: refused, freesAt: until }
  }

  /** What was asked and what became of it, oldest first. */
  log(now: number): Outcome[] {
    return this.requests.map((request) => ({
      name: request.name,
      asked: request.asked,
      at: request.at,
      effectiveAt: request.effectiveAt,
      status: request.closed ?? (this.waits(now, request) ? "cooling" : "expired"),
      ...toRequestTimes(request),
    }))
  }

  /** The instants to come at which something of this player changes by itself. */
  instants(now: number): number[] {
    return [
      ...lengths.map((length) => spanOf(length, now).to),
      ...this.requests.flatMap(({ coolsUntil }) =>
        coolsUntil === null ? [] : [coolsUntil, coolsUntil + confirmableFor],
      ),
      ...this.pauses.instants(),
      ...this.check.instants(),
      ...(this.session ? [this.session.ends, this.session.ends + rest] : []),
      ...this.deposits.flatMap(({ at, until }) => [at + statutoryWindow, until]),
    ].filter((at) => at > now && at < never)
  }
}

type Ordered = readonly [shorter: Name, longer: Name]
const pairs = kinds.flatMap((kind): Ordered[] => [
  [`daily${kind}Limit`, `weekly${kind}Limit`],
  [`weekly${kind}Limit`, `monthly${kind}Limit`],
  [`daily${kind}Limit`, `monthly${kind}Limit`],
])
/** Two that never come are as late as each other. */
const later = (a: number, b: number) => (a === b ? 0 : a - b)
const sortByTime = (list: [at: number, amount: number][]) => list.sort((a, b) => a[0] - b[0] || a[1] - b[1])
const toPending = (request: Request | undefined) =>
  request ? { asked: request.asked, ...toRequestTimes(request) } : null
const toRequestTimes = ({ coolsUntil }: Request) => ({
  coolsUntil,
  confirmUntil: coolsUntil === null ? null : coolsUntil + confirmableFor,
})
