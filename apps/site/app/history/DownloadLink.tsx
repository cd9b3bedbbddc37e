import type { me } from "@elite/contract"
import { chipClass, classes } from "@elite/ui"
import { Download } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

type DownloadLinkProps = { view: me.ExportedView; query: Record<string, string> }

/** The history under its filter as a file; beside the periods where they leave room. A plain link, because no page follows. */
export function DownloadLink({ view, query }: DownloadLinkProps) {
  const t = useTranslations("history")
  const to = useTo()
  return (
    <a
      href={`${to("historyDownload")}?${new URLSearchParams({ view, ...query })}`}
      className={classes(chipClass(false), "lg:absolute lg:top-0 lg:right-0 print:hidden")}
    >
      <Download className="size-4.5" aria-hidden="true" />
      {t("download")}
    </a>
  )
}
