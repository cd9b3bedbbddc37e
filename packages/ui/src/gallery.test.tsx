import { isValidElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Gallery, gallery } from "./gallery.tsx"
import * as ui from "./index.ts"

/** Contexts, and wrappers without a look of their own. */
const withoutLook: unknown[] = [ui.AnchorProvider]
const exported = Object.entries(ui).filter(
  ([name, value]) => /^[A-Z]/.test(name) && typeof value === "function" && !withoutLook.includes(value),
)
const isComponent = ([name]: [string, unknown]) => name !== "Toasts"

function collect(node: unknown, into: Set<unknown>): void {
  if (typeof node === "function")
    collect(
      (node as (open: boolean, close: () => void) => ReactNode)(false, () => {}),
      into,
    )
  else if (Array.isArray(node)) for (const one of node) collect(one, into)
  else if (isValidElement<Record<string, unknown>>(node)) {
    into.add(node.type)
    for (const [name, value] of Object.entries(node.props))
      if (name === "children" || isValidElement(value)) collect(value, into)
  }
}

it("shows every component that the package exports", () => {
  const shown = new Set<unknown>()
  for (const [, states] of gallery) collect(states, shown)
  const missing = exported.filter(isComponent).filter(([, component]) => !shown.has(component))
  expect(missing.map(([name]) => name)).toEqual([])
})

it("renders each chapter under its title", () => {
  const html = renderToStaticMarkup(<Gallery />)
  for (const [title] of gallery) expect(html).toContain(title.replaceAll("&", "&amp;"))
  expect(html).toContain("Everything it can carry")
})
