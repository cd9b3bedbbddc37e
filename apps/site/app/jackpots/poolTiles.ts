import type { JackpotsReply, Pool } from "./jackpots.server.ts"

/** As much of a pool as a tile shows. */
export type PoolTile = Pick<Pool, "type" | "pool" | "target" | "dropsBefore" | "hasDropped" | "multiple">

/** The pools, and of each no more than a tile shows: the winners of all would be most of a page. */
export const toPoolTiles = ({ jackpots }: JackpotsReply): PoolTile[] =>
  jackpots.map(({ type, pool, target, dropsBefore, hasDropped, multiple }) => ({
    type,
    pool,
    ...(target === undefined ? {} : { target }),
    ...(dropsBefore === undefined ? {} : { dropsBefore }),
    ...(hasDropped === undefined ? {} : { hasDropped }),
    ...(multiple === undefined ? {} : { multiple }),
  }))
