import { normalizeCode } from "@elite/contract"
import type { Chain } from "./proof.ts"

/** What is to be checked, as its reader wrote it: a round, or a day. */
export type ProofQuery = { chain: string; number: string; hash: string; day: string }
/** What of a round was written wrongly, or that it is not over. */
export type RoundQueryErrors = { number?: "outside" | "notOver"; hash?: true }

const maxParamLength = 200

/** What an address asks for; an empty word where it says nothing. */
export function parseProofQuery(params: URLSearchParams): ProofQuery {
  const word = (name: string) => (params.get(name) ?? "").trim().slice(0, maxParamLength)
  return { chain: word("chain"), number: word("round"), hash: word("hash"), day: word("day") }
}

/** The query that shows a chain. */
export const toChainQueryString = ({ chainId }: Pick<Chain, "chainId">): string => `?chain=${chainId}`

/** The chain that is asked for; else the newest that has its salt, or the newest. */
export const selectChain = (chains: readonly Chain[], { chain }: ProofQuery): Chain | undefined =>
  chains.find(({ chainId }) => String(chainId) === chain) ?? chains.find(({ salt }) => salt) ?? chains[0]

/**
 * The round of a chain that was written, with its hash where that was too, or what of it is none; neither where nothing was. A hash
 * may have spaces in it, as when it is copied by hand, and capitals.
 */
export function toRequestedRound(
  { length }: Pick<Chain, "length">,
  { number, hash }: ProofQuery,
): { round?: { number: number; hash?: string }; wrong: RoundQueryErrors } {
  if (!number && !hash) return { wrong: {} }
  const [at, written] = [Number(normalizeCode(number).replaceAll(".", "")), normalizeCode(hash).toLowerCase()]
  const isNumber = /^[\d.]+$/.test(normalizeCode(number)) && at >= 1 && at <= length
  const isHash = written === "" || /^[0-9a-f]{64}$/.test(written)
  if (isNumber && isHash) return { round: { number: at, ...(written && { hash: written }) }, wrong: {} }
  return {
    wrong: { ...(!isNumber && { number: "outside" as const }), ...(!isHash && { hash: true as const }) },
  }
}
