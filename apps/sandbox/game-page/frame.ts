import { amountText } from "../src/studio/amounts.ts"
import type { EngineName } from "../src/studio/engines.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import type { SessionView } from "../src/studio/view.ts"
import { baccaratTable } from "./baccarat.ts"
import { blackjackTable } from "./blackjack.ts"
import { currentSession } from "./calls.ts"
import { cascadeTable } from "./cascade.ts"
import { classicTable } from "./classic.ts"
import { coverSheet } from "./cover.ts"
import { diceTable } from "./dice.ts"
import { button, el, icons } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { hiloTable } from "./hilo.ts"
import { holdTable } from "./hold.ts"
import { type House, house } from "./house.ts"
import { infoDialog } from "./info.ts"
import { kenoTable } from "./keno.ts"
import { minesTable } from "./mines.ts"
import { plinkoTable } from "./plinko.ts"
import { pokerTable } from "./poker.ts"
import { rouletteTable } from "./roulette.ts"
import { type Desk, roundRunner } from "./run.ts"
import { scene } from "./scene.ts"
import { scratchTable } from "./scratch.ts"
import { slotTable } from "./slot.ts"
import { createSound } from "./sound.ts"
import { stakeStepper } from "./stake.ts"
import { wordsFor } from "./words.ts"

type Run = ReturnType<typeof roundRunner>

const tables: { [Name in EngineName]: (title: TitleOf<Name>, setting: Setting) => Table } = {
  slot: slotTable,
  dice: diceTable,
  roulette: rouletteTable,
  mines: minesTable,
  plinko: plinkoTable,
  keno: kenoTable,
  cascade: cascadeTable,
  classic: classicTable,
  hold: holdTable,
  scratch: scratchTable,
  poker: pokerTable,
  hilo: hiloTable,
  blackjack: blackjackTable,
  baccarat: baccaratTable,
}

export function tableFor(setting: Setting): Table {
  const { title } = setting.view
  const draw = tables[title.model.engine] as (title: typeof setting.view.title, setting: Setting) => Table
  return draw(title, setting)
}

/** Only for a page without a frame around it. */
function topBar(
  view: SessionView,
  casino: House,
  purse: HTMLElement,
  tools: readonly HTMLElement[],
): HTMLElement {
  const words = wordsFor(view.language)
  return el(
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
    purse,
    el(
      "nav",
      { class: "doors" },
      ...tools,
      view.depositUrl !== undefined &&
        view.mode === "real" &&
        button(words.deposit, { class: "round" }, casino.deposit, icons.deposit()),
      button(words.lobby, { class: "round", "data-testid": "lobby" }, casino.lobby, icons.lobby()),
    ),
  )
}

/** In a frame it shows the casino's own line of money and bonus, else the balance of the wallet. */
function balanceLine(view: SessionView, casino: House, money: (cents: number) => string) {
  const words = wordsFor(view.language)
  const balance = el("output", { "data-testid": "balance", class: "amount" })
  let hasBonus = false
  casino.onBalance(({ cashCents, bonusCents }) => {
    hasBonus = bonusCents > 0
    balance.textContent = money(cashCents)
    if (hasBonus) balance.append(" ", el("small", {}, words.plusBonus(money(bonusCents))))
  })
  return {
    node: el(
      "p",
      { class: "purse" },
      el("span", {}, view.mode === "demo" ? words.demoBalance : words.balance),
      balance,
    ),
    show(cents: number): void {
      if (!hasBonus) balance.textContent = money(cents)
    },
  }
}

/** It is a live region for screen readers. */
export function resultLine() {
  const node = el("p", { class: "result", "data-testid": "result" })
  const live = el("p", { class: "unseen", role: "status" })
  return {
    node,
    live,
    say(sentence: string, mood = "plain"): void {
      node.textContent = sentence
      node.dataset.mood = mood
      live.textContent = sentence
    },
  }
}

/** The space bar plays a round where nothing else has the focus. */
function playBySpace(run: Run, isReading: () => boolean): void {
  document.addEventListener("keydown", (event) => {
    const free = document.activeElement === document.body || document.activeElement === null
    if (event.key === " " && free && !isReading()) {
      event.preventDefault()
      void run.spin()
    }
  })
}

/** The balance may have changed while the window was hidden. */
function refreshOnReturn(view: SessionView, run: Run, showBalance: (cents: number) => void): void {
  document.addEventListener("visibilitychange", async () => {
    if (document.hidden || run.isRunning() || view.mode === "demo") return
    const now = await currentSession(view.session)
    if (!now || run.isRunning()) return
    showBalance(now.balanceCents)
    if (now.ended) run.end(now.ended)
  })
}

/** The colours and the engine of a game for its styles, and the drawing of its covers. */
export function paint(root: HTMLElement, { art, title }: SessionView): void {
  for (const [name, colour] of Object.entries(art.palette)) root.style.setProperty(`--${name}`, colour)
  root.dataset.engine = title.model.engine
  root.append(coverSheet(art))
}

export function openFrame(root: HTMLElement, view: SessionView): void {
  const words = wordsFor(view.language)
  const money = (cents: number) => amountText(cents, view.language, view.currency)
  const casino = house(view)
  paint(root, view)

  const { node: result, live, say } = resultLine()
  const { node: purse, show: showBalance } = balanceLine(view, casino, money)

  const table = tableFor({ view, words, money, say })
  const stepper =
    view.title.stakesCents.length > 0 ? stakeStepper(view.title.stakesCents, words, money) : undefined
  const spin = button(table.verb, { class: "spin", "data-testid": "spin" }, () => void run.spin())
  const skip = button(
    table.skipVerb ?? words.skip,
    { class: "quiet skip", "data-testid": "skip", disabled: true },
    () => run.skip(),
  )
  const info = infoDialog({ view, words, money, say }, (stakeCents) => table.rules(stakeCents))
  const sound = createSound(words)
  const desk: Desk = {
    casino,
    sound,
    stakeCents: () => stepper?.value() ?? 0,
    putStake: (stakeCents) => stepper?.set(stakeCents),
    showBalance,
    say,
    lock(isLocked) {
      spin.setAttribute("aria-disabled", String(isLocked))
      stepper?.lock(isLocked)
      table.lock(isLocked)
    },
    celebrate: (isWon) => void root.toggleAttribute("data-won", isWon),
    offerSkip(isOffered) {
      skip.disabled = !isOffered
    },
  }
  const run = roundRunner({ view, words, money, say }, table, desk)

  const rules = button(
    words.info,
    { class: "round", "data-testid": "info" },
    () => info.open(stepper?.value() ?? 0),
    icons.info(),
  )
  // The page around a framed game has a bar of its own with its name and the ways out.
  root.toggleAttribute("data-framed", casino.isFramed)
  root.dataset.mode = view.mode
  root.append(
    scene(view.art.scene),
    casino.isFramed ? "" : topBar(view, casino, purse, [sound.node, rules]),
    el("main", { class: "hall" }, table.stage),
    el(
      "section",
      { class: "desk", "aria-label": words.stake },
      casino.isFramed && el("div", { class: "aside" }, rules, sound.node, purse),
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
  void run.open()
  playBySpace(run, () => info.node.open)
  refreshOnReturn(view, run, showBalance)
}
