import { Badge, Card, CardHeader, type Column, DataTable, LinkButton, Pagination } from "@elite/ui"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { OwnItems } from "./jackpots.server.ts"
import type { Verdict } from "./proof.ts"
import { type JackpotsQuery, ownBetsPerPage, toJackpotsQueryString } from "./searchParams.ts"

type OwnItem = OwnItems["rows"][number]

function OwnBetsTable({ own, verdict }: { own: OwnItems; verdict: Verdict | undefined }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const found = ({ number, ref }: OwnItem) => {
    if (verdict?.state !== "matches") return <Badge tone="neutral">{t("own.unknown")}</Badge>
    return verdict.has(number, ref) ? (
      <Badge tone="emerald">{t("own.found")}</Badge>
    ) : (
      <Badge tone="coral">{t("own.missing")}</Badge>
    )
  }
  const columns: Column<OwnItem>[] = [
    {
      key: "number",
      header: t("own.entry"),
      rowHeader: true,
      cell: ({ number }) => formats.figure(number),
    },
    {
      key: "at",
      header: t("own.settled"),
      cell: ({ at }) => <span className="whitespace-nowrap">{formats.dateTime(at)}</span>,
    },
    { key: "stake", header: t("own.stake"), align: "end", cell: ({ stake }) => formats.euros(stake) },
    {
      key: "name",
      header: t("own.name"),
      wideOnly: true,
      cell: ({ ref }) => <span className="break-all text-muted text-xs">{ref}</span>,
    },
    {
      key: "found",
      header: <span className="whitespace-nowrap">{t("own.list")}</span>,
      align: "end",
      cell: found,
    },
  ]
  return (
    <DataTable
      caption={t("own.title")}
      columns={columns}
      rows={own.rows}
      rowKey={({ number }) => String(number)}
    />
  )
}

type OwnBetsProps = {
  own: OwnItems | null | undefined
  query: JackpotsQuery
  verdict: Verdict | undefined
}

/** Each bet is looked up in the list once that was verified. */
export function OwnBets({ own, query, verdict }: OwnBetsProps) {
  const t = useTranslations("jackpots")
  const to = useTo()
  const { pathname, search } = useLocation()
  return (
    <Card as="section" aria-labelledby="own">
      <CardHeader id="own" title={t("own.title")} />
      {own === undefined ? (
        <>
          <p className="mb-4 text-pretty text-muted">{t("own.visitor")}</p>
          <LinkButton href={`${to("login")}?next=${encodeURIComponent(pathname + search)}`}>
            {t("own.logIn")}
          </LinkButton>
        </>
      ) : own === null ? (
        <p className="text-muted">{t("own.failed")}</p>
      ) : own.count === 0 ? (
        <p className="text-muted">{t("own.none")}</p>
      ) : (
        <>
          {verdict?.state !== "matches" && (
            <p className="mb-2 text-muted text-sm noscript:hidden">{t("own.unverified")}</p>
          )}
          <OwnBetsTable own={own} verdict={verdict} />
          <Pagination
            label={t("own.pages")}
            previousLabel={t("cycles.previous")}
            nextLabel={t("cycles.next")}
            pageLabel={(page) => t("cycles.page", { page: String(page) })}
            current={query.own}
            count={Math.ceil(own.count / ownBetsPerPage)}
            href={(page) => `${to("jackpots")}${toJackpotsQueryString({ ...query, own: page })}#own`}
          />
        </>
      )}
    </Card>
  )
}
