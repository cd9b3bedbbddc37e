import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  listCommand,
} from "../../platform/admin/command.ts"
import { refuseUnless } from "../../platform/admin/operatorError.ts"
import { type Policy, policyStates, type Setting } from "../../platform/admin/settings.ts"
import { changeSetting, getPolicyState, parseSetting, setPolicy } from "./settingValues.ts"
import { listSettingChanges, lockSettingValue } from "./store.ts"

/** Commands that read settings and policies, and change them within their bounds. */
export function settingCommands(declared: readonly (Setting | Policy)[]): readonly AdminCommand[] {
  const settings = declared.filter((each) => each.what === "setting")
  const policies = declared.filter((each) => each.what === "policy")
  const keyInput = z.string().max(60)
  return [
    listCommand({
      name: "policies",
      does: "lists policies with their state, the legal concern and what they affect",
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
      takes: z.tuple([keyInput, z.enum(policyStates)]),
      async run(tx, by, [feature, state], why) {
        const found = policies.find((each) => each.feature === feature)
        refuseUnless(found, `There is no policy for ${feature}.`)
        await setPolicy(tx, found, state, by, why)
        return `${feature} is ${state}.`
      },
    }),
    adminCommand({
      name: "settings",
      words: "[KEY]",
      does: "shows the settings with their values, or one with its changes",
      takes: z.tuple([keyInput.optional()]),
      async run(tx, _, [key]) {
        const selected = settings.filter((each) => key === undefined || each.key === key)
        refuseUnless(selected.length > 0, `There is no setting ${key}.`)
        const lines = selected.map(async (each) => {
          const value = JSON.stringify(parseSetting(each, await lockSettingValue(tx, each.key)))
          return `${each.key}: ${value}\n        ${each.acts}`
        })
        const changes = key === undefined ? [] : await listSettingChanges(tx, key)
        return [...(await Promise.all(lines)), ...changes.map(formatChange)].join("\n")
      },
    }),
    commandWithReason({
      name: "change-setting",
      words: "KEY PATH VALUE",
      does: "changes one value of a setting, within its bounds: jackpotTerms anyTime.ratePpm 2500",
      takes: z.tuple([keyInput, z.string().max(120), z.string().max(2000)]),
      async run(tx, by, [key, path, text], why) {
        const found = settings.find((each) => each.key === key)
        refuseUnless(found, `There is no setting ${key}.`)
        await changeSetting(tx, found, {
          path: path.split("."),
          value: parseTypedValue(text),
          by,
          why,
        })
        return `${key} ${path} is ${text}.`
      },
    }),
  ]
}

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
