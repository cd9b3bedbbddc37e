import * as bonuses from "./bonuses.ts"
import * as consent from "./consent.ts"
import * as content from "./content.ts"
import * as crash from "./crash.ts"
import * as dossiers from "./dossiers.ts"
import * as drops from "./drops.ts"
import type { Endpoint } from "./endpoint.ts"
import * as games from "./games.ts"
import * as identity from "./identity.ts"
import * as jackpots from "./jackpots.ts"
import * as limits from "./limits.ts"
import * as loyalty from "./loyalty.ts"
import * as me from "./me.ts"
import * as notifications from "./notifications.ts"
import * as payments from "./payments.ts"
import * as play from "./play.ts"
import * as players from "./players.ts"
import * as prizes from "./prizes.ts"
import * as promotions from "./promotions.ts"
import * as protection from "./protection.ts"
import * as quest from "./quest.ts"
import * as rates from "./rates.ts"
import * as referrals from "./referrals.ts"
import * as sessions from "./sessions.ts"
import * as sportsbook from "./sportsbook.ts"
import * as tournaments from "./tournaments.ts"
import * as wallet from "./wallet.ts"

export * from "./cents.ts"
export * from "./endpoint.ts"
export * from "./errors.ts"
export * from "./fields.ts"
export * from "./live.ts"
export * from "./money.ts"
export * from "./normalize.ts"
export * from "./parts.ts"
export {
  bonuses,
  consent,
  content,
  crash,
  dossiers,
  drops,
  games,
  identity,
  jackpots,
  limits,
  loyalty,
  me,
  notifications,
  payments,
  play,
  players,
  prizes,
  promotions,
  protection,
  quest,
  rates,
  referrals,
  sessions,
  sportsbook,
  tournaments,
  wallet,
}

/** Every noun with calls, in the order of the documents. */
export const nouns = {
  content,
  rates,
  consent,
  players,
  sessions,
  identity,
  games,
  play,
  crash,
  limits,
  payments,
  wallet,
  loyalty,
  prizes,
  jackpots,
  drops,
  quest,
  tournaments,
  sportsbook,
  referrals,
  promotions,
  protection,
  notifications,
  dossiers,
  bonuses,
  me,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "who" in value

/** Every call, for the completeness check of the server, OpenAPI and the fuzzers. */
export const endpoints: readonly Endpoint[] = Object.values(nouns)
  .flatMap((noun) => Object.values(noun) as unknown[])
  .filter(isEndpoint)
