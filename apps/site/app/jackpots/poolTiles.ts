import type { JackpotsReply, Pool } from "./jackpots.server.ts"

export type PoolTile = Pick<Pool, "type" | "pool" | "target" | "dropsBefore" | "hasDropped" | "multiple">

/** Without the winners, which would be most of a page. */
export const toPoolTiles = ({ jackpots }: JackpotsReply): PoolTile[] =>
  jackpots.map(({ type, pool, target, dropsBefore, hasDropped, multiple }) => ({
    type,
    pool,
    ...(target === undefined ? {} : { target }),
    ...(dropsBefore === undefined ? {} : { dropsBefore }),
    ...(hasDropped === undefined ? {} : { hasDropped }),
    ...(multiple === undefined ? {} : { multiple }),
  }))
