import { LinkButton } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { Carousel } from "../shell/Carousel.tsx"
import type { Act } from "./stage.ts"
import { useActWords } from "./useActWords.ts"

type StageProps = { acts: readonly Act[] }

/** The quest, a tournament, the latest jackpot and the banners in turn. */
export function Stage({ acts }: StageProps) {
  if (acts.length === 0) return null
  return <CachedFragment as="div" part={Slides} given={{ acts }} className="grid min-w-0" />
}

function Slides({ acts }: StageProps) {
  return (
    <Carousel
      slides={acts.map((act, n) => ({
        id: `${act.kind}-${n}`,
        content: <ActSlide act={act} isFirst={n === 0} />,
      }))}
      className="h-full"
      controlsClassName="right-2 bottom-2 rounded-full bg-velvet/85"
      hasPreviousOnPhone={false}
    />
  )
}

const fits: Record<Act["art"]["fit"], string> = {
  foot: "object-cover object-right-bottom",
  head: "object-cover object-top",
  whole: "object-contain pt-3 max-sm:object-right-top sm:pr-8",
}

function ActSlide({ act, isFirst }: { act: Act; isFirst: boolean }) {
  const { eyebrow, title, text, actions } = useActWords()(act)
  const { src, fit } = act.art
  const isWelcome = act.kind === "welcome"
  const Heading = isWelcome ? "h1" : "h2"
  return (
    <div className="relative grid h-full min-h-43 overflow-hidden bg-velvet sm:min-h-54">
      <img
        src={src}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={`absolute inset-y-0 right-0 h-full ${isWelcome ? "w-full" : "w-28 sm:w-72"} ${fits[fit]}`}
      />
      <div className="absolute inset-0 bg-linear-to-r from-35% from-velvet via-velvet/70 via-55% to-75% to-transparent" />
      <div
        className={`relative grid content-start gap-1 px-4 pt-4 pb-14 sm:content-center sm:gap-2 sm:px-8 sm:pb-4 ${isWelcome ? "max-w-[70%] sm:max-w-[58%]" : "max-w-[calc(100%-6rem)] sm:max-w-[calc(100%-17rem)]"}`}
      >
        <p className="eyebrow max-sm:tracking-[0.05em]">{eyebrow}</p>
        <Heading className="text-balance text-xl leading-tight sm:text-3xl">{title}</Heading>
        <p className="max-w-xl text-pretty text-ivory/85 text-sm max-sm:line-clamp-4">{text}</p>
        <div className="flex flex-wrap gap-3 max-sm:absolute max-sm:bottom-2 max-sm:left-4 sm:mt-2">
          {actions.map(({ href, label, isMain }) => (
            <LinkButton
              key={href}
              kind={isMain ? "primary" : "secondary"}
              size="small"
              href={href}
              className={isMain ? "" : "border-edge bg-velvet/72 max-sm:hidden"}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  )
}
