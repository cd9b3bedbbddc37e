import type pg from "pg"
import { books as bonuses } from "../src/modules/bonuses/testing/books.ts"
import { books as crash } from "../src/modules/crash/testing/books.ts"
import { books as drops } from "../src/modules/drops/testing/books.ts"
import { books as jackpots } from "../src/modules/jackpots/testing/books.ts"
import { books as limits } from "../src/modules/limits/testing/books.ts"
import { books as loyalty } from "../src/modules/loyalty/testing/books.ts"
import { books as payments } from "../src/modules/payments/testing/books.ts"
import { books as play } from "../src/modules/play/testing/books.ts"
import { books as prizes } from "../src/modules/prizes/testing/books.ts"
import { books as quest } from "../src/modules/quest/testing/books.ts"
import { books as referrals } from "../src/modules/referrals/testing/books.ts"
import { books as sportsbook } from "../src/modules/sportsbook/testing/books.ts"
import { books as tournaments } from "../src/modules/tournaments/testing/books.ts"
import { books as wallet } from "../src/modules/wallet/testing/books.ts"
import type { Books } from "./books.ts"
import { type SeededPlayer, seedGames, seedPlayer } from "./seeded.ts"

/** What each noun with books is tried with, in the order in which money comes to them. */
export const booksOf: readonly Books[] = [
  wallet,
  payments,
  play,
  limits,
  loyalty,
  jackpots,
  drops,
  quest,
  tournaments,
  referrals,
  prizes,
  bonuses,
  crash,
  sportsbook,
]

/**
 * One player to whom every kind of movement of the chart has happened, each with the rows of its noun as the product
 * would have left them: for tests of what looks at books.
 */
export async function everyMovement(db: pg.Pool): Promise<SeededPlayer> {
  await seedGames(db)
  const player = await seedPlayer(db, 1_000)
  for (const { book } of booksOf) await book?.(db, player)
  return player
}
