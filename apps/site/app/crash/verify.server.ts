import { content, crash } from "@elite/contract"
import { data } from "react-router"
import { parseDate } from "../history/period.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/verify"
import type { Chain, Round } from "./proof/proof.ts"
import {
  type ProofQuery,
  parseProofQuery,
  type RoundQueryErrors,
  selectChain,
  toRequestedRound,
} from "./proof/searchParams.ts"

/** The round that was written, with its reader's hash; by its number alone, as it was published. */
async function findRound(
  api: Api,
  chain: Chain,
  written: ProofQuery,
): Promise<{ round?: Round | null; wrong: RoundQueryErrors }> {
  const { round: asked, wrong } = toRequestedRound(chain, written)
  if (!asked) return { wrong }
  const { number, hash } = asked
  if (hash) return { round: { number, hash }, wrong }
  const { chainId } = chain
  const read = await orNull(api.call(crash.getCrashRounds, { chainId, after: number - 1, limit: 1 }))
  if (!read) return { round: null, wrong }
  const [found] = read.rounds
  return found?.number === number
    ? { round: { number, hash: found.hash, result: found.result }, wrong }
    : { wrong: { number: "notOver" } }
}

/** The day that was written, with what was over on it; undefined where none was written. */
async function readDay(api: Api, { day }: ProofQuery) {
  if (!day) return
  const date = parseDate(day)
  // The calendar of the wire is that of this century.
  if (!date?.startsWith("20")) return { date: null, stretches: [] }
  return { date, stretches: (await orNull(api.call(crash.getCrashDay, { date })))?.stretches ?? null }
}

/**
 * Whether there is anything to check: while the game is on, and as long as rounds of it stand in anybody's history. Where it
 * cannot be told, there may be.
 */
async function hasAnythingToVerify(api: Api, chains: readonly Chain[] | null): Promise<boolean> {
  if (chains?.length !== 0) return true
  const { siteDetail } = await api.call(content.siteDetail, {})
  return siteDetail.features.crash === "on"
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const written = parseProofQuery(url.searchParams)
  const chains = (await orNull(api.call(crash.getCrashChains, { limit: 100 })))?.chains.rows ?? null
  if (!(await hasAnythingToVerify(api, chains))) throw data(null, { status: 404 })
  const chain = chains ? selectChain(chains, written) : undefined
  const nothing: Awaited<ReturnType<typeof findRound>> = { wrong: {} }
  const [round, day] = await Promise.all([
    chain ? findRound(api, chain, written) : nothing,
    chain && readDay(api, written),
  ])
  return {
    words: messagesFor(request, ["crashProof"]),
    /** Null where they cannot be read now. */
    chains,
    /** The chain that is shown: undefined where none is committed. */
    chain,
    written,
    ...round,
    day,
  }
}
