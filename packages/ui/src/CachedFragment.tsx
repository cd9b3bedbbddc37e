import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from "react"

/** What a server keeps of parts that it has drawn. */
export type FragmentCache = {
  /**
   * What stands for a part as it was drawn before at this place with the same `given`, or the mark under which it is
   * found once this page is drawn.
   */
  render(part: object, place: string, given: object): { html: string } | { mark: string }
  /** What stands for a part that is drawn apart from the page: it knows what it is given and nothing else. */
  renderApart<Given extends object>(part: (given: Given) => ReactNode, given: Given): string
}

/** Whose page is being drawn and may draw on what is kept; null in the browser. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null)
const InsideFragmentContext = createContext(false)

/** Says that a hook answers for one person: in a part that is kept, what it answers would be shown to others. */
export function useUncachedOnly(): void {
  if (useContext(InsideFragmentContext)) throw new Error("A part that is kept knows only what it is given.")
}

export type CachedFragmentTag = "div" | "footer" | "nav" | "ul" | "span"
export type CachedFragmentProps<T extends CachedFragmentTag, Given extends object, Does extends object> = {
  as: T
  part: (props: Given & Does) => ReactNode
  /** The address of the page: what a part knows without being told, its language too. */
  address: string
  /** All else that decides how it looks: plain data. */
  given: Given
  /** What happens when it is touched; the HTML says nothing of it. */
  does?: Does
} & Pick<ComponentProps<T>, "className" | "ref" | "aria-label">

/**
 * A part of a page that looks the same on every page with the same address where it is `given` the same, whoever reads
 * it. The server draws it once in a few seconds and puts the same HTML into all of these pages; to the browser it is a
 * component like any other.
 */
export function CachedFragment<
  T extends CachedFragmentTag,
  Given extends object,
  Does extends object = object,
>({ as, part, address, given, does, ...box }: CachedFragmentProps<T, Given, Does>) {
  const keeper = useContext(FragmentCacheContext)
  const isInside = useContext(InsideFragmentContext)
  const id = useId()
  const Box = as as "div"
  const Part = part as ComponentType<object>
  if (keeper === null || isInside)
    return (
      <Box {...(box as ComponentProps<"div">)}>
        <Part {...given} {...does} />
      </Box>
    )
  // The place counts as well: ids within the part are made of it.
  const asked = keeper.render(part, `${id} ${address}`, given)
  if ("html" in asked)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, for an earlier page.
    return <Box {...(box as ComponentProps<"div">)} dangerouslySetInnerHTML={{ __html: asked.html }} />
  return (
    <Box data-kept={asked.mark} {...(box as ComponentProps<"div">)}>
      <InsideFragmentContext value={true}>
        <Part {...given} {...does} />
      </InsideFragmentContext>
    </Box>
  )
}

type CachedHeadProps<Given extends object> = { part: (given: Given) => ReactNode; given: Given }

/** The head of a page. The server draws it apart, so that nothing of the page around it gets into what it keeps. */
export function CachedHead<Given extends object>({ part, given }: CachedHeadProps<Given>) {
  const keeper = useContext(FragmentCacheContext)
  const Part = part as ComponentType<object>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, apart from any page.
  if (keeper) return <head dangerouslySetInnerHTML={{ __html: keeper.renderApart(part, given) }} />
  return (
    <head>
      <Part {...given} />
    </head>
  )
}
