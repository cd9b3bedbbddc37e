import { Pagination } from "@elite/ui"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { rowsPerPage, toPageQueryString } from "./period.ts"

export function HistoryPages({ count, page }: { count: number; page: number }) {
  const t = useTranslations("history")
  const { pathname, search } = useLocation()
  return (
    <div className="grid gap-3">
      <p className="text-center text-muted text-sm">{t("count", { count })}</p>
      <Pagination
        label={t("pages")}
        previousLabel={t("previous")}
        nextLabel={t("next")}
        pageLabel={(at) => t("page", { page: String(at) })}
        current={page}
        count={Math.ceil(count / rowsPerPage)}
        href={(at) => pathname + toPageQueryString(search, at)}
      />
    </div>
  )
}
