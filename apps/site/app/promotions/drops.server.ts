import { drops, type ReplyOf } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"

type Reply = ReplyOf<typeof drops.getDrops>
type Campaign = Omit<Reply["campaigns"][number], "name" | "games"> & {
  name: string
  /** The names of the games that take part; null: all of them. */
  games: string[] | null
}
/** The prize drops that run or will, in the language of the page, and who won last. */
export type PrizeDrops = Pick<Reply, "apartMinutes" | "claimDays"> & {
  campaigns: Campaign[]
  winners: readonly drops.DropWinner[]
}

/** Null while the policy is not on, where no campaign runs or will, and where none can be read. */
export async function readDrops(api: Api, isOn: boolean): Promise<PrizeDrops | null> {
  if (!isOn) return null
  const [read, won] = await Promise.all([
    orNull(api.call(drops.getDrops, {})),
    orNull(api.call(drops.getDropWinners, {})),
  ])
  if (!read || read.campaigns.length === 0) return null
  const { apartMinutes, claimDays } = read
  const campaigns = read.campaigns.map(({ name, games, ...rest }) => ({
    ...rest,
    name: name[api.language],
    games: games?.map((game) => game.name) ?? null,
  }))
  return { apartMinutes, claimDays, campaigns, winners: won?.winners ?? [] }
}
