import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatAct,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { createCampaign, publishCampaign, stopCampaign } from "./campaigns.ts"
import { sumPrizes } from "./schema.ts"
import { type CampaignWithActs, listCampaigns } from "./store.ts"

const { euros } = formatsOf("en")

function formatCampaign({
  id,
  name,
  begins_at,
  block_minutes,
  blocks,
  prizes,
  total,
  state,
  won,
  acts,
}: CampaignWithActs): string {
  return formatEntry(
    id,
    `${name.en}: ${state}, ${won} of ${sumPrizes({ prizes }).count * blocks} prizes won, ${euros(unitsToEuros(total))} in all`,
    `${blocks} blocks of ${block_minutes} minutes from ${begins_at.toISOString()}`,
    ...acts.map(formatAct),
  )
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "drops",
    does: "lists the campaigns of prize drops, with the acts of operators",
    none: "There is no campaign.",
    entries: async (tx) => (await listCampaigns(tx)).map(formatCampaign),
  }),
  commandWithReason({
    name: "create-drops",
    words: "JSON",
    does: "stores a campaign of prize drops as a draft",
    takes: z.tuple([z.string().max(20_000)]),
    async run(tx, by, [typed], why) {
      const { id } = await createCampaign(tx, typed, by, why)
      return `Campaign ${id} is a draft.`
    },
  }),
  commandWithReason({
    name: "publish-drops",
    words: "ID",
    does: "publishes a draft, and reserves its prizes",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await publishCampaign(tx, id, by, why)
      return `Campaign ${id} is published, and its prizes are reserved.`
    },
  }),
  commandWithReason({
    name: "stop-drops",
    words: "ID",
    does: "stops a campaign: prizes that nobody has won return to the operator",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await stopCampaign(tx, id, by, why)
      return `Campaign ${id} stops. Prizes that nobody has won return to the operator.`
    },
  }),
]
