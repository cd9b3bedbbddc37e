import type { HoldResult } from "../src/studio/hold/engine.ts"
import { RESPINS, TRIGGER, toLines } from "../src/studio/hold/model.ts"
import type { TitleOf } from "../src/studio/titles/title.ts"
import { brassFrame } from "./brass.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import { cashBoard } from "./hold-board.ts"
import { holdRules } from "./hold-rules.ts"
import { holdWords } from "./hold-words.ts"
import type { Pace } from "./pace.ts"
import { reels, symbolSheet } from "./slot-reels.ts"
import { cellsOf, winningLines } from "./slot-wins.ts"

/** The card over the reels that announces something. */
function announcements() {
  const text = el("p", { class: "big" })
  const node = el("div", { class: "card", hidden: true }, text)
  return {
    node,
    async show(sentence: string, pace: Pace): Promise<void> {
      text.textContent = sentence
      node.hidden = false
      await pace.wait(1500)
      node.hidden = true
    },
  }
}

/** A slot whose cash symbols are held: the reels, then the respins on their fifteen cells. */
export function holdTable(title: TitleOf<"hold">, setting: Setting): Table {
  const { words, money, view } = setting
  const own = holdWords[view.language]
  const { model } = title
  const lineModel = toLines(model)
  const machine = reels(title)
  const lines = winningLines(lineModel)
  let stakeCents = 0
  const amount = (times: number) => money(times * stakeCents)
  const board = cashBoard(amount)
  const counter = el("p", { class: "counter" })
  const card = announcements()
  const stage = el(
    "div",
    { class: "slot hold" },
    symbolSheet(title, setting.view.art),
    counter,
    brassFrame(setting.view.art.frame, machine.node, board.node, lines.node, card.node),
  )

  async function showSpin({ window, wins, cash }: HoldResult, pace: Pace): Promise<void> {
    await machine.spin(window, pace)
    board.label(cash)
    if (wins.length === 0) return
    machine.mark(wins.flatMap((win) => cellsOf(win, lineModel, machine)))
    lines.draw(wins)
    await pace.wait(450)
  }

  async function showRespins({ cash, respins, isFull, cashTimes }: HoldResult, pace: Pace): Promise<void> {
    pace.next()
    await pace.wait(500)
    await card.show(own.respins, pace)
    lines.clear()
    machine.clear()
    board.open(cash)
    let left = RESPINS
    for (const hits of respins) {
      counter.textContent = own.respinsLeft(left)
      await board.respin(hits, pace)
      left = hits.length > 0 ? RESPINS : left - 1
      await pace.wait(hits.length > 0 ? 500 : 150)
    }
    pace.next()
    let paid = 0
    for (const one of [...cash, ...respins.flat()]) {
      paid += one.times
      counter.textContent = `${words.total} ${amount(paid)}`
      await board.pay(one, pace)
    }
    if (isFull) await card.show(own.fullPrize(amount(model.grandTimes)), pace)
    counter.textContent = `${words.total} ${amount(cashTimes)}`
  }

  return {
    stage,
    verb: words.spin,
    invitation: words.ready,
    request: (cents) => ({ stakeCents: cents }),
    async show(round, pace) {
      const { outcome } = round
      if (outcome.engine !== "hold") return
      stakeCents = round.stakeCents
      counter.textContent = ""
      lines.clear()
      board.clear()
      await showSpin(outcome.result, pace)
      if (outcome.result.cash.length >= TRIGGER) await showRespins(outcome.result, pace)
    },
    lock: () => undefined,
    describe({ outcome }) {
      if (outcome.engine !== "hold" || outcome.result.cashTimes === 0) return ""
      const { cash, respins, isFull } = outcome.result
      return isFull ? own.full : own.amounts(cash.length + respins.flat().length)
    },
    rules: (cents) => holdRules(title, setting, cents),
  }
}
