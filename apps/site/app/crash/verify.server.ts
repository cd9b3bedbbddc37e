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

/** With the typed hash, or by its number alone with the published one. */
async function findRound(
  api: Api,
  chain: Chain,
  written: ProofQuery,
): Promise<{ round?: Round | null; wrong: RoundQueryErrors }> {
  const { round: requested, wrong } = toRequestedRound(chain, written)
  if (!requested) return { wrong }
  const { number, hash } = requested
  if (hash) return { round: { number, hash }, wrong }
  const { chainId } = chain
  const reply = await orNull(api.call(crash.getCrashRounds, { chainId, after: number - 1, limit: 1 }))
  if (!reply) return { round: null, wrong }
  const [found] = reply.rounds
  return found?.number === number
    ? { round: { number, hash: found.hash, result: found.result }, wrong }
    : { wrong: { number: "notOver" } }
}

async function readDay(api: Api, { day }: ProofQuery) {
  if (!day) return
  const date = parseDate(day)
  // The API's calendar has this century only.
  if (!date?.startsWith("20")) return { date: null, stretches: [] }
  return { date, stretches: (await orNull(api.call(crash.getCrashDay, { date })))?.stretches ?? null }
}

/** While the game is on, and as long as rounds are in a player's history; true where that is unknown. */
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
    chains,
    chain,
    written,
    ...round,
    day,
  }
}
