import { randomBytes } from "node:crypto"
import { LRUCache } from "lru-cache"
import { createElement, type FunctionComponent } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { FragmentCache } from "./CachedFragment.tsx"

const cacheTtlMs = 5_000
const cacheMaxBytes = 8_000_000

/** Bytes; or text, in which each page puts its own nonce. */
type RenderedHtml = Buffer | { text: string }

const htmlCache = new LRUCache<string, RenderedHtml>({
  ttl: cacheTtlMs,
  maxSize: cacheMaxBytes,
  sizeCalculation: (rendered, key) => ("text" in rendered ? rendered.text : rendered).length + key.length + 1,
})
const componentIds = new WeakMap<object, number>()
let lastComponentId = 0
function componentId(part: object): number {
  const number = componentIds.get(part) ?? ++lastComponentId
  componentIds.set(part, number)
  return number
}

/** Short names for long texts. An evicted text gets a new name and is rendered again. */
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

/** A deeply frozen object never changes, so a number stands for it in keys. */
const frozenObjectNames = new WeakMap<object, string>()
const shortNameOfFrozen = createShortNames("#")
/** Another prefix, because a string may equal the text of a frozen object. */
const shortNameOfString = createShortNames("$")
/** Every part of every page has a key, and longer strings would be most of it. */
const maxKeyTextLength = 60

type FragmentData = Readonly<Record<string, unknown>>

/** Equal for equal plain data, different for different data. */
function cacheKey(value: unknown): string {
  if (typeof value === "string" && value.length > maxKeyTextLength) return shortNameOfString(value)
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? ""
  const known = frozenObjectNames.get(value)
  if (known !== undefined) return known
  let text = Array.isArray(value) ? "[" : "{"
  // The length in front delimits the name, whatever characters it has.
  if (Array.isArray(value)) for (const each of value) text += `${cacheKey(each)},`
  else for (const name in value) text += `${name.length} ${name}:${cacheKey((value as FragmentData)[name])},`
  if (!Object.isFrozen(value)) return text
  const name = shortNameOfFrozen(text)
  frozenObjectNames.set(value, name)
  return name
}

/** Random, so that no content of a page can forge a placeholder. */
const placeholderSecret = randomBytes(9).toString("base64url")
const placeholderPattern = new RegExp(`<!--${placeholderSecret}-(\\d+)-->`)
/** Replaces the page's nonce in cached HTML. */
const standInNonce = randomBytes(16).toString("base64url")

/** `assemble` fills the placeholders, and stores the parts that were rendered for the first time. */
export function createFragmentCache(nonce?: string): FragmentCache & { assemble(page: string): Buffer } {
  const missingKeys: string[] = []
  const fragments: Buffer[] = []
  const toBytes = (rendered: RenderedHtml) =>
    "text" in rendered ? Buffer.from(rendered.text.replaceAll(standInNonce, nonce ?? "")) : rendered
  const toPlaceholder = (rendered: RenderedHtml) =>
    `<!--${placeholderSecret}-${fragments.push(toBytes(rendered)) - 1}-->`
  const toRenderedHtml = (html: string): RenderedHtml =>
    nonce && html.includes(nonce) ? { text: html.replaceAll(nonce, standInNonce) } : Buffer.from(html)
  return {
    render(part, place, given) {
      const key = `${componentId(part)} ${place} ${cacheKey(given)}`
      const html = htmlCache.get(key)
      return html === undefined
        ? { mark: `${placeholderSecret}-${missingKeys.push(key) - 1}` }
        : { html: toPlaceholder(html) }
    },
    renderApart(part, given) {
      const key = `${componentId(part)} ${cacheKey(given)}`
      const known = htmlCache.get(key)
      if (known) return toPlaceholder(known)
      const html = Buffer.from(renderToStaticMarkup(createElement(part as FunctionComponent, given)))
      htmlCache.set(key, html)
      return toPlaceholder(html)
    },
    assemble(page) {
      let rest = page
      for (const [at, key] of missingKeys.entries()) {
        const found = extractElement(rest, ` data-kept="${placeholderSecret}-${at}"`)
        if (!found) continue
        htmlCache.set(key, toRenderedHtml(found.inside))
        rest = found.without
      }
      // The pattern has a group, so every second piece is the index of a fragment.
      const pieces = rest.split(placeholderPattern)
      return Buffer.concat(
        pieces.map((piece, at) => (at % 2 ? fragments[Number(piece)]! : Buffer.from(piece))),
      )
    },
  }
}

/** React closes every element that it opens. */
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
