import { renderToString } from "react-dom/server"
import { createRoutesStub, Scripts } from "react-router"
import { expect, test } from "vitest"
import { deferredStart, deferScripts } from "./deferScripts.server.ts"

const Page = () => (
  <html lang="en">
    <head />
    <body>
      <Scripts nonce="n" />
    </body>
  </html>
)

test("defers what the router writes, with all that it would preload", () => {
  const Site = createRoutesStub([{ id: "home", path: "/", Component: Page }])
  const html = renderToString(<Site />)
  expect(html.match(/<script[^>]* type="module"/g)).toHaveLength(1)
  const needs = Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g), ([, href]) => href)
  expect(needs.length).toBeGreaterThan(0)
  const deferred = deferScripts(html)
  // The stub's manifest also names files without an address.
  expect(deferred).not.toMatch(/modulepreload" href/)
  expect(deferred).not.toContain('type="module"')
  expect(deferred).toContain(`<script nonce="n" type="text/late" data-needs="${needs.join(" ")}">`)
})

test("leaves a page alone whose scripts were deferred before", () => {
  const page = '<head></head><script nonce="n" type="text/late" data-needs="/a.js">1</script>'
  expect(deferScripts(page)).toBe(page)
})

test("starts the deferred script with the page's nonce, if it has one", () => {
  expect(deferredStart(["/a.json", "/b.json"], "n")).toContain(
    '<script data-words="/a.json /b.json" nonce="n">',
  )
  expect(deferredStart([], undefined)).toContain('<script data-words="">')
})
