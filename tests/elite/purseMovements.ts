import { cashOfWin, type Message, type PlayModel } from "../../apps/api/src/modules/play/testing/model.ts"

// A player's cash and bonus a second time, from docs/decisions/0064 and 0065: cash is played first, a win follows
// its stake, a purse that is closed holds nothing. In which order two processes came to it only the ledger knows: what each movement
// has to be of is reckoned here, one after the other.

/** An end of a movement at a player's cash or bonus. */
export type Moved = { id: string; kind: string; amount: bigint; isIn: boolean; isBonus: boolean }
/** `play`: what bets and bonuses did to the cash; `given`, `back`: what the house gave as a bonus, and has back of it. */
export type Followed = { found: string[]; play: bigint; bonus: bigint; given: bigint; back: bigint }
type Closed = "player" | "house" | undefined

const byPlay = /^(bonus-)?(bet|win|bet-back|win-back):hub88:(.+)$/

export function follow({
  moved,
  play,
  player,
  gift,
  closed,
}: {
  moved: readonly Moved[]
  play: PlayModel
  player: bigint
  gift: bigint
  closed: Closed
}): Followed {
  const found: string[] = []
  let [cash, bonus, other, given, back] = [0n, 0n, 0n, 0n, 0n]
  const parts = new Map<string, bigint>()
  const due = new Map<string, bigint>()
  /** What a message has to move, both parts of it, kept until the ledger has shown them. */
  const begin = (what: string, uuid: string) => {
    const signed = what === "bet" || what === "win-back" ? -1n : 1n
    const [ofCash, ofBonus] = partsOf(what, uuid)
    if (ofCash > 0n) due.set(`${what}:hub88:${uuid}`, signed * ofCash)
    if (ofBonus > 0n) due.set(`bonus-${what}:hub88:${uuid}`, signed * ofBonus)
  }
  const partsOf = (what: string, uuid: string): [bigint, bigint] => {
    const isBet = what.startsWith("bet")
    const bet = isBet ? play.bets.get(uuid) : play.bets.get(play.booked.get(uuid)?.of ?? "")
    if (!bet || bet.player !== player) return [0n, 0n]
    if (isBet) {
      const most = cash > 0n ? cash : 0n
      const part =
        bet.purse === "cash" ? bet.amount : (parts.get(uuid) ?? (bet.amount < most ? bet.amount : most))
      parts.set(uuid, part)
      return [part, bet.amount - part]
    }
    const { amount } = play.booked.get(uuid)!
    const part = bet.purse === "cash" ? amount : cashOfWin(amount, parts.get(bet.uuid) ?? 0n, bet.amount)
    return [part, amount - part]
  }
  const seen = new Set<string>()
  for (const { id, kind, amount, isIn, isBonus } of moved) {
    const change = isIn ? amount : -amount
    const [, , what, uuid] = byPlay.exec(id) ?? []
    if (what && uuid) {
      if (!seen.has(`${what}:${uuid}`)) begin(what, uuid)
      seen.add(`${what}:${uuid}`)
      if (due.get(id) !== change) found.push(`${id} moved ${change} and not ${due.get(id) ?? 0n}`)
      due.delete(id)
    } else if (isBonus && kind === "bonusGranted") {
      if (change !== gift || given > 0n) found.push(`${id} gave ${change} and not ${gift}`)
      given += change
    } else if (isBonus) {
      // Only what a closed purse holds leaves it, all of it, to where it was closed to.
      const isToPlayer = kind === "bonusConverted" || kind === "bonusTakenBack"
      if (change !== -bonus) found.push(`${id} emptied ${change} of ${bonus}`)
      if ((closed === "player") !== isToPlayer || closed === undefined)
        found.push(`${id} is ${kind} of a purse closed to ${closed}`)
      if (!isToPlayer) back -= change
    } else if (!/^bonus(Converted|TakenBack)$/.test(kind)) other += change
    if (isBonus) bonus += change
    else cash += change
  }
  for (const [id, change] of due) found.push(`${id} has to move ${change} and did not`)
  found.push(...unmovedOf(play, player, seen))
  if (closed !== undefined && bonus !== 0n) found.push(`the closed bonus of ${player} holds ${bonus}`)
  return { found, play: cash - other, bonus, given, back }
}

/** What was booked of a player and has no movement. */
function unmovedOf(play: PlayModel, player: bigint, seen: ReadonlySet<string>): string[] {
  const isMoney = ({ player: owner, amount, purse }: Message) =>
    owner === player && amount > 0n && purse !== "credit"
  const moneyMessages = [...play.booked].filter(
    ([, message]) => message.kind !== "rollback" && isMoney(message),
  )
  const back = [...play.bets.values()].filter((bet) => bet.isReversed && isMoney(bet))
  return [
    ...moneyMessages
      .filter(([uuid, { kind }]) => !seen.has(`${kind}:${uuid}`))
      .map(([uuid, { kind }]) => `${kind} ${uuid} moved nothing`),
    ...back
      .filter(({ uuid }) => !seen.has(`bet-back:${uuid}`))
      .map(({ uuid }) => `bet ${uuid} was not given back`),
  ]
}
