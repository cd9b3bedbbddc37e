import { type Page, privatePages } from "@elite/paths"
import type { MetaDescriptor } from "react-router"

/**
 * Parts of the shell that a page may hide. A `wide` header is hidden on a phone only; `bottom` is the phone's
 * navigation.
 */
export type Chrome = { header: boolean | "wide"; sidebar: boolean; footer: boolean; bottom: boolean }
export type Handle = { chrome?: Partial<Chrome> }

type MetaArgs = { loaderData?: unknown; matches: readonly ({ id: string } | undefined)[] }
type Said<Data> = {
  /** The page's own title; the name of the house follows it. */
  title: (data: Data) => string
  /** What search engines show; none for a page they never see. */
  description?: (data: Data) => string | undefined
  /** The title stands alone: it names the house itself. */
  isWhole?: true
  chrome?: Partial<Chrome>
}

const isPrivate = (page: string): boolean => privatePages.some((one: Page) => one === page)

/**
 * What a route says about its page, from what its loader answered: title, description, whether robots may read it
 * (`privatePages` of the table of addresses decides) and which parts of the shell it hides. The canonical address and
 * those of the other languages are the same for all and stand in the root.
 *
 * `export const { meta, handle } = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.title })`
 */
export function page<Props extends { loaderData: unknown }>({
  title,
  description,
  isWhole,
  chrome,
}: Said<Props["loaderData"]>): { meta: (args: MetaArgs) => MetaDescriptor[]; handle: Handle } {
  return {
    meta({ loaderData, matches }) {
      // The loader refused or failed: what stands in the page's place has a title of its own.
      if (!loaderData) return []
      const data = loaderData as Props["loaderData"]
      const [id = ""] = (matches.at(-1)?.id ?? "").split(".")
      const content = description?.(data)
      return [
        { title: isWhole ? title(data) : `${title(data)} — Elite` },
        ...(content ? [{ name: "description", content }] : []),
        ...(isPrivate(id) ? [{ name: "robots", content: "noindex" }] : []),
      ]
    },
    handle: chrome ? { chrome } : {},
  }
}
