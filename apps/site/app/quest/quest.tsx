import type { quest as contract } from "@elite/contract"
import { EmptyState, LinkButton, Notice } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useTrackOnce } from "../tracking/useTracking.ts"
import type { Route } from "./+types/quest"
import { useFormatWeekDays } from "./format.ts"
import { PrizeSteps, RulesSummary } from "./PrizeSteps.tsx"
import { QuestStatus } from "./QuestStatus.tsx"
import { isShortRanking, Ranking } from "./Ranking.tsx"
import { TaskStops } from "./TaskStops.tsx"
import { TramLine } from "./TramLine.tsx"
import { useLiveQuest } from "./useLiveQuest.ts"

export { action, loader } from "./quest.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.quest.title,
  description: ({ words }) => words.quest.description,
})

function QuestOutcome({ current, nextFrom }: { current: contract.Quest; nextFrom: string }) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  if (current.state === "running") return null
  const at = days.moment(current.state === "counting" ? current.countedAt : nextFrom)
  return (
    <Notice tone={current.state === "cancelled" ? "danger" : "info"}>
      <p className="font-semibold">{t(`${current.state}.title`)}</p>
      <p className="mt-1 text-pretty">{t(`${current.state}.text`, { at })}</p>
    </Notice>
  )
}

/** The previous week is still being counted. */
function CountingNotice({ counting }: { counting: Route.ComponentProps["loaderData"]["counting"] }) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  return (
    counting && (
      <Notice tone="info">
        <p className="font-semibold">{t("counting.before", { week: String(counting.week) })}</p>
        <p className="mt-1 text-pretty">{t("counting.text", { at: days.moment(counting.countedAt) })}</p>
      </Notice>
    )
  )
}

function NoQuest({ nextFrom }: { nextFrom: string }) {
  const t = useTranslations("quest")
  const to = useTo()
  const days = useFormatWeekDays()
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <EmptyState
        title={t("none.title")}
        action={
          <>
            <LinkButton href={to("eliteQuestHow")}>{t("how.card")}</LinkButton>
            <LinkButton href={to("eliteQuestHistory")}>{t("past.link")}</LinkButton>
          </>
        }
      >
        {t("none.text", { at: days.moment(nextFrom) })}
      </EmptyState>
    </>
  )
}

export default function EliteQuest({ loaderData, actionData }: Route.ComponentProps) {
  const { query, ranking, counting, nextFrom } = loaderData
  const joined = query.joined === String(loaderData.own?.questId) ? query.joined : null
  const { quest, own } = useLiveQuest(loaderData, joined !== null)
  useTrackOnce(joined === null ? null : "elite_quest_opt_in", joined ?? "")
  if (!quest)
    return (
      <div className="grid gap-4 px-gutter py-6">
        <NoQuest nextFrom={nextFrom} />
      </div>
    )
  const isShort = isShortRanking({ current: quest, own, all: ranking })
  const column = "grid grid-cols-[minmax(0,1fr)] gap-4"
  return (
    <div className="@container/page grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <CountingNotice counting={counting} />
      <QuestOutcome current={quest} nextFrom={nextFrom} />
      <section aria-labelledby="quest-title" data-theme="dark" className="quest">
        <TramLine current={quest} own={own} />
        <QuestStatus current={quest} own={own} answer={actionData} />
        <TaskStops current={quest} own={own} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[960px]/page:grid-cols-2">
        <div className={column}>
          <Ranking current={quest} own={own} all={ranking} query={query} />
          {isShort && <RulesSummary {...quest} />}
        </div>
        <div className={column}>
          {quest.state !== "cancelled" && <PrizeSteps current={quest} />}
          {!isShort && <RulesSummary {...quest} />}
        </div>
      </div>
    </div>
  )
}
