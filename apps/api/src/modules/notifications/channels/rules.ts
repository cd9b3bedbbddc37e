import { notifications as contract } from "@elite/contract"
import { addDays } from "../../../platform/lib/calendar.ts"

type ChannelChoice = Pick<contract.Preference, "kind" | "channel">

/** Every choice there is, in the order that it is shown in. */
export const offeredPreferences: readonly ChannelChoice[] = contract.notificationKinds.flatMap((kind) =>
  contract.channels
    .filter((channel) => channel === "push" || contract.mailChoices.some((chosen) => chosen === kind))
    .map((channel) => ({ kind, channel })),
)

/** All choices as they stand: on, unless the player has switched one off. */
export const toPreferences = (chosen: readonly contract.Preference[]): contract.Preference[] =>
  offeredPreferences.map(({ kind, channel }) => ({
    kind,
    channel,
    isOn: chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? true,
  }))

/** Browsers that were not seen since are forgotten: whoever comes back is asked for nothing, theirs is renewed. */
export const usedSince = (now: Date): Date => addDays(now, -contract.pushDays)
