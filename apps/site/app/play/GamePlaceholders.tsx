import { Button, Frame, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { type Exclusion, RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import type { Refusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { AgeAnswers } from "./AgeAnswers.tsx"
import { BackToGames } from "./BackToGames.tsx"
import { LogInIntroduction } from "./GameIntroduction.tsx"
import type { PlayData } from "./play.server.ts"
import { useTournamentAddress } from "./TournamentCreditFigures.tsx"
import type { TournamentCredit } from "./tournamentCredit.ts"

type PlaceholderProps = { title: string; children?: ReactNode; actions: ReactNode }

function Placeholder({ title, children, actions }: PlaceholderProps) {
  return (
    <div className="grid min-h-[75dvh] grid-rows-[auto_1fr] place-items-center px-gutter pt-3 pb-10 md:grid-rows-1">
      <BackToGames className="self-start" />
      <Frame className="w-full max-w-lg px-6 py-9 text-center sm:px-10">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {children && <div className="mt-3 text-pretty text-muted">{children}</div>}
        <div className="relative z-10 mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      </Frame>
    </div>
  )
}

function OtherGames() {
  const t = useTranslations("play")
  return <LinkButton href={useTo()("allGames")}>{t("toGames")}</LinkButton>
}

export function AgeQuestionPlaceholder() {
  const t = useTranslations("play")
  return (
    <Placeholder title={t("ageTitle")} actions={<AgeAnswers />}>
      {t("ageText")}
    </Placeholder>
  )
}

export function DemoOverPlaceholder({ game }: { game: PlayData["game"] }) {
  const t = useTranslations("play")
  const to = useTo()
  const here = to("play", { gameId: game.slug })
  return (
    <Placeholder
      title={t("demoOverTitle")}
      actions={
        <>
          <LinkButton kind="primary" href={`${here}?demo=1`}>
            {t("demoAgain")}
          </LinkButton>
          <LinkButton href={`${to("login")}?next=${encodeURIComponent(here)}`}>{t("logIn")}</LinkButton>
          <LinkButton href={to("signup")}>{t("signUp")}</LinkButton>
        </>
      }
    >
      <p role="status">{t("demoOverText")}</p>
    </Placeholder>
  )
}

/** Shown before the game is opened, which would be refused. */
export function RestrictedPlaceholder({ exclusion }: { exclusion: Exclusion }) {
  const t = useTranslations("restricted")
  return (
    <Placeholder title={t("title.play")} actions={<RestrictionActions exclusion={exclusion} />}>
      <RestrictionText exclusion={exclusion} />
    </Placeholder>
  )
}

type RefusalPlaceholderProps = Pick<PlayData, "game" | "credit"> & {
  refusal: Refusal["refusal"]
  onTryAgain: () => void
}

const tournamentErrors = [
  "TournamentNotPlayedErrorType",
  "TournamentNotEnteredErrorType",
  "PurseNotOpenErrorType",
  "GameNotForPurseErrorType",
] as const satisfies Refusal["refusal"]["name"][]

function TournamentCreditRefusal({ credit, children }: { credit: TournamentCredit; children: ReactNode }) {
  const t = useTranslations("play")
  const address = useTournamentAddress()
  return (
    <Placeholder
      title={t("credit.refusedTitle")}
      actions={
        <>
          <LinkButton kind="primary" href={address(credit)}>
            {t("credit.toTournament")}
          </LinkButton>
          <OtherGames />
        </>
      }
    >
      {children}
    </Placeholder>
  )
}

export function RefusalPlaceholder({ refusal, game, credit, onTryAgain }: RefusalPlaceholderProps) {
  const t = useTranslations("play")
  const to = useTo()
  const { name, description } = refusal
  if (name === "UnauthorizedErrorType") return <LogInIntroduction game={game} />
  if (name === "AgeNotAnsweredErrorType") return <DemoOverPlaceholder game={game} />
  if (credit && tournamentErrors.some((known) => known === name))
    return <TournamentCreditRefusal credit={credit}>{description}</TournamentCreditRefusal>
  if (name === "KycNotDoneErrorType")
    return (
      <Placeholder
        title={t("kycTitle")}
        actions={
          <>
            <LinkButton kind="primary" href={to("kyc")}>
              {t("kycAction")}
            </LinkButton>
            <OtherGames />
          </>
        }
      >
        {t("kycText")}
      </Placeholder>
    )
  if (name === "EmailNotVerifiedErrorType")
    return (
      <Placeholder
        title={t("emailTitle")}
        actions={
          <>
            <LinkButton kind="primary" href={to("verifyEmail")}>
              {t("emailAction")}
            </LinkButton>
            <Button onClick={onTryAgain}>{t("tryAgain")}</Button>
          </>
        }
      >
        {t("emailText")}
      </Placeholder>
    )
  const isGone = name === null || name === "GameNotFound" || name === "GameServiceNotAvailableErrorType"
  return (
    <Placeholder
      title={t(isGone ? "unavailableTitle" : "refusedTitle")}
      actions={
        <>
          <Button kind="primary" onClick={onTryAgain}>
            {t("tryAgain")}
          </Button>
          <OtherGames />
        </>
      }
    >
      {description}
    </Placeholder>
  )
}
