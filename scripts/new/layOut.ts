import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

const languages = ["en", "fr", "nl"] as const
type Language = (typeof languages)[number]
export type Titles = Record<Language, string>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** As it stands in an address: `Mes bons d’achat` is `mes-bons-d-achat`. */
const slug = (title: string) =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")

/** Writes into one copy of the project and remembers which files. Nothing is overwritten and nothing half replaced. */
function work(root: string) {
  const writes = new Map<string, string>()
  const read = (path: string) => writes.get(path) ?? readFileSync(join(root, path), "utf8")
  return {
    has: (path: string) => existsSync(join(root, path)),
    create(path: string, text: string) {
      if (existsSync(join(root, path))) throw new Error(`${path} is already there.`)
      writes.set(path, text)
    },
    /** Puts a text before the first place that matches. */
    insert(path: string, before: RegExp, text: string) {
      const old = read(path)
      const at = old.search(before)
      if (at < 0) throw new Error(`${path} has no place for this: ${before} is not in it.`)
      writes.set(path, old.slice(0, at) + text + old.slice(at))
    },
    append: (path: string, text: string) => void writes.set(path, read(path) + text),
    /** All at once, when everything has found its place. */
    done(): string[] {
      for (const [path, text] of writes) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...writes.keys()]
    },
  }
}

/** A template with its names filled in. */
function template(file: string, names: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, file), "utf8")
  return text.replaceAll(/__([\w.]+?)__/g, (found, name: string) => names[name] ?? found)
}

const titleNames = (titles: Titles) =>
  Object.fromEntries(
    languages.flatMap((language) => [
      [`title.${language}`, titles[language]],
      [`Title.${language}`, capital(titles[language])],
    ]),
  )

function checkTitles(titles: Titles): void {
  for (const language of languages)
    if (/['"\\`]/.test(titles[language])) throw new Error("A title has typographic apostrophes: ’.")
}

/** Lays a new noun out: contract, module, words and tests, on the floor of `beside`. Answers the files it touched. */
export function noun(
  root: string,
  { noun, titles, beside }: { noun: string; titles: Titles; beside: string },
) {
  if (!/^[a-z]{3,24}$/.test(noun)) throw new Error(`A noun is one lower-case word, and ${noun} is not.`)
  checkTitles(titles)
  const { create, insert, done } = work(root)
  const names = { noun, Noun: capital(noun), ...titleNames(titles) }
  const from = (file: string) => template(`noun/${file}.txt`, names)
  const module = `apps/api/src/modules/${noun}`

  create(`packages/contract/src/${noun}.ts`, from("contract.ts"))
  const contract = "packages/contract/src/index.ts"
  insert(contract, /^import /m, `import * as ${noun} from "./${noun}.ts"\n`)
  insert(contract, /me,\n\}/, `${noun},\n  `)
  insert(contract, /(?<=^export \{\s+)\w/m, `${noun}, `)

  for (const file of ["module", "routes", "events", "settings", "rules", "store"])
    create(`${module}/${file}.ts`, from(`${file}.ts`))
  create(`${module}/${noun}.flow.test.ts`, from("flow.test.ts"))
  create(`${module}/sql/0001-${noun}.sql`, from("sql.sql"))
  create(`${module}/sql/tables.ts`, from("tables.ts"))
  const app = "apps/api/src/app.ts"
  insert(app, /^import /m, `import { ${noun} } from "./modules/${noun}/module.ts"\n`)
  insert(app, new RegExp(`(?<=floorPlan[\\s\\S]*)\\b${beside}\\(platform`), `${noun}(platform), `)

  const all = "packages/words/src/all.ts"
  for (const language of languages) {
    create(`packages/words/src/${language}/${noun}.ts`, from(`words.${language}.ts`))
    insert(all, /^import /m, `import ${language}${capital(noun)} from "./${language}/${noun}.ts"\n`)
  }
  const words = languages.map((language) => `${language}${capital(noun)}`).join(", ")
  insert(all, /\n {2}\w+: inLanguages\(/, `\n  ${noun}: inLanguages(${words}),`)
  return done()
}

/** Lays a call with its screen out, for players, in three languages. Answers the files it touched. */
export function call(root: string, { noun, name, titles }: { noun: string; name: string; titles: Titles }) {
  if (!/^[a-z][a-zA-Z]{2,30}$/.test(name))
    throw new Error(`A call's name is in camelCase, and ${name} is not.`)
  checkTitles(titles)
  const { has, create, insert, append, done } = work(root)
  const path = slug(name.replaceAll(/[A-Z]/g, (letter) => `-${letter}`))
  const names = { noun, name, Name: capital(name), path, ...titleNames(titles) }
  const from = (file: string) => template(`call/${file}.txt`, names)
  const module = `apps/api/src/modules/${noun}`
  for (const needed of [
    `packages/contract/src/${noun}.ts`,
    `packages/words/src/en/${noun}.ts`,
    `${module}/routes.ts`,
  ])
    if (!has(needed))
      throw new Error(`There is no ${needed}: a call belongs to a noun with contract, words and routes.`)

  append(`packages/contract/src/${noun}.ts`, from("contract.ts"))
  insert(`${module}/routes.ts`, /(?<=\(platform: Platform[\s\S]*)^ {4}http\.serve\(/m, from("route.ts"))
  create(`${module}/${name}.flow.test.ts`, from("flow.test.ts"))

  const sentences = { en: "As of {at}.", fr: "Situation au {at}.", nl: "Stand op {at}." }
  for (const language of languages) {
    const lines = `  ${name}Title: "${titles[language]}",\n  ${name}AsOf: "${sentences[language]}",\n`
    insert(`packages/words/src/${language}/${noun}.ts`, /(?<=^export default \{\n)/m, lines)
  }
  const addresses = languages.map(
    (language) => `${language}: "${accountOf[language]}/${slug(titles[language])}"`,
  )
  const paths = "packages/paths/src/paths.ts"
  insert(paths, /^ {2}balances: \{/m, `  ${name}: { ${addresses.join(", ")} },\n`)
  insert(paths, /^ {2}"balances",/m, `  "${name}",\n`)
  insert("apps/site/app/routes.ts", /^ {2}\["betHistory"/m, `  ["${name}", "${noun}/${name}.tsx"],\n`)
  const isFirst = !has(`apps/site/app/${noun}`)
  create(`apps/site/app/${noun}/${name}.server.ts`, from("screen.server.ts"))
  create(`apps/site/app/${noun}/${name}.tsx`, from("screen.tsx"))
  // The first screen of a noun gives it a place among the site's floors.
  if (isFirst) insert("apps/site/app/routes.ts", /(?<=\["history"[^\]]*)\]/, `, "${noun}"`)
  return done()
}

/** What stands before the addresses of an account's pages. */
const accountOf: Titles = { en: "account", fr: "compte", nl: "account" }
