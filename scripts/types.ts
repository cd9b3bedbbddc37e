import { spawnSync } from "node:child_process"

// Type-checks every package, one after the other: the compiler itself uses all cores.
const projects = [
  "packages/contract",
  "packages/client",
  "packages/paths",
  "packages/words",
  "packages/ui",
  "packages/posters",
  "packages/jackpots",
  "packages/crash",
  "apps/sandbox",
  "apps/api",
  "apps/site",
  "apps/site/worker",
  ".",
]

const failed = projects.filter((project) => {
  if (project === "apps/site") spawnSync("react-router", ["typegen"], { cwd: project, stdio: "inherit" })
  return spawnSync("tsc", ["-p", project], { stdio: "inherit" }).status !== 0
})
if (failed.length > 0) console.error(`Types do not hold in ${failed.join(", ")}`)
process.exit(failed.length === 0 ? 0 : 1)
