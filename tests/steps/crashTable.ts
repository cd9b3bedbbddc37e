import { translate } from "@elite/words"
import { expect, type Locator, type Page } from "@playwright/test"
import { labelled, type Visitor } from "./visitor.ts"

/** Opens a tab of the panels; without scripts every form is shown. */
async function opensTab({ page, language }: Visitor, label: string, form: Locator): Promise<void> {
  const name = translate(language, "crash")("panels")
  const tabs = page.getByRole("group", { name, exact: true, includeHidden: true })
  await expect(tabs).toBeAttached()
  if (!(await tabs.isVisible())) return
  const tab = tabs.getByRole("button", { name: new RegExp(`^${label}`) })
  await expect(async () => {
    await tab.click()
    await expect(form).toBeVisible({ timeout: 300 })
  }).toPass()
}

/** A panel of the crash game, and its one button. */
export function panelOf(visitor: Visitor, panel: "a" | "b") {
  const { page, language } = visitor
  const t = translate(language, "crash")
  const place = page.getByRole("region", { name: t(`panel.${panel}`), exact: true })
  const opens = () => opensTab(visitor, t(`panel.${panel}`), place.locator("fieldset"))
  return {
    place,
    button: place.locator("button[type=submit]"),
    /** Its tab, with the state of its bet. */
    tab: page
      .getByRole("group", { name: t("panels"), exact: true })
      .getByRole("button", { name: new RegExp(`^${t(`panel.${panel}`)}`) }),
    opens,
    async writes(stake: string, target = "") {
      await opens()
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
export function planOf(visitor: Visitor) {
  const { page, language } = visitor
  const t = translate(language, "crash")
  const place = page.getByRole("region", { name: t("auto.title"), exact: true })
  const written = (label: string, text: string) => labelled(place, "textbox", label).fill(text)
  return {
    place,
    opens: () => opensTab(visitor, t("auto.tab"), place),
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
