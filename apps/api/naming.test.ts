import { parseAst } from "vite"
import { describe, expect, it } from "vitest"
import { all } from "./testing/sources.ts"

// Words that only this project used for what the field has a name for (docs/glossary.md).
const forbidden =
  /^(?:said|told|tell|telling|came|whoever|whose|nowhere|fate|deeds?|wish(?:es|ed)?|heard|theirs|anew)$/i
/** Parts of longer names, in camel case: `tellFate`, `betWish`. */
const forbiddenPart =
  /(?:^|[a-z])(?:Fate|Deed|Wish|Whoever|Nowhere|Told|Heard)(?:[A-Z]|s?$)|^(?:fate|deed|wish|whoever|told|heard)[A-Z]/

type Node = { type?: string; [more: string]: unknown }

/** The identifiers that a pattern binds: `{ a, b: c, ...d }` binds a, c, d. */
function boundNames(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name as string]
    case "ObjectPattern":
      return (pattern.properties as Node[]).flatMap((each) =>
        boundNames((each.value ?? each.argument) as Node),
      )
    case "ArrayPattern":
      return (pattern.elements as Node[]).flatMap(boundNames)
    case "AssignmentPattern":
      return boundNames(pattern.left as Node)
    case "RestElement":
      return boundNames(pattern.argument as Node)
    default:
      return []
  }
}

/** Names of variables, parameters, functions, types and classes that a file declares. Members may be data, so they are left out. */
function declaredNames({ path, text }: { path: string; text: string }): string[] {
  const names: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk)
      return
    }
    if (typeof value !== "object" || value === null) return
    const node = value as Node
    if (node.type === "VariableDeclarator") names.push(...boundNames(node.id as Node))
    if (/Function/.test(node.type ?? "")) {
      names.push(...boundNames(node.id as Node))
      if (Array.isArray(node.params)) names.push(...(node.params as Node[]).flatMap(boundNames))
    }
    if (/^(?:TSTypeAlias|TSInterface|Class)Declaration$/.test(node.type ?? ""))
      names.push(...boundNames(node.id as Node))
    Object.values(node).forEach(walk)
  }
  walk(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }).body)
  return names
}

const isForbidden = (name: string) => forbidden.test(name) || forbiddenPart.test(name)

describe("names", () => {
  it("finds forbidden names in every kind of declaration", () => {
    const planted = `
      const told = 1
      function tellFate({ a: heard, ...said }, [came] = []) {}
      type BetWish = { told: string }
      for (const { wish } of []) ((whose) => whose)()`
    const found = declaredNames({ path: "a.ts", text: planted }).filter(isForbidden)
    expect(found).toEqual(["told", "tellFate", "heard", "said", "came", "BetWish", "wish", "whose"])
    expect(["telltale", "wishbone", "shoulder", "said2"].filter(isForbidden)).toEqual([])
  })

  it("are the field's: no source declares a forbidden one", () => {
    expect(all.length).toBeGreaterThan(2500)
    const found = all.flatMap((source) =>
      declaredNames(source)
        .filter(isForbidden)
        .map((name) => `${source.path} ${name}`),
    )
    expect(found).toEqual([])
  })
})
