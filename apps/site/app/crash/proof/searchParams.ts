import { normalizeCode } from "@elite/contract"
import type { Chain } from "./proof.ts"

export type ProofQuery = { chain: string; number: string; hash: string; day: string }
export type RoundQueryErrors = { number?: "outside" | "notOver"; hash?: true }

const maxParamLength = 200

export function parseProofQuery(params: URLSearchParams): ProofQuery {
  const word = (name: string) => (params.get(name) ?? "").trim().slice(0, maxParamLength)
  return { chain: word("chain"), number: word("round"), hash: word("hash"), day: word("day") }
}

export const toChainQueryString = ({ chainId }: Pick<Chain, "chainId">): string => `?chain=${chainId}`

/** The requested chain, else the newest with a salt, else the newest. */
export const selectChain = (chains: readonly Chain[], { chain }: ProofQuery): Chain | undefined =>
  chains.find(({ chainId }) => String(chainId) === chain) ?? chains.find(({ salt }) => salt) ?? chains[0]

/** A hash may have spaces and capitals, as when it is copied by hand. */
export function toRequestedRound(
  { length }: Pick<Chain, "length">,
  { number, hash }: ProofQuery,
): { round?: { number: number; hash?: string }; wrong: RoundQueryErrors } {
  if (!number && !hash) return { wrong: {} }
  const [at, normalizedHash] = [
    Number(normalizeCode(number).replaceAll(".", "")),
    normalizeCode(hash).toLowerCase(),
  ]
  const isNumber = /^[\d.]+$/.test(normalizeCode(number)) && at >= 1 && at <= length
  const isHash = normalizedHash === "" || /^[0-9a-f]{64}$/.test(normalizedHash)
  if (isNumber && isHash)
    return { round: { number: at, ...(normalizedHash && { hash: normalizedHash }) }, wrong: {} }
  return {
    wrong: { ...(!isNumber && { number: "outside" as const }), ...(!isHash && { hash: true as const }) },
  }
}
