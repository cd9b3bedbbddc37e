import type { Locator } from "@playwright/test"

/** Opens a part of the page of the limits by its line or button, unless it is open. */
export async function opens(card: Locator, summary: string): Promise<void> {
  const line = card.locator("summary").filter({ hasText: summary })
  const isOpen = await line.evaluate((each) => (each.parentElement as HTMLDetailsElement).open)
  if (!isOpen) await line.click()
}
