import type { BlackjackAction, BlackjackState } from "../src/studio/blackjack/model.ts"
import { currentHand, resultOf, returnedCents, totalOf } from "../src/studio/blackjack/play.ts"
import { BLACKJACK_WORDS } from "../src/studio/blackjack/words.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { OpenView, PlayedView } from "../src/studio/view.ts"
import { blackjackHands } from "./blackjack-hands.ts"
import { blackjackWords } from "./blackjack-words.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import { felt } from "./felt.ts"
import type { Setting, Table } from "./game.ts"

const actionNames: readonly BlackjackAction[] = ["hit", "stand", "double", "split"]

/** The buttons of the player's decisions. They stay focusable while they are locked, so that the focus is not lost. */
function actionButtons({ view, money }: Setting) {
  const words = blackjackWords(view.language)
  let decided: ((action: string) => void) | undefined
  const buttons = actionNames.map((name) => {
    const price = el("small", { class: "amount" })
    const node = el(
      "button",
      { type: "button", class: "action", "data-testid": `action-${name}`, "aria-disabled": "true" },
      el("span", {}, words.actions[name]),
      price,
    )
    node.addEventListener("click", () => {
      if (node.getAttribute("aria-disabled") === "false") take(name)
    })
    return { name, node, price }
  })
  const node = el(
    "div",
    { class: "actions", role: "group", "aria-label": words.actionsLabel, tabindex: -1 },
    ...buttons.map((one) => one.node),
  )
  function offer(actions: OpenView["actions"]): void {
    for (const { name, node, price } of buttons) {
      const action = actions.find((one) => one.name === name)
      node.setAttribute("aria-disabled", String(!action))
      price.textContent = action && action.stakeCents > 0 ? `+ ${money(action.stakeCents)}` : ""
    }
  }
  function take(name: string): void {
    offer([])
    decided?.(name)
  }
  return {
    node,
    /** Waits for a decision; the next Tab key leads to the buttons. */
    choose(actions: OpenView["actions"]): Promise<string> {
      offer(actions)
      if (!node.contains(document.activeElement)) node.focus({ preventScroll: true })
      return new Promise((resolve) => {
        decided = resolve
      })
    },
  }
}

export function blackjackTable(title: TitleOf<"blackjack">, setting: Setting): Table {
  const { view, say } = setting
  const words = blackjackWords(view.language)
  const names = BLACKJACK_WORDS[view.language]
  const hands = blackjackHands(setting)
  const actions = actionButtons(setting)
  let shown: { readonly roundId: string; readonly step: number } | undefined

  const stage = el(
    "div",
    { class: "blackjack" },
    brassFrame(
      setting.view.art.frame,
      el("div", { class: "cloth" }, felt(title.look.felt, words.felt), hands.dealer, hands.hands),
    ),
    actions.node,
  )

  function turnText(state: BlackjackState): string {
    const at = currentHand(state)
    const { total, isSoft } = totalOf(state.hands[at]?.cards ?? [])
    const name = state.hands.length > 1 ? names.hand(at + 1) : names.player
    const text = isSoft && total < 21 ? words.or(total, total - 10) : String(total)
    return words.yourTurn(name, text, totalOf(state.dealer).total)
  }

  function describe({ outcome }: PlayedView): string {
    if (outcome.engine !== "blackjack") return ""
    const state = outcome.result
    const verdicts = state.hands.map((hand, at) => {
      const verdict = `${names.results[resultOf(state, hand)]} (${totalOf(hand.cards).total})`
      return state.hands.length > 1 ? `${names.hand(at + 1)}, ${verdict}` : verdict
    })
    const dealer = `${names.dealer} ${totalOf(state.dealer).total}`
    return [...verdicts, dealer, ...(returnedCents(state) > 0 ? [words.returned] : [])].join(" · ")
  }

  return {
    stage,
    verb: words.deal,
    invitation: words.invitation,
    request: (stakeCents) => ({ stakeCents }),
    async show(round, pace) {
      if (round.outcome.engine !== "blackjack") return
      if (round.roundId !== shown?.roundId) hands.clear()
      await hands.show(round.outcome.result, pace)
      const step = round.kind === "open" ? round.step : -1
      // A question repeated after a refusal keeps the sentence of the refusal.
      if (round.kind === "open" && (shown?.roundId !== round.roundId || shown.step !== step))
        say(turnText(round.outcome.result))
      shown = { roundId: round.roundId, step }
    },
    choose: (open) => actions.choose(open.actions),
    lock: () => undefined,
    describe,
    rules: () => words.rules.map((sentence) => el("p", {}, sentence)),
  }
}
