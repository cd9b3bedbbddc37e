import type { Language } from "@elite/contract"
import { makePerson, type Person } from "@elite/testkit/person"
import { type Formats, formatsOf } from "@elite/words"
import { expect, type Locator, type Page } from "@playwright/test"
import type { Casino } from "../casino.ts"

/** A person in front of a browser. `page` is the tab they look at; a step may lead to another one. */
export type Visitor = {
  page: Page
  casino: Casino
  person: Person
  language: Language
  formats: Formats
  isPhone: boolean
}

export function newVisitor(
  page: Page,
  casino: Casino,
  language: Language,
  more: Partial<Person> = {},
): Visitor {
  return {
    page,
    casino,
    person: makePerson({ language, ...more }),
    language,
    formats: formatsOf(language),
    isPhone: page.viewportSize()!.width < 600,
  }
}

/** What must hold on every page of the site: it speaks the visitor's language and fits the screen. */
export async function seesPage({ page, language }: Visitor, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`))
  await fits(page)
}

/** How many pixels of a page lie beyond the edge of the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - Math.min(window.screen.width, clientWidth))
  })

/** Nothing is wider than the screen. */
export async function fits(page: Page): Promise<void> {
  expect(await overflowOf(page), `pixels that ${page.url()} is too wide`).toBe(0)
}

/** The control of a form by its label, which may carry a note behind it, such as "(optional)". */
export function labelled(
  form: Locator | Page,
  role: "textbox" | "combobox" | "checkbox",
  label: string,
): Locator {
  return form.getByRole(role, { name: new RegExp(`^${escaped(label)}( \\(.+\\))?$`) })
}

export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** The cents in an amount as any of the three languages writes it, e.g. "−1.234,56 €" or "+€1,234.56". */
export function centsIn(text: string): number {
  const cents = Number(text.replaceAll(/\D/g, ""))
  return /[\u2212-]/.test(text) ? -cents : cents
}

/** A sentence as the page shows it where its markup names a link. */
export const withoutTags = (sentence: string): string => sentence.replaceAll(/<\/?\w+>/g, "")
