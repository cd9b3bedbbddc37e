import type { games } from "@elite/contract"
import { classes } from "@elite/ui"
import { Clock, Library, Shapes, Tag } from "lucide-react"
import { memo, type ReactNode } from "react"
import { Link } from "react-router"
import { toThumbnailUrl } from "../picture.ts"
import { categoryIcon } from "./menu.ts"

export type SearchOption = {
  id: string
  label: string
  /** After the label, and read out with it. */
  detail?: string
  sign: ReactNode
} & ({ href: string } | { search: string })

export type SearchGroup = { id: string; title: string; options: SearchOption[] }

export const signs = {
  recent: <Clock className="size-5 text-muted" aria-hidden="true" />,
  theme: <Tag className="size-5 text-muted" aria-hidden="true" />,
  collection: <Library className="size-5 text-muted" aria-hidden="true" />,
  type: <Shapes className="size-5 text-muted" aria-hidden="true" />,
}

export function CategorySign({ code }: { code: string }) {
  const Sign = categoryIcon(code)
  return <Sign className="size-5 text-muted" aria-hidden="true" />
}

export const Poster = ({ game }: { game: games.SearchResult }) => (
  <img
    src={toThumbnailUrl(game.thumbnailUrl)}
    alt=""
    width={36}
    height={48}
    decoding="async"
    style={{ backgroundColor: game.placeholderColour }}
    className="h-12 w-9 rounded-md object-cover"
  />
)

export const Emblem = ({ icon }: { icon: string }) => (
  <img
    src={icon}
    alt=""
    width={36}
    height={36}
    decoding="async"
    className="size-9 rounded-full object-cover object-left"
  />
)

type OptionProps = { option: SearchOption; isActive: boolean; onChoose: (option: SearchOption) => void }

const Option = memo(function Option({ option, isActive, onChoose }: OptionProps) {
  const shared = {
    id: option.id,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
    className: classes(
      "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left",
      isActive ? "bg-raised outline-2 outline-brass -outline-offset-2" : "hover:bg-raised",
    ),
  } as const
  const text = (
    <>
      <span className="grid w-9 shrink-0 place-items-center">{option.sign}</span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{option.label}</span>
        {option.detail && <span className="truncate text-muted text-sm">{option.detail}</span>}
      </span>
    </>
  )
  return "href" in option ? (
    <Link to={option.href} onClick={() => onChoose(option)} {...shared}>
      {text}
    </Link>
  ) : (
    <button type="button" onClick={() => onChoose(option)} {...shared}>
      {text}
    </button>
  )
})

type OptionsProps = {
  id: string
  label: string
  groups: readonly SearchGroup[]
  activeId: string | undefined
  onChoose: (option: SearchOption) => void
}

/** Memoized: it renders when results or the active option change, never for a typed letter. */
export const SearchOptions = memo(function SearchOptions(props: OptionsProps) {
  const { id, label, groups, activeId, onChoose } = props
  // From 600 px the games are on the left and the other groups beside them.
  const isBeside = groups.length > 1 && groups.some(({ id: group }) => group === "games")
  const placeOf = (group: string) => {
    if (!isBeside) return ""
    return group === "games" ? "sm:col-start-1 sm:row-span-6 sm:row-start-1" : "sm:col-start-2"
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={classes(
        "grid grid-cols-[minmax(0,1fr)] content-start gap-x-3 gap-y-4",
        isBeside && "sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] sm:grid-rows-[repeat(5,auto)_1fr]",
      )}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options.
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={placeOf(group.id)}>
          <div id={`${id}-${group.id}`} className="mb-1 px-3 py-2 font-semibold text-muted text-sm">
            {group.title}
          </div>
          {group.options.map((option) => (
            <Option key={option.id} option={option} isActive={option.id === activeId} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  )
})
