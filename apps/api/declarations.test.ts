import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { LiveName } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import { collectAdminCommands, collectPendingReviews } from "./src/adminCommands.ts"
import { dryRunFloors } from "./src/dryRun.ts"
import type { Policy, Setting } from "./src/platform/admin/settings.ts"
import type { EventType } from "./src/platform/lib/eventType.ts"
import type { Module } from "./src/platform/module.ts"

// Everything that a module declares is on its `Module`, is used, and can be stored.
const modules = dryRunFloors().flat()
const root = join(import.meta.dirname, "src/modules")
const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path,
    noun: path.split("/")[0]!,
    text: readFileSync(join(root, path), "utf8"),
  }))
const product = files("**/*.ts").filter(({ path }) => !/\.test\.ts$|\/testing\//.test(path))
const sql = files("*/sql/*.sql")
const moduleOf = (noun: string): Module => modules.find((module) => module.noun === noun)!

async function exported(
  file: string,
): Promise<{ path: string; noun: string; name: string; value: unknown }[]> {
  const found = product.filter(({ path }) => basename(path) === file)
  expect(found.length).toBeGreaterThan(3)
  const each = await Promise.all(
    found.map(async ({ path, noun }) => {
      const content: Record<string, unknown> = await import(join(root, path))
      return Object.entries(content).map(([name, value]) => ({ path, noun, name, value }))
    }),
  )
  return each.flat()
}
const findDuplicates = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

it("each pending review names commands that exist, and an alarm of its own", () => {
  const adminCommands = collectAdminCommands(modules).map(({ name }) => name)
  const pendingReviews = collectPendingReviews(modules)
  expect(pendingReviews.length).toBeGreaterThan(3)
  expect(
    pendingReviews.flatMap(({ resolvedBy }) => resolvedBy).filter((name) => !adminCommands.includes(name)),
  ).toEqual([])
  expect(pendingReviews.filter(({ resolvedBy }) => resolvedBy.length === 0)).toEqual([])
  expect(findDuplicates(adminCommands)).toEqual([])
  expect(findDuplicates(pendingReviews.map(({ alarm }) => alarm))).toEqual([])
})

it("each alarm that is raised for a person belongs to a pending review", () => {
  // Alarms that resolve themselves after the recovery of a vendor need no review.
  const resolvesAll = (text: string) => {
    const resolved = [...text.matchAll(/\braiseAlarm\(\w+, \{ \.\.\.(\w+)/g)].filter(([, what]) =>
      text.includes(`resolveAlarm(tx, ${what})`),
    )
    return resolved.length > 0 && resolved.length === [...text.matchAll(/\braiseAlarm\(/g)].length
  }
  const kinds = product.flatMap(({ path, text }) =>
    /\braiseAlarm\(|\bcreateDisputes\(/.test(text) && !resolvesAll(text)
      ? [...text.matchAll(/\b(?:kind|alarm): (\w+Alarm)\b/g)].map(([, name]) => `${path} ${name}`)
      : [],
  )
  expect(kinds.length).toBeGreaterThan(10)
  // A function with the kind as parameter leaves the name to its caller.
  const isGiven = (text: string) =>
    /\balarm: string\b/.test(text) && /\braiseAlarm\(\w+, \{ kind: alarm,/.test(text)
  // Every other file that raises an alarm names its constant, which belongs to a pending review of the module.
  const raising = product
    .filter(({ text }) => /\braiseAlarm\(/.test(text) && !resolvesAll(text) && !isGiven(text))
    .map(({ path }) => path)
  expect(raising.filter((path) => !kinds.some((kind) => kind.startsWith(`${path} `)))).toEqual([])
  for (const kind of kinds) {
    const [path, name] = kind.split(" ") as [string, string]
    const noun = path.split("/")[0]!
    const declared = product.find((file) => file.path === `${noun}/pendingReviews.ts`)
    expect(declared?.text, kind).toContain(`alarm: ${name},`)
  }
})

describe("a module declares", () => {
  it("every event", async () => {
    const missing = (await exported("events.ts")).filter(
      ({ noun, value }) => !moduleOf(noun).events?.includes(value as EventType),
    )
    expect(missing.map(({ path, name }) => `${path} ${name}`)).toEqual([])
  })
  it("every setting and policy", async () => {
    const missing = (await exported("settings.ts")).filter(
      ({ noun, value }) => !moduleOf(noun).settings?.includes(value as Setting | Policy),
    )
    expect(missing.map(({ path, name }) => `${path} ${name}`)).toEqual([])
  })
  it("every invariant", async () => {
    const missing = (await exported("invariants.ts")).flatMap(({ path, noun, value }) => {
      const registered = moduleOf(noun).invariants ?? []
      expect(Array.isArray(value), path).toBe(true)
      return (value as { name: string }[]).filter(
        (each) => !registered.some(({ name }) => name === each.name),
      )
    })
    expect(missing).toEqual([])
  })
  it("each name once", () => {
    const names = (of: (module: Module) => string[]) => findDuplicates(modules.flatMap(of))
    expect(names(({ events }) => events?.map(({ kind }) => kind) ?? [])).toEqual([])
    expect(
      names(
        ({ settings }) => settings?.map((each) => (each.what === "setting" ? each.key : each.feature)) ?? [],
      ),
    ).toEqual([])
    expect(names(({ invariants }) => invariants?.map(({ name }) => name) ?? [])).toEqual([])
    expect(names(({ subscribers }) => subscribers?.map(({ listener }) => listener) ?? [])).toEqual([])
    expect(names(({ jobs }) => Object.keys(jobs ?? {}))).toEqual([])
  })
})

describe("an event", () => {
  const kinds = modules.flatMap(({ events }) => events ?? [])
  type Shape = {
    type?: string
    additionalProperties?: unknown
    properties?: object
    anyOf?: Shape[]
    oneOf?: Shape[]
  }
  /** Floats and open objects in a JSON schema. */
  const loose = (shape: Shape, at: string): string[] => [
    ...(shape.type === "number" ? [`${at} is a float`] : []),
    ...(shape.type === "object" && shape.additionalProperties !== false
      ? [`${at} takes unknown fields`]
      : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => loose(field, `${at}.${name}`)),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((each) => loose(each, at)),
  ]

  it("has no floats and no unknown fields", () => {
    expect(loose({ type: "object", properties: { a: { type: "number" } } }, "it")).toHaveLength(2)
    expect(kinds.length).toBeGreaterThan(20)
    expect(
      kinds.flatMap(({ kind, data }) => loose(z.toJSONSchema(data, { io: "input" }) as Shape, kind)),
    ).toEqual([])
  })
  it("is published by its own module", async () => {
    const unpublished = (await exported("events.ts")).filter(({ noun, name, value }) => {
      const { kind } = value as EventType
      const mine = (file: { noun: string; path: string }) =>
        file.noun === noun && !file.path.endsWith("events.ts")
      return !(
        product.some((file) => mine(file) && new RegExp(`\\b${name}\\b`).test(file.text)) ||
        sql.some((file) => mine(file) && file.text.includes(`kernel.announce('${kind}'`))
      )
    })
    expect(unpublished.map(({ name }) => name)).toEqual([])
  })
  it("is declared where SQL publishes it, always through kernel.announce", () => {
    const announced = sql.flatMap(({ noun, text }) =>
      [...text.matchAll(/kernel\.announce\('([\w.]+)'/g)].map(([, kind]) => ({ noun, kind })),
    )
    expect(announced.length).toBeGreaterThan(2)
    const undeclared = announced.filter(
      ({ noun, kind }) => !moduleOf(noun).events?.some((each) => each.kind === kind),
    )
    expect(undeclared).toEqual([])
    const around = [...product, ...sql].filter(({ text }) => /insert\s+into\s+kernel\.event\b/i.test(text))
    expect(around.map(({ path }) => path)).toEqual([])
  })
  it("is declared where a subscriber names it", () => {
    const subscribed = modules.flatMap(({ subscribers }) => subscribers?.flatMap(({ kinds: on }) => on) ?? [])
    expect(subscribed.length).toBeGreaterThan(5)
    expect(subscribed.filter((kind) => !kinds.some((each) => each.kind === kind))).toEqual([])
  })
})

describe("a setting and a policy", () => {
  it("is read", async () => {
    const unread = (await exported("settings.ts")).filter(({ noun, name, value }) => {
      const reading = (value as Setting | Policy).what === "setting" ? "getSetting" : "getPolicyState"
      // By its name, an import alias, or as a member of `settings`.
      const named = product.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
      const isRead = ({ path, text }: (typeof product)[number]) => {
        const alias = new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1]
        const names = [name, alias, path.startsWith(`${noun}/`) ? `settings\\.${name}` : undefined]
        return names.some(
          (each) => each && new RegExp(`\\b${reading}\\([^()]*(?:reads\\(\\))?,\\s*${each}\\)`).test(text),
        )
      }
      return !named.some(isRead)
    })
    expect(unread.map(({ path, name }) => `${path} ${name}`)).toEqual([])
  })
})

describe("a live message", () => {
  it("is declared by one module", () => {
    const names: Record<LiveName, true> = {
      wallet: true,
      payment: true,
      withdrawal: true,
      identity: true,
      document: true,
      notification: true,
      realityCheck: true,
      sessionTime: true,
      limitReached: true,
      stakeTooLarge: true,
      jackpots: true,
      quest: true,
      questProgress: true,
      tournament: true,
      tournamentEntry: true,
      recentWinner: true,
      dropWinner: true,
      crash: true,
      crashBets: true,
      crashBet: true,
      feature: true,
      sessionEnded: true,
    }
    const declared = modules.flatMap(({ channels }) => channels?.map(({ name }) => name) ?? [])
    expect(declared.sort()).toEqual(Object.keys(names).sort())
  })

  it("is not named in the platform, nor is a counter of a module", () => {
    const names = modules.flatMap(({ channels, counters }) => [
      ...(channels?.map(({ name }) => `"${name}"`) ?? []),
      ...(counters?.map(({ name }) => name) ?? []),
    ])
    expect(names.length).toBeGreaterThan(6)
    for (const file of ["realtime/socketServer", "realtime/channel", "lib/metrics"]) {
      const text = readFileSync(join(root, `../platform/${file}.ts`), "utf8")
      expect(names.filter((name) => text.includes(name))).toEqual([])
    }
  })
})
