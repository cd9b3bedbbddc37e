import { translate } from "@elite/words"
import { expect, type Page } from "@playwright/test"
import { headerBalance } from "./shell.ts"
import type { Visitor } from "./visitor.ts"

export const gameFrame = (page: Page) => page.frameLocator("iframe")

const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim()

/** Own money and bonus in euros as every balance writes them, e.g. "€ 50,00 + € 20,00 bonus". */
export function balanceLine({ formats, language }: Visitor, own: number, bonus = 0): string {
  const beside = translate(language, "shell")("plusBonus", { bonus: formats.euros(bonus) })
  return plain(bonus > 0 ? `${formats.euros(own)} ${beside}` : formats.euros(own))
}

/** Waits until the header of a page without a game says exactly this line. */
export const headerSays = (visitor: Visitor, line: string): Promise<void> =>
  expect.poll(async () => plain(await headerBalance(visitor).innerText())).toBe(line)

/** Waits until the bar around the game and the game itself say one line. */
export async function allSay(visitor: Visitor, line: string): Promise<void> {
  const { page } = visitor
  await expect.poll(async () => plain(await page.getByTestId("bar-balance").textContent())).toBe(line)
  await expect.poll(async () => plain(await gameFrame(page).getByTestId("balance").textContent())).toBe(line)
}
