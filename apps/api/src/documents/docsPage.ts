import { commonErrors, type ErrorName, errorsOf, type Language } from "@elite/contract"
import type { NamedCall } from "@elite/contract/calls.ts"
import { translate } from "@elite/words"
import { answersOf, fieldsOf, isIdempotent, type Parameter } from "./openapi.ts"

type Json = Record<string, unknown>

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const bounds: readonly [key: string, write: (value: unknown) => string][] = [
  ["format", (value) => String(value)],
  ["minLength", (value) => `≥ ${value}`],
  ["maxLength", (value) => `≤ ${value}`],
  ["minimum", (value) => `≥ ${value}`],
  ["exclusiveMinimum", (value) => `> ${value}`],
  ["maximum", (value) => `≤ ${value}`],
  ["default", (value) => `= ${JSON.stringify(value)}`],
]
const beyondAll = Number.MAX_SAFE_INTEGER

/** A schema in a few characters: `string · ≤ 80`, `"en" | "fr"`, `{count, rows[]}`. */
function kindOf(schema: Json, depth = 0): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  if ("const" in schema) return JSON.stringify(schema.const)
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return options.map((option) => kindOf(option, depth)).join(" | ")
  if (schema.type === "array") return `${kindOf((schema.items ?? {}) as Json, depth)}[]`
  if (schema.type === "object") {
    if (!schema.properties) return "{…}"
    const of = Object.entries(schema.properties as Record<string, Json>)
    if (depth >= 3) return "{…}"
    const inner = of.map(([name, each]) =>
      each.type === "object" || each.type === "array" ? `${name}: ${kindOf(each, depth + 1)}` : name,
    )
    return `{${inner.join(", ")}}`
  }
  const kind = String(schema.type ?? "any")
  const texts = bounds.flatMap(([key, write]) =>
    schema[key] === undefined || Math.abs(Number(schema[key])) === beyondAll ? [] : [write(schema[key])],
  )
  return [kind, ...texts].join(" · ")
}

const style = `
html { color-scheme: dark; background: #120d18; color: #f4ecdf; font: 1rem/1.6 Figtree, system-ui, sans-serif; scroll-padding-top: 1rem }
body { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; box-sizing: border-box }
a { color: #d9b56a; text-underline-offset: .2em }
a:focus-visible { outline: 2px solid #d9b56a; outline-offset: 3px; border-radius: 2px }
h1, h2 { color: #d9b56a; font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance }
h1 { font-size: clamp(2rem, 6vw, 2.75rem); margin: 0 0 1rem }
h2 { font-size: 1.6rem; margin: 3.5rem 0 1rem; padding-top: 1rem; border-top: 1px solid #3a2f47 }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, "Cascadia Mono", Consolas, monospace; overflow-wrap: anywhere }
h4 { margin: 1.25rem 0 .35rem; color: #b8a9c6; font-size: .85rem; font-weight: 600; letter-spacing: .06em; text-transform: uppercase }
p { max-width: 44rem; margin: .5rem 0 }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 1.5rem 0 }
article > h4:first-child { margin-top: 0 }
article { margin: 1rem 0; padding: 1.1rem 1.25rem 1.25rem; border: 1px solid #3a2f47; border-radius: 12px; background: #1b1424 }
.method { display: inline-block; margin-right: .6rem; padding: 0 .5rem; border-radius: 6px; background: #3a2a5c; color: #f4ecdf }
.notes { color: #b8a9c6; font-size: .95rem }
dl { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: .3rem 1.25rem; margin: 0 }
dt { font: .92rem/1.7 ui-monospace, "Cascadia Mono", Consolas, monospace; overflow-wrap: anywhere }
dd { margin: 0; color: #d8cde0; overflow-wrap: anywhere }
dd code { font: .9rem/1.7 ui-monospace, "Cascadia Mono", Consolas, monospace }
small { color: #b8a9c6 }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .6rem } article { padding: 1rem } }
`

export function docsPage(
  language: Language,
  shown: readonly NamedCall[],
  sentence: (name: ErrorName) => string,
  nonce: string,
): string {
  const say = translate(language, "wire")
  const rows = (fields: readonly Parameter[]) =>
    fields.length === 0
      ? `<p class="notes">${say("nothing")}</p>`
      : `<dl>${fields
          .map(
            ({ name, schema, isRequired }) =>
              `<dt>${escaped(name)}${isRequired ? "" : ` <small>${say("optional")}</small>`}</dt><dd><code>${escaped(kindOf(schema))}</code></dd>`,
          )
          .join("")}</dl>`
  const refusals = (names: Iterable<ErrorName>) =>
    `<dl>${[...names].map((name) => `<dt>${name}</dt><dd>${escaped(sentence(name))}</dd>`).join("")}</dl>`
  const own = ({ endpoint }: NamedCall) =>
    [...errorsOf(endpoint)].filter((name) => endpoint.errors.includes(name) || !isCommon(name))
  const article = (call: NamedCall) => {
    const { method, path, who, evenRestricted } = call.endpoint
    const notes = [
      say(who),
      ...(evenRestricted ? [say("evenRestricted")] : []),
      ...(isIdempotent(call.endpoint) ? [say("idempotent")] : []),
    ]
    const names = own(call)
    return `<article id="${call.noun}.${call.name}"><h3><span class="method">${method}</span>${escaped(path)}</h3>
<p class="notes">${notes.map(escaped).join(" · ")}</p>
<h4>${say("send")}</h4>${rows(fieldsOf(call.endpoint))}
<h4>${say("answer")}</h4>${rows(answersOf(call.endpoint))}
${names.length === 0 ? "" : `<h4>${say("refusals")}</h4>${refusals(names)}`}</article>`
  }
  const nouns = Map.groupBy(shown, ({ noun }) => noun)
  /** A new noun is shown by its name until it has a title in three languages. */
  const title = (noun: string) => {
    const key = `nouns.${noun}` as "nouns.me"
    return escaped(say.has(key) ? say(key) : noun)
  }
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(say("title"))} · Elite</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escaped(say("title"))}</h1>
<p>${escaped(say("intro"))} <a href="/api/openapi.json">/api/openapi.json</a></p>
<p>${escaped(say("conventions"))}</p>
<nav aria-label="${escaped(say("title"))}">${[...nouns.keys()].map((noun) => `<a href="#${noun}">${title(noun)}</a>`).join("")}</nav>
<article><h4>${escaped(say("anyCall"))}</h4>${refusals(commonErrors)}</article>
${[...nouns].map(([noun, some]) => `<section><h2 id="${noun}">${title(noun)}</h2>${some.map(article).join("\n")}</section>`).join("\n")}
</main>
</body>
</html>
`
}

const isCommon = (name: ErrorName) => (commonErrors as readonly ErrorName[]).includes(name)
