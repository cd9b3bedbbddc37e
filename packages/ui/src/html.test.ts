import { expect, test } from "vitest"
import { html } from "./html.ts"

test("whatever is put in is text: it opens no element and leaves no attribute", () => {
  const evil = `"><script>alert('x')</script>&`
  expect(html`<a title="${evil}">${evil}</a>`.html).toBe(
    `<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>`,
  )
})

test("what was made by it stays as it is; nothing is nothing", () => {
  const items = ["a", "<b>"].map((name) => html`<li>${name}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${false}${0}`.html).toBe("<ul><li>a</li><li>&lt;b&gt;</li></ul>0")
})
