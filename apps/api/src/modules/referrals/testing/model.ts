import {
  hour,
  type LogEvent,
  realMoney,
  type Settled,
  type SettledBet,
  sum,
} from "../../../../testing/modelEvents.ts"

// A second model of invitations, written from decision 0066 alone.

export type ReferralTerms = {
  reward: bigint
  leastDeposits: bigint
  leastStakes: bigint
  days: number
  waitHours: number
  mostPerMonth: number
  mostEver: number
}
type Friend = {
  friend: bigint
  referrer: bigint
  registered: number
  ends: number
  verified: number | undefined
  deposits: bigint
  stakes: bigint
  qualified: number | undefined
}

/** Invited friends and their progress. `ownerOf` answers the player of an invitation code. */
export class ReferralModel {
  readonly friends = new Map<bigint, Friend>()
  private readonly terms: ReferralTerms
  private readonly ownerOf: (code: string) => bigint
  private readonly bets = new Map<string, SettledBet>()

  constructor(terms: ReferralTerms, ownerOf: (code: string) => bigint) {
    this.terms = terms
    this.ownerOf = ownerOf
  }
  apply(event: LogEvent): void {
    if (event.kind === "registered") {
      if (event.code === null) return
      const { player: friend, at: registered } = event
      const ends = registered + this.terms.days * 24 * hour
      const nothing = { verified: undefined, deposits: 0n, stakes: 0n, qualified: undefined }
      this.friends.set(friend, { friend, referrer: this.ownerOf(event.code), registered, ends, ...nothing })
      return
    }
    const friend = "player" in event ? this.friends.get(event.player) : undefined
    if (!friend) return
    if (event.kind === "verified" && event.at < friend.ends) friend.verified ??= event.at
    else if (event.kind === "deposited" && event.at < friend.ends) friend.deposits += event.cents * 1_000n
    else if (event.kind === "settled") friend.stakes += this.staked(event, friend)
    else if (event.kind === "voided") {
      friend.stakes -= this.bets.get(event.uuid)?.stake ?? 0n
      this.bets.delete(event.uuid)
    }
  }
  /** Real money of the bets accepted before the end. */
  private staked(event: Settled, { ends }: Friend): bigint {
    const bets = realMoney(event).filter(({ at }) => at < ends)
    for (const bet of bets) this.bets.set(bet.uuid, bet)
    return sum(bets.map(({ stake }) => stake))
  }
  isQualified({ verified, deposits, stakes }: Friend): boolean {
    return verified !== undefined && deposits >= this.terms.leastDeposits && stakes >= this.terms.leastStakes
  }
}
