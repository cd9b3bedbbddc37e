import { me as contract, type Language, type ParsedOf, type ReplyOf } from "@elite/contract"
import { formatsOf, translate } from "@elite/words"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import type { Caller } from "../../../platform/http/server.ts"
import { brusselsDate, minuteMs } from "../../../platform/lib/calendar.ts"
import { type CsvCell, formatCsv } from "../../../platform/lib/csv.ts"
import { slugify } from "../../../platform/lib/text.ts"
import type { Platform } from "../../../platform/platform.ts"
import { readTable } from "./tables.ts"

export const exportLimit = { limit: 20, windowMs: 10 * minuteMs } as const

function getTitle(language: Language, view: contract.ExportedView): string {
  const t = translate(language, "history")
  if (view === "rounds") return t("roundsTitle")
  return view === "crash" || view === "sports" ? t(`betViews.${view}`) : t(view)
}

type ExportCall = {
  caller: Pick<Caller, "playerId">
  language: Language
  input: ParsedOf<typeof contract.exportHistory>
}

/** The rows that a history lists under this filter. Refuses with TooManyRequests, and with BadInput a range above a year. */
export async function exportHistory(
  platform: Platform,
  { caller: { playerId }, language, input }: ExportCall,
  mostRows: number = contract.mostExportedRows,
): Promise<ReplyOf<typeof contract.exportHistory>> {
  await countAttempt(platform.transact, { bucket: `historyExport:${playerId}`, ...exportLimit })
  const request = { playerId, language, filter: input, limit: mostRows + 1 }
  const { header, rows } = await readTable[input.view](platform, request)
  const isCut = rows.length > mostRows
  const figure = formatsOf(language).figure(mostRows)
  const note: CsvCell[][] = isCut ? [[translate(language, "history")("exportCut", { rows: figure })]] : []
  return {
    fileName: `${slugify(getTitle(language, input.view))}-${brusselsDate(platform.clock.now())}.csv`,
    csv: formatCsv([header, ...rows.slice(0, mostRows), ...note]),
    isCut,
  }
}
