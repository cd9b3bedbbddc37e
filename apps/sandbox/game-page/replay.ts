import { amountText } from "../src/studio/amounts.ts"
import type { PlayedView, SessionView } from "../src/studio/view.ts"
import { button, el } from "./dom.ts"
import { paint, resultLine, tableFor } from "./frame.ts"
import type { Setting } from "./game.ts"
import { createPace } from "./pace.ts"
import { resultOf } from "./run.ts"
import { scene } from "./scene.ts"
import { wordsFor } from "./words.ts"

/** Shows a finished round as it was drawn. Nothing is asked of the studio, and no money moves. */
export function openReplay(root: HTMLElement, view: SessionView, played: PlayedView): void {
  const words = wordsFor(view.language)
  const money = (cents: number) => amountText(cents, view.language, view.currency)
  const { node: result, live, say } = resultLine()
  const setting: Setting = { view, words, money, say }
  const table = tableFor(setting)
  paint(root, view)
  root.toggleAttribute("data-framed", true)
  root.toggleAttribute("data-replay", true)
  const again = button(words.watchAgain, { class: "spin", "data-testid": "watch" }, () => void show())
  const details = el("a", { class: "quiet", href: `round${location.search}` }, words.roundDetails)
  root.append(
    scene(view.art.scene),
    el("main", { class: "hall" }, table.stage),
    el(
      "section",
      { class: "desk", "aria-label": words.replay },
      el(
        "p",
        { class: "purse" },
        el("span", {}, words.replay),
        el("output", { class: "amount" }, `${words.stake} ${money(played.stakeCents)}`),
      ),
      result,
      el("div", { class: "start" }, details, again),
    ),
    live,
  )
  table.lock(true)

  async function show(): Promise<void> {
    again.disabled = true
    say("")
    await table.show(played, createPace())
    say(resultOf(played, false, table, setting), played.winCents > played.stakeCents ? "won" : "plain")
    again.disabled = false
  }
  void show()
}
