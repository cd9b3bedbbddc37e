import { amountText } from "../src/studio/amounts.ts"
import { PALETTES } from "../src/studio/look.ts"
import { isDice, isRoulette, isSlot } from "../src/studio/titles/title.ts"
import type { PlayedView, SessionView } from "../src/studio/view.ts"
import { currentSession, playRound } from "./calls.ts"
import { diceTable } from "./dice.ts"
import { button, el, icons } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { house } from "./house.ts"
import { infoDialog } from "./info.ts"
import { Pace } from "./pace.ts"
import { rouletteTable } from "./roulette.ts"
import { scene } from "./scene.ts"
import { slotTable } from "./slot.ts"
import { stakeStepper } from "./stake.ts"
import { wordsFor } from "./words.ts"

function tableFor(setting: Setting): Table {
  const { title } = setting.view
  if (isSlot(title)) return slotTable(title, setting)
  if (isDice(title)) return diceTable(title, setting)
  if (isRoulette(title)) return rouletteTable(title, setting)
  throw new Error("unknown engine")
}

/** Draws the page of a session and runs it: balance, stake, one round at a time, messages, the doors out. */
export function openFrame(root: HTMLElement, view: SessionView): void {
  const words = wordsFor(view.language)
  const money = (cents: number) => amountText(cents, view.language, view.currency)
  const casino = house(view)
  const palette = PALETTES[view.title.look.palette]
  for (const [name, colour] of Object.entries(palette)) root.style.setProperty(`--${name}`, colour)
  root.dataset.engine = view.title.model.engine

  const result = el("p", { class: "result", "data-testid": "result" })
  const live = el("p", { class: "unseen", role: "status" })
  const balance = el("output", { "data-testid": "balance", class: "amount" })
  const say = (sentence: string, mood = "plain"): void => {
    result.textContent = sentence
    result.dataset.mood = mood
    live.textContent = sentence
  }
  const showBalance = (cents: number): void => {
    balance.textContent = money(cents)
  }

  const table = tableFor({ view, words, money, say })
  const stepper =
    view.title.stakesCents.length > 0 ? stakeStepper(view.title.stakesCents, words, money) : undefined
  const spin = button(table.verb, { class: "spin", "data-testid": "spin" }, () => void round())
  const skip = button(words.skip, { class: "quiet skip", "data-testid": "skip", disabled: true }, () =>
    pace?.skip(),
  )
  const info = infoDialog({ view, words, money, say }, (stakeCents) => table.rules(stakeCents))
  let pace: Pace | undefined
  let ended = view.ended

  const lock = (locked: boolean): void => {
    spin.setAttribute("aria-disabled", String(locked))
    stepper?.lock(locked)
    table.lock(locked)
  }
  const end = (sentence: string): void => {
    ended = sentence
    lock(true)
    say(sentence, "refusal")
  }

  async function show(played: PlayedView): Promise<void> {
    pace = new Pace()
    skip.disabled = pace.hurried
    showBalance(played.balanceCents - (played.win === "booked" ? played.winCents : 0))
    await table.show(played, pace)
    skip.disabled = true
    showBalance(played.balanceCents)
    const celebrated = played.winCents > played.stakeCents
    const amount =
      played.winCents === 0 ? words.nothing : (celebrated ? words.won : words.back)(money(played.winCents))
    const told = table.tell?.(played)
    say(
      [
        told,
        amount,
        played.win === "pending" && words.pending,
        played.win === "refused" && words.unbooked(played.roundId.slice(0, 8)),
      ]
        .filter(Boolean)
        .join(" · "),
      celebrated ? "won" : "plain",
    )
    root.toggleAttribute("data-won", celebrated)
    casino.roundEnded(played)
    casino.balance(played.balanceCents)
  }

  let running = false
  async function round(): Promise<void> {
    if (running || ended) return
    const request = table.request(stepper?.value() ?? 0)
    if (!request) return
    running = true
    const startedAt = performance.now()
    lock(true)
    result.textContent = ""
    root.removeAttribute("data-won")
    let playedOne = false
    try {
      const answer = await playRound(view.session, request)
      if (answer.kind === "played") {
        playedOne = true
        await show(answer)
      } else {
        showBalance(answer.balanceCents)
        if (answer.ended) end(answer.sentence)
        else say(answer.sentence, "refusal")
      }
    } catch {
      say(words.offline, "refusal")
    }
    const restMs = playedOne ? view.minimumCycleMs - (performance.now() - startedAt) : 0
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    running = false
    if (!ended) lock(false)
  }

  root.append(
    scene(view.title.look.scene, palette),
    el(
      "header",
      { class: "top" },
      el(
        "div",
        { class: "sign" },
        el("p", { class: "studio" }, view.title.studio),
        el("h1", {}, view.title.name),
      ),
      view.mode === "demo" &&
        el("p", { class: "demo", "data-testid": "demo", title: words.demoNote }, words.demo),
      el(
        "p",
        { class: "purse" },
        el("span", {}, view.mode === "demo" ? words.demoBalance : words.balance),
        balance,
      ),
      el(
        "nav",
        { class: "doors" },
        button(
          words.info,
          { class: "round", "data-testid": "info" },
          () => info.open(stepper?.value() ?? 0),
          icons.info(),
        ),
        view.mode === "real" && button(words.deposit, { class: "round" }, casino.deposit, icons.deposit()),
        button(words.lobby, { class: "round", "data-testid": "lobby" }, casino.lobby, icons.lobby()),
      ),
    ),
    el("main", { class: "hall" }, table.stage),
    el(
      "section",
      { class: "desk", "aria-label": words.stake },
      table.controls,
      stepper?.node,
      result,
      el("div", { class: "start" }, skip, spin),
    ),
    live,
    info.node,
  )
  showBalance(view.balanceCents)
  result.textContent = view.mode === "demo" ? words.demoNote : table.invitation
  casino.balance(view.balanceCents)
  if (ended) end(ended)

  document.addEventListener("keydown", (event) => {
    const free = document.activeElement === document.body || document.activeElement === null
    if (event.key === " " && free && !info.node.open) {
      event.preventDefault()
      void round()
    }
  })
  document.addEventListener("visibilitychange", async () => {
    if (document.hidden || running || view.mode === "demo") return
    const now = await currentSession(view.session)
    if (!now || running) return
    showBalance(now.balanceCents)
    if (now.ended) end(now.ended)
  })
}
