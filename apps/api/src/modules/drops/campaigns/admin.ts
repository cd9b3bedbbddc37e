import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  type CommandResult,
  commandWithReason,
  formatAct,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  succeeded,
} from "../../../platform/admin/command.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { type CampaignActResult, createCampaign, publishCampaign, stopCampaign } from "./campaigns.ts"
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

function toReply(result: CampaignActResult, id: bigint): CommandResult {
  const replies: Record<CampaignActResult, CommandResult> = {
    published: succeeded(`Campaign ${id} is published, and its prizes are reserved.`),
    stopped: succeeded(`Campaign ${id} stops. Prizes that nobody has won return to the operator.`),
    notDraft: notDone(`There is no draft ${id}.`),
    begun: notDone(`Campaign ${id} should have begun already. Create a new one that begins later.`),
    notRunning: notDone(`Campaign ${id} is no draft and does not run.`),
  }
  return replies[result]
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
      const result = await createCampaign(tx, typed, by, why)
      return result.problem === undefined
        ? succeeded(`Campaign ${result.id} is a draft.`)
        : notDone(result.problem)
    },
  }),
  rowCommand({
    name: "publish-drops",
    does: "publishes a draft, and reserves its prizes",
    act: publishCampaign,
    saidOf: toReply,
  }),
  rowCommand({
    name: "stop-drops",
    does: "stops a campaign: prizes that nobody has won return to the operator",
    act: stopCampaign,
    saidOf: toReply,
  }),
]
