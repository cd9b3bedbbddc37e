import { expect, it } from "vitest"
import { markupFaults } from "./markup.ts"

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><h1>A page</h1>${body}</body></html>`
const rules = async (body: string) => (await markupFaults(page(body))).map((fault) => fault.split(":")[0])

it("finds nothing in a page that is sound", async () => {
  const sound = `<h2>A part</h2><h3>A part of it</h3><input id="a" autocomplete="address-line1">
    <select required><option value="" disabled>Choose</option><option value="a">A</option></select>
    <select><option value="a">A</option></select>
    <a href="/nl" aria-label="NL, Nederlands">nl</a><button type="button" aria-label="Halve">½</button>
    <a href="/" aria-label="Home"><span aria-hidden="true">Shown</span></a><div><div>In place</div></div>`
  expect(await markupFaults(page(sound))).toEqual([])
})

it.each([
  ["a block in a span", "<span><div>Wide</div></span>", "element-permitted-content"],
  ["a fieldset in a span", "<span><fieldset></fieldset></span>", "element-permitted-content"],
  ["a list in a paragraph's span", "<span><ul><li>One</li></ul></span>", "element-permitted-content"],
  ["a link in a link", `<a href="/"><b><a href="/x">x</a></b></a>`, "element-permitted-content"],
  ["a skipped heading", "<h2>A part</h2><h4>Too deep</h4>", "heading-level"],
  ["two first headings", "<h1>Another page</h1>", "heading-level"],
  ["an address of many lines in one", `<input autocomplete="street-address">`, "valid-autocomplete"],
  ["no such completion", `<input autocomplete="shoe-size">`, "valid-autocomplete"],
  ["the same id twice", `<p id="a"></p><p id="a"></p>`, "no-dup-id"],
  [
    "a required select without a placeholder",
    `<select required><option value="a">A</option></select>`,
    "house/required-select",
  ],
  ["a required select without options", "<select required></select>", "house/required-select"],
  ["a name without what is seen", `<a href="/nl" aria-label="Nederlands">nlx</a>`, "house/label-in-name"],
  [
    "another name than what is seen",
    `<button type="button" aria-label="Send"><b>Go on</b></button>`,
    "house/label-in-name",
  ],
])("finds %s", async (_, body, rule) => {
  expect(await rules(body)).toContain(rule)
})
