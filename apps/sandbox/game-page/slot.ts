import type { Outcome } from "../src/studio/engines.ts"
import { featureAccount, featureState, upgradeCount } from "../src/studio/slot/feature-words.ts"
import { type SlotSpin, WILD } from "../src/studio/slot/model.ts"
import type { SlotTitle } from "../src/studio/titles/title.ts"
import { el } from "./dom.ts"
import type { Setting, Table } from "./game.ts"
import type { Pace } from "./pace.ts"
import { type SpinLook, symbol, upgradeRow } from "./slot-reels.ts"
import { slotRules } from "./slot-rules.ts"
import { slotStage } from "./slot-stage.ts"
import { cellsOf, cellsOfReel } from "./slot-wins.ts"

type SlotOutcome = Extract<Outcome, { engine: "slot" }>

function lookOf(spin: SlotSpin, { model }: SlotTitle): SpinLook {
  const { upgrades } = model.freeSpins
  return {
    isFree: spin.free,
    ...(spin.twin !== undefined && { twin: spin.twin }),
    ...(upgrades && spin.upgraded && { upgraded: { letters: spin.upgraded, into: upgrades.into } }),
  }
}

/** Shows the rounds of a slot on its stage. */
function slotShow(title: SlotTitle, { words, money, view }: Setting, stage: ReturnType<typeof slotStage>) {
  const { model } = title
  const { machine, lines, card, badge } = stage
  const { upgrades, sailingWild } = model.freeSpins
  const totalOf = (coins: number, { result }: SlotOutcome) =>
    `${words.total} ${money(coins * result.coinCents)}`

  /** Turns whole reels wild: a sailing one comes from the right. */
  async function fillWilds({ wildReels, wildReel }: SlotSpin, pace: Pace): Promise<void> {
    if (wildReel !== undefined) machine.light([wildReel])
    const begin = sailingWild && { transform: "translateX(100%)", opacity: 0.4 }
    if (wildReels.length > 0) await machine.fill(wildReels, WILD, pace, begin)
  }

  function announceFreeSpins(count: number, unfolding: string | undefined, pace: Pace): Promise<void> {
    const drawn = unfolding ? [el("p", {}, words.unfolds), symbol(unfolding)] : []
    return card.show([el("p", { class: "big" }, words.freeSpins(count)), ...drawn], pace)
  }

  /** Announces the symbols that are upgraded from the next free spin on. */
  async function announceUpgrades(spin: SlotSpin, next: SlotSpin | undefined, pace: Pace): Promise<void> {
    const letters = next?.upgraded?.slice(spin.upgraded?.length ?? 0)
    if (!upgrades || !letters) return
    const heading = el("p", { class: "big" }, upgradeCount(letters.length, view.language))
    await card.show([heading, upgradeRow(letters, upgrades.into)], pace)
  }

  async function showSpin(spin: SlotSpin, outcome: SlotOutcome, pace: Pace): Promise<void> {
    lines.clear()
    await badge.show(spin.multiplier, pace)
    await machine.spin(spin.window, pace, lookOf(spin, title))
    await fillWilds(spin, pace)
    stage.count(spin.free ? stage.counted() : "", featureAccount(spin, view.language))
    const base = spin.wins.filter((win) => win.by !== "unfolding")
    if (base.length > 0) {
      machine.mark(base.flatMap((win) => cellsOf(win, model, machine)))
      lines.draw(base)
      await pace.wait(spin.free ? 600 : 450)
    }
    const unfolded = spin.wins.find((win) => win.by === "unfolding")
    if (unfolded?.by !== "unfolding") return
    lines.clear()
    machine.clear()
    const { symbol: letter } = unfolded
    const showing = spin.window.flatMap((window, reel) => (window.includes(letter) ? [reel] : []))
    await machine.fill(showing, letter, pace)
    machine.mark(showing.flatMap(cellsOfReel))
    stage.count(totalOf(outcome.result.coins, outcome))
    await pace.wait(900)
  }

  async function showFree(outcome: SlotOutcome, pace: Pace): Promise<void> {
    const [first, ...free] = outcome.result.spins
    if (!first || free.length === 0) return
    const { unfolding } = outcome.result
    pace.next()
    await announceFreeSpins(first.freeSpinsAwarded, unfolding, pace)
    let coins = first.coins
    let awarded = first.freeSpinsAwarded
    for (const [index, spin] of free.entries()) {
      const state = featureState(spin, view.language)
      stage.count(words.freeSpin(index + 1, awarded), state, totalOf(coins, outcome))
      pace.next()
      await showSpin(spin, outcome, pace)
      coins += spin.coins
      if (spin.freeSpinsAwarded > 0) await announceFreeSpins(spin.freeSpinsAwarded, unfolding, pace)
      await announceUpgrades(spin, free[index + 1], pace)
      awarded += spin.freeSpinsAwarded
    }
    stage.count(words.freeSpins(awarded), totalOf(coins, outcome))
  }

  return async (outcome: SlotOutcome, pace: Pace): Promise<void> => {
    stage.count()
    badge.clear()
    const [first] = outcome.result.spins
    if (first) await showSpin(first, outcome, pace)
    await showFree(outcome, pace)
  }
}

export function slotTable(title: SlotTitle, setting: Setting): Table {
  const { words, view } = setting
  const stage = slotStage(title, setting)
  const show = slotShow(title, setting, stage)
  return {
    stage: stage.node,
    verb: words.spin,
    invitation: words.ready,
    request: (stakeCents) => ({ stakeCents }),
    async show({ outcome }, pace) {
      if (outcome.engine === "slot") await show(outcome, pace)
    },
    lock: () => undefined,
    describe({ outcome }) {
      if (outcome.engine !== "slot") return ""
      const [, ...free] = outcome.result.spins
      const last = free.at(-1)
      if (!last) return ""
      return [words.freeSpins(free.length), featureState(last, view.language)].filter(Boolean).join(" · ")
    },
    rules: (stakeCents) => slotRules(title, setting, stakeCents),
  }
}
