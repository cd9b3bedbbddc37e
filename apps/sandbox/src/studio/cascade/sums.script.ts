// Computes the sums of every title with cascading reels anew, about two minutes each, and compares them with those that
// the title states: `npm run cascade-sums --workspace apps/sandbox`. Run it after a change of reels, pays or multipliers.
import { isDeepStrictEqual } from "node:util"
import { percent } from "../fraction.ts"
import { titlesOf } from "../titles/index.ts"
import { cascadeReturn } from "./exact.ts"
import { cascadeSums } from "./sums.ts"

for (const { code, model } of titlesOf("cascade")) {
  const { hits, longest, highest, ...sums } = cascadeSums(model)
  const isSame = isDeepStrictEqual(sums, model.sums)
  console.log(`${code}: ${isSame ? "as stated" : JSON.stringify(sums)}`)
  console.log(`  return ${percent(cascadeReturn({ ...model, sums }))} %`)
  console.log(
    `  spins with a prize ${hits / sums.stops}, longest chain ${longest}, highest prize ${highest} coins`,
  )
  if (!isSame) process.exitCode = 1
}
