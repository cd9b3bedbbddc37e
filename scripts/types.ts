import { spawnSync } from "node:child_process"

// Type-checks everything, one program after the other, each by one checker: every further one learns anew what the types
// of the house are, and two took a third more of the machine. What is checked by the same settings is one program, because
// each checks all that its files import once more; every package keeps its own settings for editors.
const programs = ["packages", "apps/sandbox", "apps/site", "apps/site/worker", "."]

const failed = programs.filter((program) => {
  if (program === "apps/site") spawnSync("react-router", ["typegen"], { cwd: program, stdio: "inherit" })
  return spawnSync("tsc", ["-p", program, "--checkers", "1"], { stdio: "inherit" }).status !== 0
})
if (failed.length > 0) console.error(`Types do not hold in ${failed.join(", ")}`)
process.exit(failed.length === 0 ? 0 : 1)
