import { translate } from "@elite/words"
import { expect, type Locator, type Page } from "@playwright/test"
import { labelled, type Visitor } from "./visitor.ts"

/** A panel of the crash game, and its one button. */
export function panelOf({ page, language }: Visitor, panel: "a" | "b") {
  const t = translate(language, "crash")
  const place = page.getByRole("region", { name: t(`panel.${panel}`), exact: true })
  return {
    place,
    button: place.locator("button[type=submit]"),
    async writes(stake: string, target = "") {
      await labelled(place, "textbox", t("stake")).fill(stake)
      await labelled(place, "textbox", t("target")).fill(target)
    },
    /** The button offers this; `amount` where it says one. */
    offers: (button: "cashOut" | "cancel" | "betAmount" | "betNextAmount", amount = "") =>
      place.getByRole("button", { name: t(`do.${button}`, { amount }), exact: true }),
    /** The button says why nothing can be done, and looks like it. */
    waits: (why: "takingOff" | "settling" | "paused" | "unheard") =>
      place.getByRole("button", { name: t(`wait.${why}`), exact: true, disabled: true }),
  }
}

/** What a plan of bets that follow one another is written with, as somebody writes it. */
export type PlanWritten = { stake: string; target: string; rounds: string; lost: string; won: string }

/** The plan of bets that follow one another at the first panel, and what is said of it. */
export function planOf({ page, language }: Visitor) {
  const t = translate(language, "crash")
  const place = page.getByRole("region", { name: t("auto.title"), exact: true })
  const written = (label: string, text: string) => labelled(place, "textbox", label).fill(text)
  return {
    place,
    /** What it is unfolded by. */
    title: place.getByRole("heading", { name: t("auto.title") }),
    status: place.getByRole("status"),
    begin: place.getByRole("button", { name: t("auto.begin") }),
    stop: place.getByRole("button", { name: t("auto.stop") }),
    target: labelled(place, "textbox", t("target")),
    async writes({ stake, target, rounds, lost, won }: PlanWritten) {
      await written(t("stake"), stake)
      await written(t("target"), target)
      await written(t("auto.rounds"), rounds)
      await written(t("auto.stopLost"), lost)
      await written(t("auto.stopWon"), won)
    },
  }
}

/** Presses a panel's button, which is another one every few seconds and no use at once, until there is another in its place. */
export const presses = (button: Locator, becomes: Locator): Promise<void> =>
  expect(async () => {
    if (!(await becomes.isVisible())) await button.click({ timeout: 500 })
    await expect(becomes).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 40_000 })

/** What a screen reader is told of the round. */
export const spokenOf = (page: Page): Locator => page.getByRole("main").locator("p[role=status].sr-only")

declare global {
  interface Window {
    offered: string[]
  }
}

/** Writes down everything that a button says from now on; answers a way to read it. */
export async function listensTo(button: Locator): Promise<() => Promise<string[]>> {
  await button.evaluate((response) => {
    window.offered = []
    const note = () => window.offered.push(response.textContent ?? "")
    new MutationObserver(note).observe(response, { subtree: true, childList: true, characterData: true })
  })
  return () => button.page().evaluate(() => window.offered)
}
