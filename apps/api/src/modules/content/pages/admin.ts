import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  listCommand,
  notDone,
  succeeded,
} from "../../../platform/admin/command.ts"
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
    does: `shows the versions of a ${kind} as they were written, and who wrote them and why`,
    takes: z.tuple([z.string().max(60)]),
    async run(tx, _, [name]) {
      const found = await listVersions(tx, kind, name)
      if (found.length === 0) return notDone(`No version of the ${kind} ${name} is kept.`)
      return succeeded(
        found
          .map(({ version, value, changed_at, changed_by, why }) =>
            [`${version}  ${changed_at.toISOString()}  ${changed_by}: ${why}`, JSON.stringify(value)].join(
              "\n        ",
            ),
          )
          .join("\n"),
      )
    },
  })

/** What a person may do about banners and pages of text. */
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
    does: "keeps a banner as it reads from now on; endsAt ends it",
    takes: json,
    async run(tx, by, [typed], why) {
      const came = await writeBanner(tx, typed, { by, why })
      return came.problem === undefined
        ? succeeded(`The banner ${came.written.name} is kept as version ${came.version}.`)
        : notDone(came.problem)
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
          `${each.name}  ${each.id}  ${each.title.en}${each.is_custom ? "" : ": has an address of its own"}`,
          formatSchedule(each),
        ].join("\n        "),
      ),
  }),
  commandWithReason({
    name: "write-page",
    words: "JSON",
    does: "keeps a page of text as it reads from now on; endsAt ends it",
    takes: json,
    async run(tx, by, [typed], why) {
      const came = await writePage(tx, typed, { by, why })
      return came.problem === undefined
        ? succeeded(`The page ${came.written.name} is kept as version ${came.version}.`)
        : notDone(came.problem)
    },
  }),
  versionsCommand("page"),
]
