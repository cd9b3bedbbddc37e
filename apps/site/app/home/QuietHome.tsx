import { Frame, LinkButton } from "@elite/ui"
import { type Exclusion, RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

/** Home without games, for a player who has a break or may not play. */
export function QuietHome({ exclusion }: { exclusion: Exclusion }) {
  const t = useTranslations("restricted")
  const shell = useTranslations("shell")
  const to = useTo()
  return (
    <div className="grid min-h-[60dvh] place-items-center px-gutter py-10">
      <Frame className="w-full max-w-xl px-6 py-9 text-center sm:px-10">
        <h1 className="text-2xl sm:text-3xl">
          {t(exclusion.type === "break" ? "title.break" : "title.play")}
        </h1>
        <div className="mt-3 text-pretty text-muted">
          <RestrictionText exclusion={exclusion} />
        </div>
        <div className="relative z-10 mt-6 flex flex-wrap justify-center gap-3">
          <RestrictionActions exclusion={exclusion} />
          <LinkButton href={to("responsibleGambling")}>{shell("responsibleGambling")}</LinkButton>
        </div>
      </Frame>
    </div>
  )
}
