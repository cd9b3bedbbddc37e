import { createHmac } from "node:crypto"
import { type LogEvent, realMoney, type Settled, type Voided } from "../../../../testing/modelEvents.ts"

// A second model of prize drops, written from decision 0057 alone.

export type DropCampaign = {
  id: bigint
  begins: number
  blockMs: number
  blocks: number
  expected: bigint
  leastStake: bigint
  games: number[] | null
  /** The prizes of a block in the order of their ids. */
  prizes: (block: number) => { id: bigint; amount: bigint }[]
}
export type DropWin = {
  campaign: bigint
  block: number
  entry: number
  prize: bigint
  player: bigint
  uuid: string
  amount: bigint
}
type Block = {
  number: number
  begins: number
  ends: number
  isOver: boolean
  bets: number
  staked: bigint
  left: { id: bigint; amount: bigint }[]
}

/** All campaigns. `seedOf` answers the seed of a block, 64 hexadecimal digits. */
export class DropModel {
  readonly wins: DropWin[] = []
  /** Prizes won with a bet that was voided since. */
  readonly disputed = new Set<bigint>()
  /** Units reserved for the prizes of each campaign. */
  readonly ready = new Map<bigint, bigint>()
  readonly blocks = new Map<string, Block>()
  private readonly campaigns: DropCampaign[] = []
  private readonly wonAt = new Map<bigint, number[]>()
  private readonly minIntervalMs: number
  private readonly seedOf: (campaign: bigint, block: number) => string

  constructor(minIntervalMs: number, seedOf: (campaign: bigint, block: number) => string) {
    this.minIntervalMs = minIntervalMs
    this.seedOf = seedOf
  }
  publish(campaign: DropCampaign): void {
    this.campaigns.push(campaign)
    let ready = 0n
    for (let number = 1; number <= campaign.blocks; number++) {
      const begins = campaign.begins + (number - 1) * campaign.blockMs
      const left = campaign.prizes(number)
      for (const { amount } of left) ready += amount
      const ends = begins + campaign.blockMs
      this.blocks.set(`${campaign.id}|${number}`, {
        number,
        begins,
        ends,
        isOver: false,
        bets: 0,
        staked: 0n,
        left,
      })
    }
    this.ready.set(campaign.id, ready)
  }
  apply(event: LogEvent): void {
    if (event.kind === "settled") this.settle(event)
    else if (event.kind === "voided") this.voidBet(event)
    else if (event.kind === "blockEnded") this.endBlock(event.campaign, event.block)
  }
  private settle(event: Settled): void {
    for (const bet of realMoney(event))
      for (const campaign of this.campaigns) {
        const { games, leastStake } = campaign
        if (bet.stake < leastStake || (games && !games.includes(event.game))) continue
        const block = this.blockAt(campaign, bet.at)
        if (block && !block.isOver) this.draw(campaign, block, event.player, bet)
      }
  }
  private blockAt({ id, begins, blockMs }: DropCampaign, at: number): Block | undefined {
    return this.blocks.get(`${id}|${Math.floor((at - begins) / blockMs) + 1}`)
  }
  private draw(
    campaign: DropCampaign,
    block: Block,
    player: bigint,
    bet: { uuid: string; stake: bigint; at: number },
  ): void {
    block.bets += 1
    block.staked += bet.stake
    const times = this.wonAt.get(player) ?? []
    if (block.left.length === 0 || times.some((at) => Math.abs(at - bet.at) < this.minIntervalMs)) return
    const name = `${campaign.id}|${block.number}|${block.bets}|${bet.stake}`
    const seed = Buffer.from(this.seedOf(campaign.id, block.number), "hex")
    const drawn = (text: string) => BigInt(`0x${createHmac("sha256", seed).update(text).digest("hex")}`)
    if (!isWon(drawn(name), campaign, block, bet)) return
    const which = Number((drawn(`${name}|prize`) * BigInt(block.left.length)) >> 256n)
    const prize = block.left.splice(which, 1)[0]!
    this.ready.set(campaign.id, this.ready.get(campaign.id)! - prize.amount)
    this.wonAt.set(player, [...times, bet.at])
    const { number, bets: entry } = block
    this.wins.push({
      campaign: campaign.id,
      block: number,
      entry,
      prize: prize.id,
      player,
      uuid: bet.uuid,
      amount: prize.amount,
    })
  }
  private voidBet({ uuid }: Voided): void {
    for (const win of this.wins) if (win.uuid === uuid) this.disputed.add(win.prize)
  }
  /** The prizes left go to the next block, after the last one back to the operator. */
  private endBlock(id: bigint, number: number): void {
    const block = this.blocks.get(`${id}|${number}`)!
    block.isOver = true
    const next = this.blocks.get(`${id}|${number + 1}`)
    if (next) next.left = [...next.left, ...block.left].sort((a, b) => Number(a.id - b.id))
    else this.ready.set(id, 0n)
    block.left = []
  }
}

/** Stake × prizes left ÷ the stakes still expected in the block; in its last fiftieth at least the share of it that has passed. */
function isWon(
  drawn: bigint,
  { expected, blockMs }: DropCampaign,
  { ends, left }: Block,
  { stake, at }: { stake: bigint; at: number },
): boolean {
  const rest = BigInt(ends - at)
  const length = BigInt(blockMs)
  const isFair = drawn * expected * rest < (stake * BigInt(left.length) * length) << 256n
  const last = length / 50n
  return isFair || (rest < last && drawn * length < (length - rest * 50n) << 256n)
}
