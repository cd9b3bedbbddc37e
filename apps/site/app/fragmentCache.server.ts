import { randomBytes } from "node:crypto"
import type { FragmentCache } from "@elite/ui"
import { LRUCache } from "lru-cache"
import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"

/** As long as visitors share a page, and as much as a few hundred pages hold. */
const cacheTtlMs = 5_000
const cacheMaxBytes = 8_000_000

/** As the bytes that are sent; or as text, where each page puts its own nonce. */
type RenderedHtml = Buffer | { text: string }

/** Keeps what is drawn; one for the process. */
const htmlCache = new LRUCache<string, RenderedHtml>({
  ttl: cacheTtlMs,
  maxSize: cacheMaxBytes,
  sizeCalculation: (drawn, key) => ("text" in drawn ? drawn.text : drawn).length + key.length + 1,
})
const componentIds = new WeakMap<object, number>()
let lastComponentId = 0
function componentId(part: object): number {
  const number = componentIds.get(part) ?? ++lastComponentId
  componentIds.set(part, number)
  return number
}

/** Short names for long texts; one that is forgotten is only drawn anew. */
function createShortNames(prefix: string): (text: string) => string {
  const known = new LRUCache<string, string>({ max: 5_000 })
  let named = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const name = `${prefix}${++named}`
    known.set(text, name)
    return name
  }
}

/** What is frozen (and then all of it is) says the same for ever: a number stands for it in keys. */
const frozenObjectNames = new WeakMap<object, string>()
const shortNameOfFrozen = createShortNames("#")
/** A string may read like what is frozen: it has names of its own. */
const shortNameOfString = createShortNames("$")
/** A key is made for each part of each page; a longer string, a game's tile above all, would be most of it. */
const maxKeyTextLength = 60

type FragmentData = Readonly<Record<string, unknown>>

/** A text for plain data: the same for the same data, another for other data. */
function cacheKey(value: unknown): string {
  if (typeof value === "string" && value.length > maxKeyTextLength) return shortNameOfString(value)
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? ""
  const known = frozenObjectNames.get(value)
  if (known !== undefined) return known
  let text = Array.isArray(value) ? "[" : "{"
  // With its length in front a name ends where it ends, whatever is in it.
  if (Array.isArray(value)) for (const each of value) text += `${cacheKey(each)},`
  else for (const name in value) text += `${name.length} ${name}:${cacheKey((value as FragmentData)[name])},`
  if (!Object.isFrozen(value)) return text
  const name = shortNameOfFrozen(text)
  frozenObjectNames.set(value, name)
  return name
}

/** Nobody outside can write a mark into a page. */
const placeholderSecret = randomBytes(9).toString("base64url")
const placeholderPattern = new RegExp(`<!--${placeholderSecret}-(\\d+)-->`)
/** Stands in what is kept where the page it was drawn for had its nonce. */
const standInNonce = randomBytes(16).toString("base64url")

/**
 * What is kept, for one page and its nonce; `whole` puts it in its places, and takes out of the page what was drawn for
 * the first time.
 */
export function createFragmentCache(nonce?: string): FragmentCache & { whole(page: string): Buffer } {
  const taken: string[] = []
  const put: Buffer[] = []
  const bytesOf = (drawn: RenderedHtml) =>
    "text" in drawn ? Buffer.from(drawn.text.replaceAll(standInNonce, nonce ?? "")) : drawn
  const placeFor = (drawn: RenderedHtml) => `<!--${placeholderSecret}-${put.push(bytesOf(drawn)) - 1}-->`
  const drawnIn = (html: string): RenderedHtml =>
    nonce && html.includes(nonce) ? { text: html.replaceAll(nonce, standInNonce) } : Buffer.from(html)
  return {
    render(part, place, given) {
      const key = `${componentId(part)} ${place} ${cacheKey(given)}`
      const html = htmlCache.get(key)
      return html === undefined
        ? { mark: `${placeholderSecret}-${taken.push(key) - 1}` }
        : { html: placeFor(html) }
    },
    renderApart(part, given) {
      const key = `${componentId(part)} ${cacheKey(given)}`
      const known = htmlCache.get(key)
      if (known) return placeFor(known)
      const html = Buffer.from(renderToStaticMarkup(createElement(part as FunctionComponent, given)))
      htmlCache.set(key, html)
      return placeFor(html)
    },
    whole(page) {
      let rest = page
      for (const [at, key] of taken.entries()) {
        const found = extractElement(rest, ` data-kept="${placeholderSecret}-${at}"`)
        if (!found) continue
        htmlCache.set(key, drawnIn(found.inside))
        rest = found.without
      }
      // The pattern's group: every second piece is the number of what stands between its neighbours.
      const pieces = rest.split(placeholderPattern)
      return Buffer.concat(pieces.map((piece, at) => (at % 2 ? put[Number(piece)]! : Buffer.from(piece))))
    },
  }
}

/** The element with an attribute: what is in it, and the page without the attribute. React closes every element that it opens. */
function extractElement(page: string, attribute: string): { inside: string; without: string } | undefined {
  const at = page.indexOf(attribute)
  if (at < 0) return undefined
  const without = page.slice(0, at) + page.slice(at + attribute.length)
  const tag = without.slice(without.lastIndexOf("<", at) + 1, at)
  const begin = without.indexOf(">", at) + 1
  const edges = new RegExp(`<(/?)${tag}[\\s>]`, "g")
  edges.lastIndex = begin
  let depth = 1
  for (let edge = edges.exec(without); edge; edge = edges.exec(without)) {
    depth += edge[1] ? -1 : 1
    if (depth === 0) return { inside: without.slice(begin, edge.index), without }
  }
  return undefined
}
