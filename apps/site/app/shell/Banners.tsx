import { Anchor } from "@elite/ui"
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslations } from "../i18n.tsx"
import type { Banner } from "./banners.server.ts"
import { useCarousel } from "./useCarousel.ts"

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { title, text, link, imageUrl, mobileImageUrl } = banner
  return (
    <div className="relative flex h-full min-h-36 items-stretch overflow-hidden bg-[#1a0a1c] text-[#f6eedd] sm:min-h-52">
      <div className="grid min-w-0 flex-1 content-center gap-2 px-5 pt-5 pb-16 sm:px-9 sm:pt-8">
        <h2 className="text-balance text-xl leading-tight sm:text-3xl">
          <Anchor href={link} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Anchor>
        </h2>
        <p className="max-w-xl text-pretty text-[#ded2cf] text-sm sm:text-base">{text}</p>
      </div>
      <picture className="w-28 shrink-0 sm:w-72">
        <source media="(width < 600px)" srcSet={mobileImageUrl} width={416} height={300} />
        <img
          src={imageUrl}
          alt=""
          width={416}
          height={300}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
    </div>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-[#f6eedd] hover:bg-[#f6eedd1f]"
    >
      {children}
    </button>
  )
}

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations("banners")
  const row = useRef<HTMLUListElement>(null)
  const count = banners.length
  const { at, isReady, isPlaying, toggle, previous, next, reach, holding, scrolling } = useCarousel(
    row,
    count,
  )
  if (count === 0) return null
  const place = (n: number) => t("at", { at: String(n + 1), count: String(count) })
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("label")}
      className="relative overflow-hidden rounded-card border border-line"
      {...holding}
    >
      <ul
        ref={row}
        aria-live={isPlaying ? "off" : "polite"}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        {...scrolling}
      >
        {banners.map((banner, n) => (
          <li
            key={banner.id}
            aria-label={place(n)}
            onFocus={() => reach(n)}
            className="w-full shrink-0 snap-start snap-always"
          >
            <Slide banner={banner} isFirst={n === 0} />
          </li>
        ))}
      </ul>
      {isReady && count > 1 && (
        <div className="absolute bottom-1.5 left-3 flex items-center sm:left-7">
          <Control label={t("previous")} onClick={previous}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Control>
          <span className="min-w-14 text-center text-[#ded2cf] text-sm tabular-nums">{place(at)}</span>
          <Control label={t("next")} onClick={next}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Control>
          <Control label={t(isPlaying ? "pause" : "play")} onClick={toggle}>
            {isPlaying ? (
              <Pause className="size-4" aria-hidden="true" />
            ) : (
              <Play className="size-4" aria-hidden="true" />
            )}
          </Control>
        </div>
      )}
    </section>
  )
}
