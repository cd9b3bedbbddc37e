import { content, crash } from "@elite/contract"
import { data } from "react-router"
import { dateIn } from "../history/period.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/verify"
import { chainIn, roundIn, type Written, type Wrong, writtenIn } from "./proof/asked.ts"
import type { Chain, Round } from "./proof/proof.ts"

/** The round that was written, with its reader's hash; by its number alone, as it was published. */
async function roundOf(
  api: Api,
  chain: Chain,
  written: Written,
): Promise<{ round?: Round | null; wrong: Wrong }> {
  const { round: asked, wrong } = roundIn(chain, written)
  if (!asked) return { wrong }
  const { number, hash } = asked
  if (hash) return { round: { number, hash }, wrong }
  const { chainId } = chain
  const read = await part(api.call(crash.getCrashRounds, { chainId, after: number - 1, limit: 1 }))
  if (!read) return { round: null, wrong }
  const [found] = read.rounds
  return found?.number === number
    ? { round: { number, hash: found.hash, result: found.result }, wrong }
    : { wrong: { number: "notOver" } }
}

/** The day that was written, with what was over on it; undefined where none was written. */
async function dayOf(api: Api, { day }: Written) {
  if (!day) return
  const date = dateIn(day)
  // The calendar of the wire is that of this century.
  if (!date?.startsWith("20")) return { date: null, stretches: [] }
  return { date, stretches: (await part(api.call(crash.getCrashDay, { date })))?.stretches ?? null }
}

/**
 * Whether there is anything to check: while the game is on, and as long as rounds of it stand in anybody's history. Where it
 * cannot be told, there may be.
 */
async function isAnything(api: Api, chains: readonly Chain[] | null): Promise<boolean> {
  if (chains?.length !== 0) return true
  const { siteDetail } = await api.call(content.siteDetail, {})
  return siteDetail.features.crash === "on"
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const written = writtenIn(url.searchParams)
  const chains = (await part(api.call(crash.getCrashChains, { limit: 100 })))?.chains.rows ?? null
  if (!(await isAnything(api, chains))) throw data(null, { status: 404 })
  const chain = chains ? chainIn(chains, written) : undefined
  const nothing: Awaited<ReturnType<typeof roundOf>> = { wrong: {} }
  const [round, day] = await Promise.all([
    chain ? roundOf(api, chain, written) : nothing,
    chain && dayOf(api, written),
  ])
  return {
    words: speak(request, ["crashProof"]),
    /** Null where they cannot be read now. */
    chains,
    /** The chain that is shown: undefined where none is committed. */
    chain,
    written,
    ...round,
    day,
  }
}
