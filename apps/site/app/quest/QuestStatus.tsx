import type { quest } from "@elite/contract"
import { Button, LinkButton } from "@elite/ui"
import { TicketCheck } from "lucide-react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"
import { useFormatWeekDays } from "./format.ts"

/** Works without scripts; a visitor logs in or signs up first. */
function JoinForm({ answer }: { answer: unknown }) {
  const t = useTranslations("quest")
  const to = useTo()
  const player = usePlayer()
  const isJoining = useNavigation().formMethod === "POST"
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <RefusalMessage answer={answer} isOutside />
      {player ? (
        <Form method="post" replace preventScrollReset>
          <Button type="submit" kind="primary" pending={isJoining} pendingLabel={t("joining")}>
            {t("join")}
          </Button>
        </Form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="primary" href={`${to("login")}?next=${encodeURIComponent(to("eliteQuest"))}`}>
            {t("logIn")}
          </LinkButton>
          <LinkButton href={to("signup")} className="bg-surface">
            {t("signUp")}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function OwnQuestStatus({ own, current }: { own: quest.OwnQuest; current: quest.Quest }) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  const formats = useFormats()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      <TicketCheck className="size-4.5 text-emerald" aria-hidden="true" />
      <span className="quest-joined">{t("joinedOn", { at: days.moment(own.joinedAt) })}</span>
      <span className="quest-joined" aria-hidden="true">
        ·
      </span>
      <b className="font-semibold text-ivory">{t("points", { points: own.points })}</b>
      <span aria-hidden="true">·</span>
      <span>
        {t("placeOf", { place: formats.figure(own.place), players: formats.figure(current.players) })}
      </span>
    </p>
  )
}

type QuestStatusProps = { current: quest.Quest; own: quest.OwnQuest | null; answer: unknown }

export function QuestStatus({ current, own, answer }: QuestStatusProps) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  const amount = useFormats().shortEuros(current.adds)
  const last = new Date(Date.parse(current.until) - 1).toISOString()
  return (
    <header className="quest-title">
      <p className="eyebrow">{t("week", { week: String(current.week) })}</p>
      <h1 id="quest-title" className="quest-headline mt-1 text-balance">
        {t("headline")}
      </h1>
      {current.state === "running" && (
        <p className="mt-0.5 text-pretty text-[0.9375rem] leading-6">
          {t("lead", { until: days.moment(last) })}
          {!own && ` ${current.guaranteed > 0 ? t("joinFree") : t("joinNote", { amount })}`}
        </p>
      )}
      {own ? (
        <OwnQuestStatus own={own} current={current} />
      ) : (
        current.state === "running" && <JoinForm answer={answer} />
      )}
    </header>
  )
}
