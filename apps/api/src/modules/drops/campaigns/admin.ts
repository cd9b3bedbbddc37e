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

/** What is said of what was done. */
function saidOf(what: CampaignActResult, id: bigint): CommandResult {
  const sentences: Record<CampaignActResult, CommandResult> = {
    published: succeeded(`Campaign ${id} is published, and its prizes are reserved.`),
    stopped: succeeded(`Campaign ${id} stops. What nobody has won goes back to the house.`),
    notDraft: notDone(`There is no draft ${id}.`),
    begun: notDone(`Campaign ${id} should have begun already. Create it anew, from a later instant.`),
    notRunning: notDone(`Campaign ${id} is no draft and does not run.`),
  }
  return sentences[what]
}

/** What a person may do about the campaigns of prize drops. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "drops",
    does: "lists the campaigns of prize drops, and who did what with them",
    none: "There is no campaign.",
    entries: async (tx) => (await listCampaigns(tx)).map(formatCampaign),
  }),
  commandWithReason({
    name: "create-drops",
    words: "JSON",
    does: "keeps a campaign of prize drops as a draft",
    takes: z.tuple([z.string().max(20_000)]),
    async run(tx, by, [typed], why) {
      const came = await createCampaign(tx, typed, by, why)
      return came.problem === undefined ? succeeded(`Campaign ${came.id} is a draft.`) : notDone(came.problem)
    },
  }),
  rowCommand({
    name: "publish-drops",
    does: "publishes a draft, and reserves its prizes",
    act: publishCampaign,
    saidOf,
  }),
  rowCommand({
    name: "stop-drops",
    does: "stops a campaign: what nobody has won goes back to the house",
    act: stopCampaign,
    saidOf,
  }),
]
