import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { type Chain, roundHash, terminatingHash } from "./chain.ts"
import { computeResult } from "./result.ts"

// What docs/crash-fairness.md tells a reader to run, run as it stands there, in a plain shell; what it tells of a day in
// proof.flow.test.ts of the API, which has days to tell of.
const text = readFileSync(join(import.meta.dirname, "../../../docs/crash-fairness.md"), "utf8")
const programs = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines]) => lines!)
const hasPython = spawnSync("python3", ["--version"]).status === 0
const salt = "2f4c1c9d0f7d41e6a1b0"
const chain: Chain = { last: "5a".repeat(32), length: 2_000 }

function answered(lines: string): string {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  const { stdout, stderr } = spawnSync("sh", ["-c", lines], { encoding: "utf8", env })
  return (stdout + stderr).trim()
}
/** The same lines for something else. */
const asking = (lines: string, given: Record<string, string>) =>
  Object.entries(given).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=\\S+`, "m"), `${name}=${value}`),
    lines,
  )

it("the page has a program for Node and one for Python, one for a chain, one for a salt and one for a day", () => {
  const begun = programs.map((lines) => /^(node|python3) -/m.exec(lines)?.[1])
  expect(begun).toEqual(["node", "python3", "node", "node", "node"])
})

describe.each(["node", "python3"].map((name, n) => ({ name, lines: programs[n]! })))(
  "$name",
  ({ name, lines }) => {
    const check = it.skipIf(name === "python3" && !hasPython)

    check("says of the page's own round what the page says", () => {
      expect(text).toContain("the answer is `follows 1.46`")
      expect(answered(lines)).toBe("follows 1.46")
    })

    check("comes to our results, and sees a round that does not follow", () => {
      for (const number of [1, 2, 1_999]) {
        const round = { HASH: roundHash(chain, number), BEFORE: roundHash(chain, number - 1), SALT: salt }
        const result = (computeResult(round.HASH, salt) / 100).toFixed(2)
        expect(answered(asking(lines, round))).toBe(`follows ${result}`)
        expect(answered(asking(lines, { ...round, BEFORE: round.HASH }))).toBe(`does not follow ${result}`)
      }
    })
  },
)

it("a chain leads to what was committed, and from another hash, or in other steps, it does not", () => {
  const lines = programs[2]!
  expect(answered(lines)).toBe("leads there")
  const END = terminatingHash(chain)
  for (const number of [1, 1_999, 2_000]) {
    const given = { HASH: roundHash(chain, number), STEPS: String(number), END }
    expect(answered(asking(lines, given))).toBe("leads there")
    expect(answered(asking(lines, { ...given, STEPS: String(number + 1) }))).toBe("leads elsewhere")
    expect(answered(asking(lines, { ...given, HASH: salt.padEnd(64, "0") }))).toBe("leads elsewhere")
  }
})

it("a salt is what the beacon signed, and another round of it, or another salt, is not", () => {
  const lines = programs[3]!
  expect(answered(lines)).toBe("signed\nis the salt")
  expect(answered(asking(lines, { ROUND: "1001" }))).toBe("not signed\nis the salt")
  expect(answered(asking(lines, { SALT: "0".repeat(64) }))).toBe("signed\nis not the salt")
})
