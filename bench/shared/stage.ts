import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "@elite/testkit/ports"
import { startCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { addHistory, addPlayers, type Field } from "./players.ts"
import { type Place, type Running, startProduct } from "./product.ts"
import { size } from "./size.ts"

const players = 1_000

/** What a program measures: a product at rest on a database of its own, with players who are in a game. */
export type Stage = {
  ownerUrl: string
  databaseUrl: string
  place: Place
  product: Running
  /** Resident memory of the product before anybody used it. */
  memoryMb: number
  field: Field
}

/** Starts a stage for `work`, and ends everything with it. */
export async function withStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-bench-"))
  const cluster = await startCluster({ dataDir })
  let product: Running | undefined
  try {
    const { url: ownerUrl, applicationUrl: databaseUrl } = cluster
    const ports = { port: await freePort(), sandboxPort: await freePort() }
    const place = { dataDir, databaseUrl, ownerUrl, ...ports }
    product = await startProduct(place)
    const memoryMb = await product.memoryAtRestMb()
    const field = await addPlayers(ownerUrl, players, 1_000)
    // A day's bets: the planner of an empty table knows nothing, and keeps its plans.
    await addHistory(ownerUrl, { ...field, mark: "day" }, size(20_000, 2_000))
    await work({ ownerUrl, databaseUrl, place, product, memoryMb, field })
  } finally {
    await product?.stop()
    await cluster.stop("immediate")
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Adds nine times the players, and a million movements of all of them; answers all players. */
export async function growStage({ ownerUrl, field }: Stage): Promise<Field> {
  const added = await addPlayers(ownerUrl, players * size(9, 1), 1_000)
  const everybody = { ...field, count: field.count + added.count }
  await addHistory(ownerUrl, { ...everybody, mark: "year" }, size(1_000_000, 20_000))
  return everybody
}
