import { ledgerFixture as bonuses } from "../src/modules/bonuses/testing/ledgerFixture.ts"
import { ledgerFixture as crash } from "../src/modules/crash/testing/ledgerFixture.ts"
import { ledgerFixture as drops } from "../src/modules/drops/testing/ledgerFixture.ts"
import { ledgerFixture as jackpots } from "../src/modules/jackpots/testing/ledgerFixture.ts"
import { ledgerFixture as limits } from "../src/modules/limits/testing/ledgerFixture.ts"
import { ledgerFixture as loyalty } from "../src/modules/loyalty/testing/ledgerFixture.ts"
import { ledgerFixture as payments } from "../src/modules/payments/testing/ledgerFixture.ts"
import { ledgerFixture as play } from "../src/modules/play/testing/ledgerFixture.ts"
import { ledgerFixture as prizes } from "../src/modules/prizes/testing/ledgerFixture.ts"
import { ledgerFixture as quest } from "../src/modules/quest/testing/ledgerFixture.ts"
import { ledgerFixture as referrals } from "../src/modules/referrals/testing/ledgerFixture.ts"
import { ledgerFixture as sportsbook } from "../src/modules/sportsbook/testing/ledgerFixture.ts"
import { ledgerFixture as tournaments } from "../src/modules/tournaments/testing/ledgerFixture.ts"
import { ledgerFixture as wallet } from "../src/modules/wallet/testing/ledgerFixture.ts"
import { type LedgerFixture, seedLedger, withLedger } from "./ledgerFixture.ts"
import { type SeededPlayer, seedGames, seedPlayer } from "./seeded.ts"

/** In the order in which they receive money. */
export const ledgerFixtures: readonly LedgerFixture[] = [
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

/** A player with every kind of movement of the chart, each with its rows. */
export const everyMovement = (url: string): Promise<SeededPlayer> =>
  withLedger(url, async (ledger) => {
    await seedGames(ledger.db)
    const player = await seedPlayer(ledger.db, 1_000)
    await seedLedger(ledger, player, ledgerFixtures)
    return player
  })
