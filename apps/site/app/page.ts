import { type Page, privatePages } from "@elite/paths"
import type { Noun, Words } from "@elite/words/all.ts"
import { bundleVersionsIn, loadedMessages } from "./i18nBundles.ts"

/**
 * Parts of the shell that a page may hide. `bottom` is the phone's
 * navigation; `strip` is the
 * line of time and limits, with the question about cookies.
 */
export type Chrome = {
  header: boolean
  sidebar: boolean
  footer: boolean
  bottom: boolean
  strip: boolean
}
/** A picture of the first screen, asked for before the scripts. */
type EarlyImage = { href: string; media: string }
/** What a page says in its head; nothing of it for a page that failed. */
export type Head = {
  title?: string
  description?: string | undefined
  /** Robots may not read it. */
  isClosed?: boolean
  images?: readonly EarlyImage[]
}
export type Handle = {
  chrome?: Partial<Chrome>
  /** Rounds are played on this page: it stays open when the site closes for maintenance, so that they can finish. */
  hostsRounds?: true
  /** From what the loader of the route `id` answered. */
  head?: (loaderData: unknown, id: string) => Head
}

/** What a loader answered, with the sentences themselves where it named their editions. */
type WithMessages<Data> = Data extends { words: infer Editions }
  ? Omit<Data, "words"> & { words: Pick<Words, keyof Editions & Noun> }
  : Data

type PageOptions<Data> = {
  /** The page's own title; the name of the house follows it. */
  title: (data: WithMessages<Data>) => string
  /** What search engines show; none for a page they never see. */
  description?: (data: WithMessages<Data>) => string | undefined
  /** The title stands alone: it names the house itself. */
  isFullTitle?: true
  images?: readonly EarlyImage[]
  chrome?: Partial<Chrome>
  hostsRounds?: true
}

const isPrivate = (page: string): boolean => privatePages.some((one: Page) => one === page)

/**
 * What a route says about its page, from what its loader answered: title, description, whether robots may read it
 * (`privatePages` of the table of addresses decides) and which parts of the shell it hides. The canonical address and
 * those of the other languages are the same for all and stand in `head.tsx`.
 *
 * `export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.title })`
 */
export function page<Props extends { loaderData: unknown }>({
  title,
  description,
  isFullTitle,
  images,
  chrome,
  hostsRounds,
}: PageOptions<Props["loaderData"]>): Handle {
  return {
    head(loaderData, id) {
      const editions = bundleVersionsIn(loaderData)
      const data = (
        editions ? { ...(loaderData as object), words: loadedMessages(editions) } : loaderData
      ) as WithMessages<Props["loaderData"]>
      return {
        title: isFullTitle ? title(data) : `${title(data)} — Elite`,
        description: description?.(data),
        isClosed: isPrivate(id.split(".")[0]!),
        ...(images ? { images } : {}),
      }
    },
    ...(chrome ? { chrome } : {}),
    ...(hostsRounds ? { hostsRounds } : {}),
  }
}
