import { button, el } from "../game-page/dom.ts"
import type { Pick } from "./calls.ts"
import { centsTyped, type formats } from "./money.ts"

export type Words = Readonly<Record<string, string>>
export type SlipState = {
  picks: Pick[]
  stake: string
  isBusy: boolean
  /** The result of the last bet, or that the stake is no amount. */
  message: string | undefined
  isGood: boolean
  isVisitor: boolean
}
export type SlipActs = {
  remove(eventId: string): void
  type(text: string): void
  place(stakeCents: number): void
  login(): void
  wrong(): void
}

const LEAST_CENTS = 10
const MOST_CENTS = 100_000

/** The odds of all picks together, as the provider multiplies them. */
export const totalOdds = (picks: readonly Pick[]): number =>
  picks.reduce((odds, pick) => Math.round((odds * Math.round(pick.odds * 1000)) / 1000), 1000) / 1000

/** Shows picks, stake, possible payment and the button. */
export function slipPanel(
  state: SlipState,
  words: Words,
  { euros, odds }: ReturnType<typeof formats>,
  acts: SlipActs,
): HTMLElement {
  const { picks, stake, isBusy, message, isGood, isVisitor } = state
  const status = el(
    "p",
    { class: isGood ? "said good" : "said bad", role: "status" },
    message && words[message],
  )
  if (picks.length === 0)
    return el(
      "section",
      { class: "slip", "aria-label": words.slip },
      el("h2", {}, words.slip),
      status,
      el("p", { class: "quiet" }, words.empty),
    )
  const lines = picks.map((pick) =>
    el(
      "li",
      {},
      el("div", {}, el("strong", {}, pick.outcome), el("small", {}, `${pick.event} · ${pick.market}`)),
      el("span", { class: "number" }, odds(pick.odds)),
      button(`${words.remove} ${pick.outcome}`, { class: "remove" }, () => acts.remove(pick.eventId), "×"),
    ),
  )
  const returns = el("output", { class: "number", id: "returns" })
  const input = el("input", {
    id: "stake",
    inputmode: "decimal",
    autocomplete: "off",
    value: stake,
    disabled: isBusy,
    "aria-invalid": message === "amountWrong" ? "true" : undefined,
  })
  const show = () => {
    const cents = centsTyped(input.value)
    returns.textContent = cents === undefined ? "–" : euros(Math.floor(cents * totalOdds(picks)))
  }
  input.addEventListener("input", () => {
    acts.type(input.value)
    show()
  })
  show()
  const send = () => {
    const cents = centsTyped(input.value)
    if (cents === undefined || cents < LEAST_CENTS || cents > MOST_CENTS) acts.wrong()
    else acts.place(cents)
  }
  input.addEventListener("keydown", ({ key }) => key === "Enter" && !isVisitor && send())
  return el(
    "section",
    { class: "slip filled", "aria-label": words.slip },
    el("div", { class: "picked" }, el("h2", {}, words.slip), el("ul", {}, ...lines)),
    el(
      "div",
      { class: "foot" },
      el("dl", {}, el("dt", {}, words.odds), el("dd", { class: "number" }, odds(totalOdds(picks)))),
      el("label", { for: "stake" }, words.stake),
      input,
      el("dl", {}, el("dt", {}, words.returns), el("dd", {}, returns)),
      isVisitor
        ? button(words.login!, { class: "primary" }, acts.login)
        : button(isBusy ? words.placing! : words.place!, { class: "primary", disabled: isBusy }, send),
      status,
    ),
  )
}
