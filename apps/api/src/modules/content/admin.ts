import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  type CommandResult,
  commandWithReason,
  listCommand,
  notDone,
  succeeded,
} from "../../platform/admin/command.ts"
import { type Policy, policyStates, type Setting } from "../../platform/admin/settings.ts"
import { changeSetting, getPolicyState, PolicyBarredError, parseSetting, setPolicy } from "./settingValues.ts"
import { listSettingChanges, lockSettingValue } from "./store.ts"

/** What a person may do about what the nouns declare: read and change each setting within its bounds, and each policy. */
export function settingCommands(declared: readonly (Setting | Policy)[]): readonly AdminCommand[] {
  const settings = declared.filter((each) => each.what === "setting")
  const policies = declared.filter((each) => each.what === "policy")
  const key = z.string().max(60)
  return [
    listCommand({
      name: "policies",
      does: "lists what the law may forbid, as it stands, why that has to be cleared, and where it acts",
      none: "There is no policy.",
      entries: (tx) =>
        Promise.all(
          policies.map(async (each) =>
            [`${each.feature}: ${await getPolicyState(tx, each)}`, each.concern, each.acts].join(
              "\n        ",
            ),
          ),
        ),
    }),
    commandWithReason({
      name: "set-policy",
      words: `FEATURE ${policyStates.join("|")}`,
      does: "sets a policy",
      takes: z.tuple([key, z.enum(policyStates)]),
      async run(tx, by, [feature, state], why) {
        const found = policies.find((each) => each.feature === feature)
        if (!found) return notDone(`There is no policy for ${feature}.`)
        try {
          await setPolicy(tx, found, state, by, why)
        } catch (barred) {
          if (barred instanceof PolicyBarredError) return notDone(barred.message)
          throw barred
        }
        return succeeded(`${feature} is ${state}.`)
      },
    }),
    adminCommand({
      name: "settings",
      words: "[KEY]",
      does: "shows settings as they stand and where they act, or one with its changes",
      takes: z.tuple([key.optional()]),
      async run(tx, _, [wanted]) {
        const shown = settings.filter((each) => wanted === undefined || each.key === wanted)
        if (shown.length === 0) return notDone(`There is no setting ${wanted}.`)
        const lines = shown.map(async (each) => {
          const value = JSON.stringify(parseSetting(each, await lockSettingValue(tx, each.key)))
          return `${each.key}: ${value}\n        ${each.acts}`
        })
        const changes = wanted === undefined ? [] : await listSettingChanges(tx, wanted)
        return succeeded([...(await Promise.all(lines)), ...changes.map(formatChange)].join("\n"))
      },
    }),
    commandWithReason({
      name: "change-setting",
      words: "KEY PATH VALUE",
      does: "changes one value of a setting, within its bounds: jackpotTerms anyTime.ratePpm 2500",
      takes: z.tuple([key, z.string().max(120), z.string().max(2000)]),
      async run(tx, by, [wanted, path, text], why): Promise<CommandResult> {
        const found = settings.find((each) => each.key === wanted)
        if (!found) return notDone(`There is no setting ${wanted}.`)
        const came = await changeSetting(tx, found, {
          path: path.split("."),
          value: parseTypedValue(text),
          by,
          why,
        })
        return came.isDone ? succeeded(`${wanted} ${path} is ${text}.`) : notDone(came.problem)
      },
    }),
  ]
}

/** A value as a person types it: a number, true, a list; words where it is none of those. */
function parseTypedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

type SettingChange = Awaited<ReturnType<typeof listSettingChanges>>[number]
const formatChange = ({ changed_at, changed_by, before, after, why }: SettingChange): string =>
  `        ${changed_at.toISOString()}  ${changed_by}: ${JSON.stringify(before)} → ${JSON.stringify(after)}\n        ${why}`
