import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useId,
} from "react"
import { useLocation } from "react-router"

export type FragmentCache = {
  /** The HTML cached for this place and `given`, or a placeholder that is replaced once the page is rendered. */
  render(part: object, place: string, given: object): { html: string } | { mark: string }
  /** Renders a part outside the page, without its contexts. */
  renderApart<Given extends object>(part: (given: Given) => ReactNode, given: Given): string
}

/** The cache of the page being rendered; null in the browser. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null)
const InsideFragmentContext = createContext(false)

/** Throws inside a cached fragment, which would show the result for one player to others. */
export function useUncachedOnly(): void {
  if (useContext(InsideFragmentContext)) throw new Error("A cached fragment may only use its `given` props.")
}

type CachedFragmentTag = "div" | "footer" | "nav" | "ul" | "span"
type CachedFragmentProps<T extends CachedFragmentTag, Given extends object, Does extends object> = {
  as: T
  part: (props: Given & Does) => ReactNode
  given: Given
  /** Event handlers; the HTML does not depend on them. */
  does?: Does
} & Pick<ComponentProps<T>, "className" | "ref" | "aria-label">

/** The HTML for one address and `given` is rendered once in a few seconds for all visitors (decision 0028). */
export function CachedFragment<
  T extends CachedFragmentTag,
  Given extends object,
  Does extends object = object,
>({ as, part, given, does, ...box }: CachedFragmentProps<T, Given, Does>) {
  const cache = useContext(FragmentCacheContext)
  const isInside = useContext(InsideFragmentContext)
  const id = useId()
  const { pathname, search } = useLocation()
  const Box = as as "div"
  const Part = part as ComponentType<object>
  if (cache === null || isInside)
    return (
      <Box {...(box as ComponentProps<"div">)}>
        <Part {...given} {...does} />
      </Box>
    )
  // The place is part of the key, because ids inside the part are derived from it.
  const fragment = cache.render(part, `${id} ${pathname}${search}`, given)
  if ("html" in fragment)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, for an earlier page.
    return <Box {...(box as ComponentProps<"div">)} dangerouslySetInnerHTML={{ __html: fragment.html }} />
  return (
    <Box data-kept={fragment.mark} {...(box as ComponentProps<"div">)}>
      <InsideFragmentContext value={true}>
        <Part {...given} {...does} />
      </InsideFragmentContext>
    </Box>
  )
}

type CachedHeadProps<Given extends object> = { part: (given: Given) => ReactNode; given: Given }

/** A page's head, rendered apart so that no data of the page gets into the cache. */
export function CachedHead<Given extends object>({ part, given }: CachedHeadProps<Given>) {
  const cache = useContext(FragmentCacheContext)
  const Part = part as ComponentType<object>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, apart from any page.
  if (cache) return <head dangerouslySetInnerHTML={{ __html: cache.renderApart(part, given) }} />
  return (
    <head>
      <Part {...given} />
    </head>
  )
}
