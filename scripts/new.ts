import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { call, noun, type Titles } from "./new/layOut.ts"

// `npm run new noun NOUN` and `npm run new call NOUN NAME`: lay out what the house's template asks for, from the texts
// in `scripts/new`, and put it in the lists that gather. CONTRIBUTING.md says what comes next.
const usage = `npm run new noun NOUN -- --en TITLE --fr TITLE --nl TITLE [--beside NOUN]
npm run new call NOUN NAME -- --en TITLE --fr TITLE --nl TITLE
  NOUN   one lower-case word, as it stands everywhere: contract, module, words, site
  NAME   of a call with a screen, in camelCase: statements, openBets
  TITLE  as people read it; the screen's address is made of it
  --beside  whose floor in apps/api/src/app.ts the new noun stands on; loyalty where nothing is said`

const root = join(import.meta.dirname, "..")

function asked(): string[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      en: { type: "string" },
      fr: { type: "string" },
      nl: { type: "string" },
      beside: { type: "string", default: "loyalty" },
    },
  })
  const [what, name, ofCall] = positionals
  const { en, fr, nl, beside } = values
  if (!name || !en || !fr || !nl || (what !== "noun" && !(what === "call" && ofCall))) throw new Error(usage)
  const titles: Titles = { en, fr, nl }
  return what === "noun"
    ? noun(root, { noun: name, titles, beside })
    : call(root, { noun: name, name: ofCall!, titles })
}

try {
  const touched = asked()
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
