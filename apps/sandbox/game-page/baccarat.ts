import type { BaccaratResult } from "../src/studio/baccarat/engine.ts"
import {
  BACCARAT_BETS,
  type BaccaratBet,
  type BaccaratBets,
  totalCents,
  totalOf,
} from "../src/studio/baccarat/play.ts"
import { BACCARAT_WORDS } from "../src/studio/baccarat/words.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import { baccaratLimit, baccaratRules, baccaratWords } from "./baccarat-rules.ts"
import { brassFrame } from "./brass.ts"
import { cardRow } from "./card-row.ts"
import { button, el } from "./dom.ts"
import { felt } from "./felt.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"
import { chipText, tableChips } from "./table-chips.ts"

/** The three spots for chips. */
function betSpots({ view, money }: Setting, press: (bet: BaccaratBet) => void) {
  const names = BACCARAT_WORDS[view.language]
  const words = baccaratWords(view.language)
  const spots = BACCARAT_BETS.map((bet) => {
    const chip = el("span", { class: "chip", hidden: true })
    const node = button(
      names[bet],
      { class: `bet ${bet}`, "data-testid": `bet-${bet}` },
      () => press(bet),
      el("strong", {}, names[bet]),
      el("small", {}, words.pays[bet]),
      chip,
    )
    return { bet, chip, node }
  })
  return {
    node: el("div", { class: "bets" }, ...spots.map((spot) => spot.node)),
    chips(bets: BaccaratBets): void {
      for (const { bet, chip, node } of spots) {
        const cents = bets[bet] ?? 0
        chip.hidden = cents === 0
        chip.textContent = chipText(cents)
        const label = `${names[bet]}, ${words.pays[bet]}`
        node.setAttribute("aria-label", cents > 0 ? `${label}, ${money(cents)}` : label)
      }
    },
    light(winner: BaccaratBet | undefined): void {
      for (const { bet, node } of spots) node.toggleAttribute("data-winner", bet === winner)
    },
    lock(locked: boolean): void {
      for (const { node } of spots) node.disabled = locked
    },
  }
}

/** One side of the table: its cards and their total. */
function side(name: string, setting: Setting) {
  const row = cardRow(setting.view.language)
  const total = el("span", { class: "total" })
  const count = () => {
    total.textContent = row.shown().length > 0 ? String(totalOf(row.shown())) : ""
  }
  return {
    node: el(
      "section",
      { class: "side", "aria-label": name },
      row.node,
      el("p", { class: "side-line" }, el("span", { class: "side-name" }, name), total),
    ),
    clear(): void {
      row.clear()
      count()
    },
    deal: (cards: BaccaratResult["player"], pace: Pace) => row.deal(cards, pace, count),
  }
}

export function baccaratTable(title: TitleOf<"baccarat">, setting: Setting): Table {
  const { language } = setting.view
  const words = baccaratWords(language)
  const names = BACCARAT_WORDS[language]
  const player = side(names.player, setting)
  const banker = side(names.banker, setting)
  const spots = betSpots(setting, (bet) => chips.place(bet))
  const { chipsCents, tableCents, tieCents } = title.model
  const refusalOf = (bets: BaccaratBets) =>
    totalCents(bets) > tableCents || (bets.tie ?? 0) > tieCents ? baccaratLimit(title, setting) : undefined
  const board = { chips: spots.chips, clear: () => spots.light(undefined) }
  const chips = tableChips({ chipsCents, refusalOf }, setting, board)

  const sides = el("div", { class: "hands" }, player.node, banker.node)
  const stage = el(
    "div",
    { class: "baccarat" },
    brassFrame(
      setting.view.art.frame,
      el("div", { class: "cloth" }, felt("sunburst", words.felt), sides, spots.node),
    ),
  )

  async function deal(round: BaccaratResult, pace: Pace): Promise<void> {
    for (const count of [1, 2]) {
      await player.deal(round.player.slice(0, count), pace)
      await banker.deal(round.banker.slice(0, count), pace)
    }
    if (round.player.length > 2) await pace.wait(500)
    await player.deal(round.player, pace)
    if (round.banker.length > 2) await pace.wait(500)
    await banker.deal(round.banker, pace)
  }

  return {
    stage,
    controls: chips.controls,
    verb: words.deal,
    invitation: words.invitation,
    request: chips.request,
    put: ({ bets = {} }) => chips.put(bets),
    async show({ outcome }, pace) {
      if (outcome.engine !== "baccarat") return
      spots.light(undefined)
      player.clear()
      banker.clear()
      await deal(outcome.result, pace)
      spots.light(outcome.result.winner)
      await pace.wait(900)
      chips.takeAway()
    },
    lock(locked) {
      spots.lock(locked)
      chips.lock(locked)
    },
    describe({ outcome }) {
      if (outcome.engine !== "baccarat") return ""
      const { winner, player, banker } = outcome.result
      const totals = `${names.player} ${totalOf(player)}, ${names.banker} ${totalOf(banker)}`
      return `${totals} · ${names[winner]}`
    },
    rules: () => baccaratRules(title, setting),
  }
}
