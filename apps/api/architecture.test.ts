import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { languages } from "@elite/contract"
import { type Page, paths } from "@elite/paths"
import { describe, expect, it } from "vitest"
import { dryRunFloors } from "./src/dryRun.ts"
import { all, below, product, root, type Source } from "./testing/sources.ts"

// Enforces "Rules of imports" and "One place for each" of docs/architecture.md over every import. Change a wrong rule
// by a decision and here, in one commit.
const floors = dryRunFloors().map((modules) => modules.map(({ noun }) => noun))
/** Lowest first; files beside these folders are above all. */
const platformFolders = [
  "lib",
  "db",
  "platform.ts",
  "jobs",
  "http",
  "admin",
  "privacy",
  "realtime",
  "mail",
  "alarms",
  "worker",
  "events",
]
const floorOf = (noun: string) => floors.findIndex((nouns) => nouns.includes(noun))

const graph = new Map(product.map(({ path, imports }) => [path, imports]))

const faults = (from: Source[], isFault: (source: Source, target: string, spec: string) => boolean) =>
  from.flatMap((source) =>
    source.imports
      .filter(({ target, spec }) => isFault(source, target, spec))
      .map(({ spec }) => `${source.path} → ${spec}`),
  )

/** Circles in a directed graph, as paths; each node is visited once. */
function findCircles(graph: ReadonlyMap<string, Iterable<string>>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(" → "))
    if (done.has(node) || trail.includes(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}

describe("imports", () => {
  it("are read from all sources", () => {
    expect(all.length).toBeGreaterThan(150)
    expect(below("apps/api/src/modules").some(({ imports }) => imports.length > 3)).toBe(true)
  })

  it("contract imports zod only", () => {
    expect(
      faults(
        below("packages/contract"),
        (_, target) => !target.startsWith("packages/contract") && target !== "zod",
      ),
    ).toEqual([])
  })

  it("client imports the contract only, and nothing of it but types", () => {
    const isOther = (_: Source, target: string) =>
      !target.startsWith("packages/client") && target !== "@elite/contract"
    expect(faults(below("packages/client"), isOther)).toEqual([])
    const running = below("packages/client").filter(({ text }) =>
      /^import (?!type\b).*"@elite\/contract"/m.test(text),
    )
    expect(running.map(({ path }) => path)).toEqual([])
  })

  it("paths imports the contract only", () => {
    const isOther = (_: Source, target: string) =>
      !target.startsWith("packages/paths") && target !== "@elite/contract"
    expect(faults(below("packages/paths"), isOther)).toEqual([])
  })

  it("the site never imports the api, nor the api the site", () => {
    const crossing = (mine: string, other: string) =>
      faults(
        below(mine),
        (_, target) => target.startsWith(other) || target.startsWith(`@elite/${other.split("/")[1]}`),
      )
    expect(crossing("apps/site", "apps/api")).toEqual([])
    expect(crossing("apps/api", "apps/site")).toEqual([])
  })

  it("only bench, scripts and tests import apps/casino, which composes the product", () => {
    const others = all.filter(
      ({ path }) => /^(apps|packages)\//.test(path) && !path.startsWith("apps/casino/"),
    )
    expect(
      faults(others, (_, target) => target.startsWith("apps/casino") || target === "@elite/casino"),
    ).toEqual([])
  })

  it("no package imports an app, the test kit included", () => {
    const packages = all.filter(({ path }) => path.startsWith("packages/"))
    expect(
      faults(packages, (_, target) => /^apps\/|^@elite\/(api|casino|sandbox|site)\b/.test(target)),
    ).toEqual([])
  })

  it("the sandbox imports nothing of ours but the drawing of posters", () => {
    expect(
      faults(
        below("apps/sandbox"),
        (_, target, spec) =>
          (spec.startsWith("@elite/") && spec !== "@elite/posters") ||
          (spec.startsWith(".") && !target.startsWith("apps/sandbox")),
      ),
    ).toEqual([])
  })

  it("ui and posters import neither contract nor words", () => {
    const parts = [...below("packages/ui"), ...below("packages/posters")]
    expect(faults(parts, (_, __, spec) => /^@elite\/(contract|words|api|site)/.test(spec))).toEqual([])
  })

  it.each(["jackpots", "crash"])(
    "the draw of %s imports no other package, and uses no clock and no randomness",
    (name) => {
      const parts = below(`packages/${name}/`)
      expect(parts.length).toBeGreaterThan(4)
      const isHash = (path: string) => path.endsWith("/hash.node.ts")
      const others = parts.filter(({ path }) => !isHash(path))
      expect(faults(others, (_, __, spec) => !/^(\.\/|#hash$|@noble\/(hashes|curves)\/)/.test(spec))).toEqual(
        [],
      )
      const own = parts.filter(({ path }) => isHash(path))
      expect(faults(own, (_, __, spec) => spec !== "node:crypto")).toEqual([])
      expect(parts.filter(({ text }) => /Date|Math\.random|getRandomValues|randomBytes/.test(text))).toEqual(
        [],
      )
    },
  )

  it("the platform imports no module and no provider", () => {
    expect(
      faults(below("apps/api/src/platform"), (_, target) =>
        /apps\/api\/src\/(modules|providers)/.test(target),
      ),
    ).toEqual([])
  })

  it("a folder of the platform imports the folders before it only", () => {
    const orderOf = (path: string) => {
      const match = /^apps\/api\/src\/platform\/(platform\.ts|\w+(?=\/))?/.exec(path)
      if (!match) return undefined
      return match[1] === undefined ? platformFolders.length : platformFolders.indexOf(match[1])
    }
    const inPlatform = below("apps/api/src/platform")
    expect([...new Set(inPlatform.map(({ path }) => orderOf(path)))]).not.toContain(-1)
    expect(faults(inPlatform, ({ path }, target) => (orderOf(target) ?? -1) > orderOf(path)!)).toEqual([])
  })

  it("a module imports the index of lower floors only", () => {
    const noun = (path: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(path)?.[1]
    const isFault = ({ path }: Source, target: string) => {
      const [mine, other] = [noun(path)!, noun(target)]
      if (target.startsWith("apps/api/src/providers")) return true
      if (!other || other === mine) return false
      return !target.endsWith("/index.ts") || floorOf(other) >= floorOf(mine)
    }
    const modules = below("apps/api/src/modules")
    expect(faults(modules, isFault)).toEqual([])
    expect(
      [...new Set(modules.map(({ path }) => noun(path)!))].filter((found) => floorOf(found) < 0),
    ).toEqual([])
  })

  it("a provider imports of a module only its ports and its index", () => {
    expect(
      faults(
        below("apps/api/src/providers"),
        (_, target) => /src\/modules\//.test(target) && !/\/(ports|index)\.ts$/.test(target),
      ),
    ).toEqual([])
  })

  it("scripts/run.mjs rebuilds on a change of any source folder", () => {
    const listed = /^const sources = \[([^\]]*)\]/m.exec(
      readFileSync(join(root, "scripts/run.mjs"), "utf8"),
    )![1]!
    const sources = [...listed.matchAll(/"([^"]+)"/g)].map(([, path]) => path!)
    const built = new Set(["apps/sandbox/game-page/main.ts", ...below("apps/site").map(({ path }) => path)])
    for (const path of built)
      for (const { target, isType } of graph.get(path) ?? [])
        if (!isType && graph.has(target)) built.add(target)
    expect(built.size).toBeGreaterThan(200)
    expect([...built].filter((path) => !sources.some((folder) => path.startsWith(folder)))).toEqual([])
  })

  it("a sub-folder of a module imports no sub-folder that imports it", () => {
    const subFolder = /^apps\/api\/src\/modules\/(\w+)\/(?!sql\/)\w+(?=\/)/
    const arrows = new Map<string, Set<string>>()
    for (const { path, imports } of below("apps/api/src/modules")) {
      const from = subFolder.exec(path)
      const targets = imports.map(({ target }) => subFolder.exec(target))
      for (const to of from ? targets : [])
        if (to && to[1] === from![1] && to[0] !== from![0])
          arrows.set(from![0], (arrows.get(from![0]) ?? new Set()).add(to[0]))
    }
    expect(arrows.size).toBeGreaterThan(10)
    expect(findCircles(arrows)).toEqual([])
  })

  it("no circle of imports, types included", () => {
    const targets = [...graph].map(([path, imports]): [string, string[]] => [
      path,
      imports.map(({ target }) => target).filter((target) => graph.has(target)),
    ])
    expect(
      findCircles(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["a"]],
        ]),
      ),
    ).toEqual(["a → b → c → a"])
    expect(findCircles(new Map(targets))).toEqual([])
  })
})

describe("each dangerous construct has one place", () => {
  const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, "$1")
  const outside = (word: RegExp, from: Source[], allowedPaths: RegExp) =>
    from.filter(({ path, text }) => !allowedPaths.test(path) && word.test(code(text))).map(({ path }) => path)
  const api = below("apps/api/src")

  it("the clock: no reading of the time outside platform/lib/clock", () => {
    expect(
      outside(/\bDate\.now\(|new Date\(\)|performance\.now\(/, api, /platform\/lib\/clock\.ts$/),
    ).toEqual([])
  })
  it("randomness: platform/lib/random; keys and ciphers where they are the subject", () => {
    expect(
      outside(
        /\bMath\.random\(|randomBytes\(|randomUUID\(|randomInt\(/,
        api,
        /platform\/(lib\/random|db\/embeddedPostgres)\.ts$|players\/encryption\/identityEncryption\.ts$/,
      ),
    ).toEqual([])
    expect(outside(/\bMath\.random\(/, below("apps/sandbox"), /^$/)).toEqual([])
  })
  it("the environment: config.ts", () => {
    expect(
      outside(/process\.env\b/, api, /src\/(config|main)\.ts$|platform\/db\/embeddedPostgres\.ts$/),
    ).toEqual([])
  })
  it("SQL: store.ts, sql/ and the platform", () => {
    expect(
      outside(
        /\bsql`|\bsql<|\.selectFrom\(|\.insertInto\(|\.updateTable\(|\.deleteFrom\(/,
        below("apps/api/src/modules"),
        /\/store\.ts$|\/[a-zA-Z]+Store\.ts$/,
      ),
    ).toEqual([])
  })
  it("SQL now(): nowhere in business rules", () => {
    const files = readdirSync(join(root, "apps/api/src/modules"), {
      recursive: true,
      encoding: "utf8",
    }).filter((name) => name.endsWith(".sql"))
    expect(files.length).toBeGreaterThan(8)
    const matching = files.filter((name) =>
      /\bnow\(\)|current_timestamp|clock_timestamp|localtimestamp/i.test(
        readFileSync(join(root, "apps/api/src/modules", name), "utf8"),
      ),
    )
    expect(matching).toEqual([])
  })
  it("third parties: requests go through platform/lib/outboundHttp, which only providers call", () => {
    const requests = /\bfetch\(|^import (?!type\b).*from "(?:undici|node:https?)"/m
    expect(outside(requests, api, /platform\/lib\/outboundHttp\.ts$/)).toEqual([])
    expect(outside(/\boutboundFetch\(/, api, /src\/providers\/|platform\/lib\/outboundHttp\.ts$/)).toEqual([])
  })
  it("comparison of operators: platform/admin/fourEyes", () => {
    const comparison =
      /(?:_by|[pP]roposer|proposedBy) [!=]== (?:by|operator)\b|\b(?:by|operator) [!=]== [\w.]+(?:_by|By)\b/
    expect(comparison.test("if (bet.void_by === operator)")).toBe(true)
    expect(outside(comparison, api, /platform\/admin\/fourEyes\.ts$/)).toEqual([])
  })
  it("a foreign schema in SQL: only by a function of a lower floor", () => {
    const folder = join(root, "apps/api/src/modules")
    const nouns = ["kernel", ...floors.flat()].join("|")
    const named = new RegExp(`(?<![\\w.:/'])(${nouns})\\.([a-z_]+)(\\s*\\()?`, "g")
    /** References to other schemas, except calls of functions of lower floors, or tables of them where `tablesToo`. */
    const foreign = (mine: string, text: string, tablesToo = false) =>
      [...text.matchAll(named)]
        .filter(([, noun]) => noun !== mine)
        .filter(
          ([, noun, , call]) =>
            (!call && !tablesToo) || (noun !== "kernel" && floorOf(noun!) >= floorOf(mine)),
        )
        .map(([what]) => what)
    expect(foreign("play", "select wallet.total('a')")).toEqual([])
    expect(foreign("play", "select * from wallet.balance")).toEqual(["wallet.balance"])
    expect(foreign("wallet", "select play.settle(1)")).toEqual(["play.settle("])
    // Migrations are history and stay as they are.
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /sql\/(?!\d{4}-)[^/]+\.sql$/.test(name),
    )
    expect(files.length).toBeGreaterThan(15)
    const found = files.flatMap((name) => {
      const mine = name.split("/")[0]!
      const text = readFileSync(join(folder, name), "utf8").replaceAll(/--.*$/gm, "")
      return foreign(mine, text).map((what) => `${name} → ${what}`)
    })
    expect(found).toEqual([])
    // Stores and invariants in TypeScript. Invariants compare, so they may read tables of lower floors.
    const sources = below("apps/api/src/modules").filter(({ path }) =>
      /\/(\w*[sS]tore|invariants)\.ts$/.test(path),
    )
    expect(sources.length).toBeGreaterThan(12)
    const inStores = sources.flatMap(({ path, text }) => {
      const mine = path.split("/")[4]!
      const sqlOf = [...code(text).matchAll(/`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g)].map(
        ([quoted]) => quoted,
      )
      return foreign(
        mine,
        sqlOf.filter((quoted) => !/^"\./.test(quoted)).join("\n"),
        path.endsWith("invariants.ts"),
      ).map((what) => `${path} → ${what}`)
    })
    expect(inStores).toEqual([])
  })
  it("functions that only read take `from: Reads`, made by `platform.reads()` outside a transaction", () => {
    const readers = /Pick<(?:Tx|Reads)\b|\bKysely<|\bdatabase\.db\b/
    expect(['Pick<Tx, "db">', "db: Kysely<unknown>", "database.db"].every((text) => readers.test(text))).toBe(
      true,
    )
    expect(outside(readers, below("apps/api/src/modules"), /^$/)).toEqual([])
  })
  it("sockets: platform/realtime/socketServer and platform/realtime/pgAdapter", () => {
    expect(outside(/from "socket\.io"/, api, /platform\/realtime\/(socketServer|pgAdapter)\.ts$/)).toEqual([])
  })
  it("HTML from strings: only what React rendered for an earlier page", () => {
    const places = [...below("apps/site"), ...below("packages/ui")]
    const cached = /^apps\/site\/rendering\/CachedFragment\.tsx$/
    expect(outside(/dangerouslySetInnerHTML|\.innerHTML/, places, cached)).toEqual([])
  })
  it("page addresses: packages/paths", () => {
    const literal = /(?:to|href|redirect\()=?\{?["'`]\/(?!\/|["'`]|media|api|assets|#)/
    expect(outside(literal, below("apps/site/app"), /app\/routes\.ts$/)).toEqual([])
    const known = (Object.keys(paths) as Page[])
      .filter((page) => !["home", "category", "siteInfo", "providers", "provider"].includes(page))
      .flatMap((page) => languages.map((language) => paths[page][language].replace(/\/?:.*$/, "")))
    const written = new RegExp(`["'\`}]/(?:(?:fr|nl)/)?(?:${known.join("|")})["'\`/?$]`)
    expect(["`{publicUrl}/accountdeposits`", '"/fr/jouer/x"'].every((text) => written.test(text))).toBe(true)
    const places = [...api, ...below("apps/site"), ...below("packages/words")]
    expect(outside(written, places, /^$/)).toEqual([])
  })
})

describe("citations", () => {
  const files = (folder: string, wanted: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => wanted.test(name) && !/node_modules|(^|\/)build\//.test(name))
      .map((name) => join(folder, name))
  const documents = ["CONTRIBUTING.md", "README.md", ...files("docs", /\.md$/)]
  // Migrations stay as they are, comments included.
  const sql = files("apps/api/src", /\.sql$/).filter((path) => !/\/\d{4}-[^/]+$/.test(path))
  const texts = [
    ...all.filter(({ path }) => path !== "apps/api/architecture.test.ts"),
    ...[
      ...sql,
      ...files("packages/ui", /\.css$/),
      ...documents.filter((path) => existsSync(join(root, path))),
    ].map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })),
  ]
  it("name documents that exist", () => {
    expect(texts.length).toBeGreaterThan(500)
    const isThere = (cited: string) =>
      documents.some((path) => path === cited || path.endsWith(`/${cited}`)) || existsSync(join(root, cited))
    const dangling = texts.flatMap(({ path, text }) => [
      ...[...text.matchAll(/(?<![\w:/.}-])\w[\w./-]*\.md\b/g)]
        .filter(([cited]) => !isThere(cited))
        .map(([cited]) => `${path}: ${cited}`),
      ...[...text.matchAll(/\bdecision (\d{4})/g)]
        .filter(([, number]) => !documents.some((name) => name.startsWith(`docs/decisions/${number}-`)))
        .map(([cited]) => `${path}: ${cited}`),
      ...[
        ...text.matchAll(
          /\b(?:facts|findings)\/[a-z]\w*|\b(?:behaviour|specification|integrations|threats) (?:section|§|[TFI]\d)/gi,
        ),
      ].map(([cited]) => `${path}: ${cited}`),
    ])
    expect(dangling).toEqual([])
  })
})
