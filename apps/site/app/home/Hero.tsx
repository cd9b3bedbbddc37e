import { heroTall, heroWide } from "virtual:house-art"
import { LinkButton } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"

type HeroFacts = { games: number | null; studios: number | null }

/** No offers and no urgency (docs/law.md). */
export function Hero(facts: HeroFacts) {
  const username = usePlayer()?.username ?? null
  if (username === null) return <CachedFragment as="div" part={HeroBanner} given={{ ...facts, username }} />
  // Not cached, because it contains the name.
  return (
    <div>
      <HeroBanner {...facts} username={username} />
    </div>
  )
}

function HeroBanner({ games, studios, username }: HeroFacts & { username: string | null }) {
  const t = useTranslations("home")
  const s = useTranslations("shell")
  const to = useTo()
  const isPlayer = username !== null
  const isKnown = games !== null && studios !== null && games > 0
  return (
    <section className="relative overflow-hidden rounded-card border border-line bg-[#1a0a1c] text-[#f6eedd]">
      <picture>
        <source media="(min-width: 600px)" srcSet={heroWide} width={1200} height={470} />
        <img
          src={heroTall}
          alt=""
          width={780}
          height={620}
          fetchPriority="high"
          className={`block h-auto w-full sm:absolute sm:inset-0 sm:mt-0 sm:h-full ${isPlayer ? "-mt-14" : ""}`}
        />
      </picture>
      <div
        className={`relative grid content-center gap-3 px-5 pb-6 -mt-[26%] sm:mt-0 sm:px-9 ${isPlayer ? "max-w-lg sm:min-h-56 sm:py-8" : "max-w-2xl sm:min-h-75 sm:py-10"}`}
      >
        <p className="eyebrow text-[#e6b85c] max-[359px]:tracking-[0.04em]">{t("heroEyebrow")}</p>
        <h1 className="text-[1.75rem] leading-tight sm:text-[2.5rem]">
          {isPlayer ? t("heroPlayer", { username }) : t("heroTitle")}
        </h1>
        {isPlayer ? (
          <p className="max-w-md text-[#ded2cf]">{t("heroPlayerText")}</p>
        ) : (
          isKnown && <p className="max-w-md text-[#ded2cf]">{t("heroText", { games, studios })}</p>
        )}
        {!isPlayer && (
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton kind="primary" size="large" href={to("signup")}>
              {s("signUp")}
            </LinkButton>
            <LinkButton
              size="large"
              href={to("allGames")}
              className="border-[#8f7a86] bg-[#1a0a1cb8] text-[#f6eedd]"
            >
              {t("browse")}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  )
}
