import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { call, noun, type Titles } from "./new/layOut.ts"

// `npm run new noun NOUN` and `npm run new call NOUN NAME` write the files of a module or of a call from the templates in
// `scripts/new`, and register them. CONTRIBUTING.md says what comes next.
const usage = `npm run new noun NOUN -- --en TITLE --fr TITLE --nl TITLE [--beside NOUN]
npm run new call NOUN NAME -- --en TITLE --fr TITLE --nl TITLE
  NOUN   one lower-case word, the name of the contract, the module, the words and the site's folder
  NAME   the name of a call with a screen, in camelCase: statements, openBets
  TITLE  the title of the screen; its address is made of it
  --beside  the noun whose floor in apps/api/src/app.ts the new one shares; loyalty by default`

const root = join(import.meta.dirname, "..")

function layOut(): string[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      en: { type: "string" },
      fr: { type: "string" },
      nl: { type: "string" },
      beside: { type: "string", default: "loyalty" },
    },
  })
  const [kind, name, callName] = positionals
  const { en, fr, nl, beside } = values
  if (!name || !en || !fr || !nl || (kind !== "noun" && !(kind === "call" && callName)))
    throw new Error(usage)
  const titles: Titles = { en, fr, nl }
  return kind === "noun"
    ? noun(root, { noun: name, titles, beside })
    : call(root, { noun: name, name: callName!, titles })
}

try {
  const touched = layOut()
  const biome = join(root, "node_modules/.bin/biome")
  const formatted = spawnSync(
    biome,
    ["check", "--write", "--error-on-warnings", "--no-errors-on-unmatched", ...touched],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
  if (formatted.status !== 0) throw new Error(`${formatted.stdout}${formatted.stderr}`)
  console.log(touched.join("\n"))
  console.log(`\n${touched.length} files. CONTRIBUTING.md says what comes next.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
