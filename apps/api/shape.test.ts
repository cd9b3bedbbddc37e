import { existsSync, readdirSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { parseAst } from "vite"
import { describe, expect, it } from "vitest"
import { all, below, isTest, product, root } from "./testing/sources.ts"

// The template of modules (CONTRIBUTING.md, decision 0026), and sizes.
const folder = "apps/api/src/modules"
const inModules = below(folder)
const nounOf = (path: string) => path.split("/")[4]!
const nouns = [...new Set(inModules.map(({ path }) => nounOf(path)))]

type Node = { type: string; start: number; end: number; [more: string]: unknown }
function* nodes(tree: unknown): Generator<Node> {
  if (typeof tree !== "object" || tree === null) return
  if ("type" in tree && typeof tree.type === "string") yield tree as Node
  for (const value of Object.values(tree)) yield* nodes(value)
}
const treeOf = ({ path, text }: { path: string; text: string }) =>
  parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" })

function longFunctions(source: { path: string; text: string }, lines: number): string[] {
  return [...nodes(treeOf(source))]
    .filter(({ type }) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type))
    .map(({ start, end }) => ({
      from: source.text.slice(0, start).split("\n").length,
      length: source.text.slice(start, end).split("\n").length,
    }))
    .filter(({ length }) => length > lines)
    .map(({ from, length }) => `${source.path}:${from} ${length}`)
}

describe("sizes", () => {
  it("no source file is longer than 320 lines, no test than 450", () => {
    expect(
      all
        .filter(({ path, text }) => text.split("\n").length > (isTest(path) ? 451 : 321))
        .map(({ path, text }) => `${path} ${text.split("\n").length}`),
    ).toEqual([])
  })
  it("a module has at most 15 files beside its tests, sql and folders", () => {
    const counts = new Map<string, number>()
    for (const { path } of product) {
      const folder = /^apps\/api\/src\/modules\/[^/]+/.exec(path)?.[0]
      if (folder && dirname(path) === folder) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > 15)).toEqual([])
  })
  it("no function is longer than 80 lines", () => {
    const long = `export function a() {\n${"  b()\n".repeat(79)}}`
    expect(longFunctions({ path: "a.ts", text: long }, 80)).toHaveLength(1)
    expect(longFunctions({ path: "a.ts", text: long.replace("  b()\n", "") }, 80)).toEqual([])
    expect(product.flatMap((source) => longFunctions(source, 80))).toEqual([])
    // Parses about 700 files: one second, or ten on a busy machine.
  })
})

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:(?:const|function|class) (\w+)|(type|interface) (\w+))/gm)].map(
    ([, value, type, name]) => (type ? `type ${name}` : value!),
  )

type Named = { id: { name: string }; init: unknown }
type Exported = Node & { declaration?: (Node & Partial<Named> & { declarations?: Named[] }) | null }
/** Of overloads, the first has the docstring. */
function undocumentedExports(source: { path: string; text: string }): string[] {
  const isFunction = (node: unknown) => /Function/.test((node as Node | null)?.type ?? "")
  let end = 0
  const documented = new Set<string>()
  return (treeOf(source).body as unknown as Node[]).flatMap((node) => {
    const before = source.text.slice(end, node.start)
    end = node.end
    const { declaration: declared } = node as Exported
    if (!declared || !node.type.startsWith("ExportNamed")) return []
    const names = isFunction(declared)
      ? [declared.id!.name]
      : (declared.declarations ?? []).filter(({ init }) => isFunction(init)).map(({ id }) => id.name)
    const missing = /\*\/\s*$/.test(before) ? [] : names.filter((name) => !documented.has(name))
    for (const name of names) documented.add(name)
    return missing.map((name) => `${source.path} ${name}`)
  })
}

describe("an operation that a module exports", () => {
  it("has a docstring, if its index.ts exports it", () => {
    const planted = 'import a from "a"\n/** Why. */\nexport const b = () => a\n\nexport function c() {}\n'
    expect(undocumentedExports({ path: "a.ts", text: planted })).toEqual(["a.ts c"])
    const exportedNames = nouns.flatMap((noun) => {
      const index = `${folder}/${noun}/index.ts`
      const text = inModules.find(({ path }) => path === index)?.text ?? ""
      return [...text.matchAll(/^export \{([^}]*)\} from "\.\/([^"]+)"/gm)].flatMap(([, names, file]) =>
        names!.split(",").map((name) => `${folder}/${noun}/${file} ${name.trim().replace(/ as .*$/, "")}`),
      )
    })
    expect(exportedNames.length).toBeGreaterThan(200)
    const undocumented = new Set(inModules.flatMap(undocumentedExports))
    // Functions of stores are documented by their names.
    expect(
      exportedNames.filter((name) => undocumented.has(name) && !/\/(store|\w+Store)\.ts /.test(name)),
    ).toEqual([])
  })
})

describe("a store", () => {
  const stores = inModules.filter(({ path }) => /\/(store|\w+Store)\.ts$/.test(path))
  const sqlFunctions = (noun: string) => {
    const sql = join(root, folder, noun, "sql")
    return (existsSync(sql) ? readdirSync(sql) : []).map((file) =>
      file.replace(/\.sql$/, "").replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
  }
  const isNamed = (name: string, noun: string) =>
    /^(?:get|find|list|count|sum|has|is|to|insert|set|update|delete|lock|take|claim)[A-Z]/.test(name) ||
    sqlFunctions(noun).includes(name)

  it("names functions by whether they read or write", () => {
    expect(stores.length).toBeGreaterThan(9)
    expect(["readPlayer", "addPlayer", "taken", "playerOf"].some((name) => isNamed(name, "players"))).toBe(
      false,
    )
    expect(isNamed("placeBet", "play")).toBe(true)
    const unexpected = stores.flatMap(({ path, text }) =>
      exportsOf(text)
        .filter((name) => !name.startsWith("type ") && !isNamed(name, nounOf(path)))
        .map((name) => `${path} ${name}`),
    )
    expect(unexpected).toEqual([])
  })

  it("uses the generated types of `sql/tables.ts`", () => {
    const own = /withTables<(?!\w+>)|^type \w*Table\b|^(?:export )?type \w+Row = \{/m
    for (const line of ["withTables<{ id: bigint }>()", "type PlayerTable = X", "export type PlayerRow = {"])
      expect(line).toMatch(own)
    for (const line of ["withTables<Tables>()", "export type PlayerRow = Pick<Player, Column>"])
      expect(line).not.toMatch(own)
    expect(stores.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe("a module", () => {
  const file = (noun: string, name: string) => all.find(({ path }) => path === `${folder}/${noun}/${name}`)

  it("exports from module.ts only `noun = (platform, ports): Module =>` and types", () => {
    expect(nouns.length).toBeGreaterThan(9)
    const unexpected = nouns.filter((noun) => {
      const { text } = file(noun, "module.ts") ?? { text: "" }
      const values = [...text.matchAll(/^export (?!type\b)(.*)$/gm)].map(([, declaration]) => declaration!)
      return (
        values.length !== 1 ||
        !new RegExp(`^const ${noun} = \\(`).test(values[0]!) ||
        !/\): Module =>/.test(text)
      )
    })
    expect(unexpected).toEqual([])
  })

  it("serves calls of `contract` in routes.ts by `routes = (platform, ports) => (http) =>`", () => {
    const serving = nouns.filter((noun) =>
      below(`${folder}/${noun}/`).some(({ text }) => /\bhttp\.serve\(/.test(text)),
    )
    expect(serving.length).toBeGreaterThan(8)
    const shape =
      /^export const routes =\s*\(\s*(?:platform|\{[^}]*\}): Platform,?[^=]*=>\s*\(http: HttpServer\): void =>/m
    expect(serving.filter((noun) => !shape.test(file(noun, "routes.ts")?.text ?? ""))).toEqual([])
    const elsewhere = below(folder).filter(
      ({ path, text }) => /\bhttp\.serve\(/.test(text) && !path.endsWith("/routes.ts"),
    )
    expect(elsewhere.map(({ path }) => path)).toEqual([])
    const named = serving.filter(
      (noun) =>
        !new RegExp(`\\b${noun} as contract\\b[^"]*"@elite/contract"`).test(file(noun, "routes.ts")!.text),
    )
    expect(named).toEqual([])
  })

  it("has the files of the template, and those of its operations", () => {
    const channels =
      /^(index|module|routes|events|settings|rules|store|subscribers|jobs|invariants|personalData|ports|emails|log|live|counters|pendingReviews|admin|webhooks)$/
    // Files named after the operations of a module.
    const own: Record<string, string[]> = {
      bonuses: ["bonuses", "joiningBonus"],
      consent: ["consent", "origin"],
      content: ["emailLayout", "referenceData", "settingValues"],
      crash: ["crash"],
      dossiers: ["archive", "compile", "dossiers", "download"],
      drops: ["drops"],
      games: ["catalogue", "catalogueImport", "games", "search", "wire"],
      identity: ["identity", "kycStatus", "rekey"],
      jackpots: ["jackpots", "pools"],
      limits: ["limits", "pause", "wire"],
      loyalty: ["earnings", "loyalty"],
      me: ["me"],
      notifications: ["notifications", "templates", "texts"],
      payments: ["reasons"],
      play: ["launch", "play", "statuses"],
      players: ["exclusion", "players", "uniqueness"],
      prizes: ["givers", "prizes"],
      promotions: ["promotions"],
      protection: ["protection", "weeks"],
      quest: ["quest"],
      rates: ["rates"],
      referrals: ["referrals"],
      sessions: ["authenticate", "device", "devices", "login", "sessions"],
      sportsbook: ["sportsbook", "statuses"],
      tournaments: ["tournaments"],
      wallet: ["chart", "reconciliation", "units", "wallet"],
    }
    const unexpected = inModules.filter(({ path }) => {
      const [file, folders] = [basename(path, ".ts"), path.split("/").length - 6]
      const isOwn = own[nounOf(path)]?.includes(file)
      return folders === 0 ? !isOwn && !channels.test(file) : folders > 1 || /^(module|index)$/.test(file)
    })
    expect(unexpected.map(({ path }) => path)).toEqual([])
  })

  it("exports from index.ts only what other modules import", () => {
    const unused = nouns.flatMap((noun) => {
      const index = inModules.find(({ path }) => path === `${folder}/${noun}/index.ts`)
      if (!index) return []
      const listed = [...index.text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) =>
        names!.split(",").map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/^\w+ as /, ""),
        ),
      )
      const names = [...listed, ...exportsOf(index.text).map((name) => name.replace("type ", ""))].filter(
        Boolean,
      )
      const outside = all.filter(
        ({ path, imports }) =>
          !path.startsWith(`${folder}/${noun}/`) && imports.some(({ target }) => target === index.path),
      )
      return names
        .filter((name) => !outside.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
        .map((name) => `${noun} ${name}`)
    })
    expect(unused).toEqual([])
  })
})
