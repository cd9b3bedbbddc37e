import { notifications as contract } from "@elite/contract"
import { addDays } from "../../../platform/lib/calendar.ts"

type ChannelChoice = Pick<contract.Preference, "kind" | "channel">

export const offeredPreferences: readonly ChannelChoice[] = contract.notificationKinds.flatMap((kind) =>
  contract.channels
    .filter((channel) => channel === "push" || contract.mailChoices.some((mailKind) => mailKind === kind))
    .map((channel) => ({ kind, channel })),
)

export const toPreferences = (chosen: readonly contract.Preference[]): contract.Preference[] =>
  offeredPreferences.map(({ kind, channel }) => ({
    kind,
    channel,
    isOn: chosen.find((choice) => choice.kind === kind && choice.channel === channel)?.isOn ?? true,
  }))

export const usedSince = (now: Date): Date => addDays(now, -contract.pushDays)
