import { expect, test } from "vitest"
import { html } from "./html.ts"

test("escapes inserted values in elements and attributes", () => {
  const evil = `"><script>alert('x')</script>&`
  expect(html`<a title="${evil}">${evil}</a>`.html).toBe(
    `<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>`,
  )
})

test("inserts its own output unchanged; undefined is empty", () => {
  const items = ["a", "<b>"].map((name) => html`<li>${name}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${false}${0}`.html).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>0")
})
