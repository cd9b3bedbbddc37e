import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  listCommand,
} from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { writeBanner, writePage } from "./banners.ts"
import { type Kind, listBannerRows, listPages, listVersions } from "./store.ts"

type Scheduled = { starts_at: Date; ends_at: Date | null; version: number }
const formatSchedule = ({ starts_at, ends_at, version }: Scheduled): string =>
  `version ${version}, from ${starts_at.toISOString()}${ends_at ? ` until ${ends_at.toISOString()}` : ""}`

const json = z.tuple([z.string().max(60_000)])

const versionsCommand = (kind: Kind): AdminCommand =>
  adminCommand({
    name: `${kind}-versions`,
    words: "NAME",
    does: `shows the versions of a ${kind} with their operators and reasons`,
    takes: z.tuple([z.string().max(60)]),
    async run(tx, _, [name]) {
      const found = await listVersions(tx, kind, name)
      refuseUnless(found.length > 0, `There is no version of the ${kind} ${name}.`)
      return found
        .map(({ version, value, changed_at, changed_by, why }) =>
          [`${version}  ${changed_at.toISOString()}  ${changed_by}: ${why}`, JSON.stringify(value)].join(
            "\n        ",
          ),
        )
        .join("\n")
    },
  })

export const contentCommands: readonly AdminCommand[] = [
  listCommand({
    name: "banners",
    does: "lists the banners in their order",
    none: "There is no banner.",
    entries: async (tx) =>
      (await listBannerRows(tx)).map((each) =>
        [
          `${each.name}  ${each.title.en}: leads to ${each.page}${each.policy === null ? "" : `, while ${each.policy} is on`}`,
          formatSchedule(each),
        ].join("\n        "),
      ),
  }),
  commandWithReason({
    name: "write-banner",
    words: "JSON",
    does: "saves a banner as a new version; endsAt ends it",
    takes: json,
    async run(tx, by, [typed], why) {
      const { written, version } = await writeBanner(tx, typed, { by, why })
      return `The banner ${written.name} is saved as version ${version}.`
    },
  }),
  versionsCommand("banner"),
  listCommand({
    name: "pages",
    does: "lists the pages of text",
    none: "There is no page.",
    entries: async (tx) =>
      (await listPages(tx)).map((each) =>
        [
          `${each.name}  ${each.id}  ${each.title.en}${each.is_custom ? "" : ": has a fixed address"}`,
          formatSchedule(each),
        ].join("\n        "),
      ),
  }),
  commandWithReason({
    name: "write-page",
    words: "JSON",
    does: "saves a page of text as a new version; endsAt ends it",
    takes: json,
    async run(tx, by, [typed], why) {
      const { written, version } = await writePage(tx, typed, { by, why })
      return `The page ${written.name} is saved as version ${version}.`
    },
  }),
  versionsCommand("page"),
]
