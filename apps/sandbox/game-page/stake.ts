import { button, el, icons } from "./dom.ts"
import type { Words } from "./words.ts"

/** The stake of a round: one of the offered amounts, with a button down and a button up. */
export function stakeStepper(stakesCents: readonly number[], words: Words, money: (cents: number) => string) {
  let at = Math.min(2, stakesCents.length - 1)
  let locked = false
  const shown = el("output", { class: "amount", "data-testid": "stake", "aria-live": "polite" })
  const down = button(words.lower, { class: "round" }, () => move(-1), icons.minus())
  const up = button(words.higher, { class: "round" }, () => move(1), icons.deposit())
  const draw = (): void => {
    shown.textContent = money(stakesCents[at] ?? 0)
    down.disabled = locked || at === 0
    up.disabled = locked || at === stakesCents.length - 1
  }
  const move = (by: number): void => {
    at = Math.max(0, Math.min(stakesCents.length - 1, at + by))
    draw()
  }
  draw()
  return {
    node: el("div", { class: "stake" }, down, el("p", {}, el("span", {}, words.stake), shown), up),
    /** Chooses a stake; one that is not offered changes nothing. */
    set: (stakeCents: number): void => {
      if (!stakesCents.includes(stakeCents)) return
      at = stakesCents.indexOf(stakeCents)
      draw()
    },
    value: (): number => stakesCents[at] ?? 0,
    lock: (on: boolean): void => {
      locked = on
      draw()
    },
  }
}
