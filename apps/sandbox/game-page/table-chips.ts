import { button, el } from "./dom.ts"
import type { Setting } from "./game.ts"
import { radios } from "./radios.ts"

type Bets = Readonly<Record<string, number>>
type Chip = { readonly key: string; readonly cents: number }

type Board = {
  chips(bets: Bets): void
  /** Removes the marks of the last result. */
  clear(): void
}

type Options = {
  readonly chipsCents: readonly number[]
  /** Why these chips are more than the table takes, as a sentence. */
  refusalOf(bets: Bets): string | undefined
}

/** Euros, with cents only where there are some. */
export const chipText = (cents: number): string =>
  (cents / 100).toLocaleString("nl-BE", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })

function betsOf(chips: readonly Chip[]): Bets {
  const bets: Record<string, number> = {}
  for (const { key, cents } of chips) bets[key] = (bets[key] ?? 0) + cents
  return bets
}

const totalOf = (chips: readonly Chip[]): number => chips.reduce((all, one) => all + one.cents, 0)

/** The chips on the table: the one that is placed next, those that lie there, and those of the round before. */
export function tableChips({ chipsCents, refusalOf }: Options, setting: Setting, board: Board) {
  const { words, money, say } = setting
  let placed: readonly Chip[] = []
  let before: readonly Chip[] = []
  let chip = chipsCents[1] ?? chipsCents[0] ?? 10
  let locked = false

  const onTable = el("output", { class: "amount", "data-testid": "table-total" }, money(0))
  const undo = button(words.undo, { class: "quiet" }, () => set(placed.slice(0, -1)))
  const clear = button(words.clear, { class: "quiet", "data-testid": "clear" }, () => set([]))
  const again = button(words.again, { class: "quiet", "data-testid": "again" }, () => set(before))
  const set = (chips: readonly Chip[]): void => {
    say("")
    board.clear()
    placed = chips
    refresh()
  }
  const refresh = (): void => {
    board.chips(betsOf(placed))
    onTable.textContent = money(totalOf(placed))
    undo.disabled = locked || placed.length === 0
    clear.disabled = locked || placed.length === 0
    again.disabled = locked || before.length === 0 || placed.length > 0
  }
  refresh()

  const choose = (cents: number) => {
    chip = cents
  }
  return {
    controls: el(
      "div",
      { class: "chips" },
      radios(words.chip, "chipset", chipsCents, chip, chipText, choose),
      el("p", { class: "ontable" }, el("span", {}, words.onTable), onTable),
      el("div", { class: "moves" }, undo, clear, again),
    ),
    /** Lays the chosen chip on a spot, unless the table is full. */
    place(key: string): void {
      if (locked) return
      const more = [...placed, { key, cents: chip }]
      const refusal = refusalOf(betsOf(more))
      if (refusal) say(refusal)
      else set(more)
    },
    request() {
      if (placed.length > 0) return { bets: betsOf(placed) }
      say(words.noBets)
      return undefined
    },
    /** Lays the chips of a round as they lay when it was sent. */
    put(bets: Bets): void {
      placed = Object.entries(bets).map(([key, cents]) => ({ key, cents }))
      refresh()
    },
    /** The round is over: its chips are those that can be placed again. */
    takeAway(): void {
      before = placed
      placed = []
      refresh()
    },
    lock(on: boolean): void {
      locked = on
      refresh()
    },
  }
}
