import { button, el, icons } from "./dom.ts"
import type { Words } from "./words.ts"

type StepperWords = Pick<Words, "stake" | "lower" | "higher">

/** One of a few rising values under its name, with a button down and a button up. `change` is called after a button. */
export function stepper(
  values: readonly number[],
  words: StepperWords,
  text: (value: number) => string,
  testId: string,
  change: (value: number) => void = () => undefined,
) {
  let at = Math.min(2, values.length - 1)
  let locked = false
  const shown = el("output", { class: "amount", "data-testid": testId, "aria-live": "polite" })
  const down = button(words.lower, { class: "round" }, () => move(-1), icons.minus())
  const up = button(words.higher, { class: "round" }, () => move(1), icons.deposit())
  const value = (): number => values[at] ?? 0
  const draw = (): void => {
    shown.textContent = text(value())
    down.disabled = locked || at === 0
    up.disabled = locked || at === values.length - 1
  }
  const move = (by: number): void => {
    at = Math.max(0, Math.min(values.length - 1, at + by))
    draw()
    change(value())
  }
  draw()
  return {
    node: el("div", { class: "stake" }, down, el("p", {}, el("span", {}, words.stake), shown), up),
    /** Chooses a value; one that is not offered changes nothing. */
    set: (chosen: number): void => {
      if (!values.includes(chosen)) return
      at = values.indexOf(chosen)
      draw()
    },
    value,
    lock: (on: boolean): void => {
      locked = on
      draw()
    },
  }
}

export const stakeStepper = (
  stakesCents: readonly number[],
  words: Words,
  money: (cents: number) => string,
) => stepper(stakesCents, words, money, "stake")
