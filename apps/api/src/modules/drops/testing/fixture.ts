import type { TestCasino } from "../../../../testing/casino.ts"
import { playingOn } from "../../../../testing/playing.ts"
import { storeForTest, type TestStore } from "../../../../testing/store.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { ensureDefaults, setPolicy } from "../../content/index.ts"
import { prizeGames } from "../../games/settings.ts"
import { identityEncryption } from "../../players/index.ts"
import { insertDraft, publishCampaign } from "../campaigns/campaigns.ts"
import type { CampaignInput } from "../campaigns/schema.ts"
import { endBlocks } from "../draws/blocks.ts"
import { ensureSeedSource } from "../draws/seeds.ts"
import { prizeDropCeiling, prizeDropRules, prizeDrops } from "../settings.ts"
import { drawSubscriber } from "../subscribers.ts"

export const secret = identityEncryption([{ id: 1, bytes: Buffer.alloc(32, 7) }])

/** A campaign of an hour from some instant, with five prizes of ten euros. */
export function campaignInput(from: Date, change: Partial<CampaignInput> = {}): CampaignInput {
  const campaign: CampaignInput = {
    name: { en: "Autumn", fr: "Automne", nl: "Herfst" },
    from: from.toISOString(),
    blockMinutes: 60,
    blocks: 1,
    prizes: [{ amountCents: 1_000, count: 5 }],
    totalCents: 0,
    expectedStakesCents: 100_000,
    leastStakeCents: 10,
    games: null,
    ...change,
  }
  const ofBlock = campaign.prizes.reduce((sum, { amountCents, count }) => sum + amountCents * count, 0)
  return { ...campaign, totalCents: ofBlock * campaign.blocks }
}

/** Creates and publishes a campaign without a ceiling; answers its id. Throws the refusal of the command. */
export async function publishNewCampaign(tx: Tx, campaign: CampaignInput): Promise<bigint> {
  // Without a ceiling a bet can win for certain.
  const id = await insertDraft(tx, campaign, null)
  await publishCampaign(tx, id, "anna", "a test")
  return id
}

/** Switches prize drops on, with a campaign that begins now. */
export async function enablePrizeDrops(
  { platform, modules }: Pick<TestCasino, "platform" | "modules">,
  change: Partial<CampaignInput>,
): Promise<void> {
  // A running casino does this when it opens.
  await modules.find(({ noun }) => noun === "drops")!.opening!()
  await platform.transact(async (tx) => {
    await setPolicy(tx, prizeDrops, "on", "a test")
    await publishNewCampaign(tx, campaignInput(tx.now, change))
  })
}

/** Prize drops on a database of their own; the test publishes the events of play. */
export async function openPrizeDrops(): Promise<TestStore & ReturnType<typeof publishers>> {
  const store = await storeForTest()
  await store.owner.pool.query("update games.game set return_percent = 96")
  await store.transact(async (tx) => {
    await ensureDefaults(tx, [prizeDropRules, prizeDropCeiling, prizeGames, prizeDrops])
    await setPolicy(tx, prizeDrops, "on", "a test")
    await ensureSeedSource(tx, secret)
  })
  return { ...store, ...publishers(store) }
}

function publishers(store: TestStore) {
  const { transact, owner, clock } = store
  return {
    ...playingOn(store, [drawSubscriber(secret)]),
    /** A campaign that begins now; its id. */
    publish: (change: Partial<CampaignInput> = {}) =>
      transact((tx) => publishNewCampaign(tx, campaignInput(clock.now(), change))),
    /** Moves the clock and runs the timetable. */
    async wait(minutes: number): Promise<void> {
      clock.advance(minutes * minuteMs)
      await transact(endBlocks)
    },
    async won() {
      const { rows } = await owner.pool.query<{
        id: bigint
        block: number
        entry: number
        player_id: bigint
        uuid: string
      }>(
        `select p.id, p.block, p.entry, p.player_id, e.uuid from drops.prize p
         join drops.entry e on (e.campaign_id, e.block, e.number) = (p.campaign_id, p.block, p.entry)
         order by p.campaign_id, p.block, p.entry`,
      )
      return rows
    },
  }
}
