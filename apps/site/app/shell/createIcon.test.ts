import type { LucideProps } from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import createIcon from "./createIcon.ts"

const Icon = createIcon({ name: "flag", node: [["path", { d: "M4 22V4", key: "a" }]] })
const drawn = (props: LucideProps = {}) => renderToStaticMarkup(createElement(Icon, props))

it("renders like lucide's own, without its unused classes", () => {
  expect(drawn()).toBe(
    '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 22V4"></path></svg>',
  )
  expect(drawn({ size: 16, strokeWidth: 1.5, className: "text-gold" })).toContain(
    'width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="text-gold"',
  )
})

it("is read out with a label, and decorative without one", () => {
  expect(drawn({ "aria-label": "Full" })).not.toContain("aria-hidden")
  expect(drawn({ role: "img" })).not.toContain("aria-hidden")
  expect(drawn({ "aria-hidden": "false" })).toContain('aria-hidden="false"')
})
