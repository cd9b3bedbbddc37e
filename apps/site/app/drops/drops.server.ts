import { drops, type ReplyOf } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"

type Reply = ReplyOf<typeof drops.getDrops>
type Campaign = Omit<Reply["campaigns"][number], "name" | "games"> & {
  name: string
  /** Names of the games that take part; null for all. */
  games: string[] | null
}
export type PrizeDrops = Pick<Reply, "apartMinutes" | "claimDays"> & {
  campaigns: Campaign[]
  winners: readonly drops.DropWinner[]
}

/** Null where the policy is off, no campaign runs or is planned, or they cannot be read. */
export async function readDrops(api: Api, isOn: boolean): Promise<PrizeDrops | null> {
  if (!isOn) return null
  const [read, won] = await Promise.all([
    orNull(api.call(drops.getDrops, {})),
    orNull(api.call(drops.getDropWinners, {})),
  ])
  if (!read || read.campaigns.length === 0) return null
  const { apartMinutes, claimDays } = read
  const campaigns = read.campaigns.map(({ name, games, ...campaign }) => ({
    ...campaign,
    name: name[api.language],
    games: games?.map((game) => game.name) ?? null,
  }))
  return { apartMinutes, claimDays, campaigns, winners: won?.winners ?? [] }
}
