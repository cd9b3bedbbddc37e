import { amountText } from "../src/studio/amounts.ts"
import type { ReplayView, SessionView } from "../src/studio/view.ts"
import { button, el } from "./dom.ts"
import { paint, resultLine, tableFor } from "./frame.ts"
import type { Setting } from "./game.ts"
import { createPace, type Pace } from "./pace.ts"
import { resultOf } from "./run.ts"
import { scene } from "./scene.ts"
import { wordsFor } from "./words.ts"

/** How long what the player opened, such as a scratch card, stays covered. */
const coveredMs = 900

/** Shows a finished round as it was drawn. Nothing is asked of the studio, and no money moves. */
export function openReplay(root: HTMLElement, view: SessionView, { played, request }: ReplayView): void {
  const words = wordsFor(view.language)
  const money = (cents: number) => amountText(cents, view.language, view.currency)
  const { node: result, live, say } = resultLine()
  const setting: Setting = { view, words, money, say }
  const hall = el("main", { class: "hall" })
  let running: Pace | undefined
  const again = button(words.watchAgain, { class: "spin", "data-testid": "watch" }, () =>
    running ? running.skip() : void show(),
  )
  const details = el("a", { class: "quiet", href: `round${location.search}` }, words.roundDetails)
  paint(root, view)
  root.toggleAttribute("data-framed", true)
  root.toggleAttribute("data-replay", true)
  root.append(
    scene(view.art.scene),
    hall,
    el(
      "section",
      { class: "desk", "aria-label": words.replay },
      el(
        "p",
        { class: "purse" },
        el("span", {}, words.replay),
        el("span", { class: "amount" }, `${words.stake} ${money(played.stakeCents)}`),
      ),
      result,
      el("div", { class: "start" }, details, again),
    ),
    live,
  )

  async function show(): Promise<void> {
    const pace = createPace()
    running = pace
    again.textContent = words.skip
    say("")
    // A table keeps what it has shown, so each showing has a new one.
    const table = tableFor(setting)
    hall.replaceChildren(table.stage)
    table.put?.(request)
    table.lock(true)
    if (table.skipVerb) setTimeout(() => pace.skip(), coveredMs)
    await table.show(played, pace)
    if (request.bets) table.put?.(request)
    say(resultOf(played, false, table, setting), played.winCents > played.stakeCents ? "won" : "plain")
    running = undefined
    again.textContent = words.watchAgain
  }
  void show()
}
