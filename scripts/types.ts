import { spawnSync } from "node:child_process"

// Type-checks everything, one program after the other with one checker each: two checkers resolve the same types twice
// and took a third more of the processors. Projects with the same settings are one program, because each program checks
// its imports again.
const programs = ["packages", "apps/sandbox", "apps/site", "apps/site/worker", "."]

const failed = programs.filter((program) => {
  if (program === "apps/site") spawnSync("react-router", ["typegen"], { cwd: program, stdio: "inherit" })
  return spawnSync("tsc", ["-p", program, "--checkers", "1"], { stdio: "inherit" }).status !== 0
})
if (failed.length > 0) console.error(`Types do not hold in ${failed.join(", ")}`)
process.exit(failed.length === 0 ? 0 : 1)
