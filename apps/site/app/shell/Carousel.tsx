import { classes } from "@elite/ui"
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslations } from "../i18n.tsx"
import { useCarousel } from "./useCarousel.ts"

type ControlProps = { label: string; onClick: () => void; className?: string; children: ReactNode }

function Control({ label, onClick, className, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classes(
        "grid size-11 place-items-center rounded-full text-ivory hover:bg-ivory/12",
        className,
      )}
    >
      {children}
    </button>
  )
}

export type Slide = { id: string; content: ReactNode }

type CarouselProps = {
  slides: readonly Slide[]
  className?: string
  /** Where the controls are, over the slides. */
  controlsClassName: string
  /** Phones swipe back instead. */
  hasPreviousOnPhone?: boolean
}

/** Slides that move on in turn until somebody chooses one or stops them. */
export function Carousel({ slides, className, controlsClassName, hasPreviousOnPhone = true }: CarouselProps) {
  const t = useTranslations("banners")
  const row = useRef<HTMLUListElement>(null)
  const count = slides.length
  const { at, isReady, isPlaying, toggle, previous, next, reach, holding, scrolling } = useCarousel(
    row,
    count,
  )
  if (count === 0) return null
  const place = (n: number) => t("at", { at: String(n + 1), count: String(count) })
  return (
    <section
      aria-roledescription="carousel"
      data-theme="dark"
      aria-label={t("label")}
      className={classes("relative overflow-hidden rounded-card border border-line bg-velvet", className)}
      {...holding}
    >
      <ul
        ref={row}
        aria-live={isPlaying ? "off" : "polite"}
        className="no-scrollbar flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        {...scrolling}
      >
        {slides.map(({ id, content }, n) => (
          <li
            key={id}
            aria-label={place(n)}
            onFocus={() => reach(n)}
            className="w-full shrink-0 snap-start snap-always"
          >
            {content}
          </li>
        ))}
      </ul>
      {isReady && count > 1 && (
        <div className={classes("absolute flex items-center", controlsClassName)}>
          <Control
            label={t("previous")}
            onClick={previous}
            className={hasPreviousOnPhone ? "" : "max-sm:hidden"}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Control>
          <span className="min-w-12 text-center text-ivory/85 text-sm tabular-nums">{place(at)}</span>
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
