import { type Page, privatePages } from "@elite/paths"
import type { Noun, Words } from "@elite/words/all.ts"
import { bundleVersionsIn, loadedMessages } from "./i18nBundles.ts"

/** `bottom` is the phone's navigation; `strip` has the session's time and limits and the cookie prompt. */
export type Chrome = {
  header: boolean
  sidebar: boolean
  footer: boolean
  bottom: boolean
  strip: boolean
}
export type Head = {
  title?: string
  description?: string | undefined
  /** Robots may not read it. */
  isClosed?: boolean
}
export type Handle = {
  chrome?: Partial<Chrome>
  /** Rounds are played here: the page stays open during maintenance so that they can finish. */
  hostsRounds?: true
  head?: (loaderData: unknown, id: string) => Head
}

/** Loader data with the sentences in place of their versions. */
type WithMessages<Data> = Data extends { words: infer Editions }
  ? Omit<Data, "words"> & { words: Pick<Words, keyof Editions & Noun> }
  : Data

type PageOptions<Data> = {
  /** The site's name is appended. */
  title: (data: WithMessages<Data>) => string
  description?: (data: WithMessages<Data>) => string | undefined
  /** Nothing is appended to the title. */
  isFullTitle?: true
  chrome?: Partial<Chrome>
  hostsRounds?: true
}

const isPrivate = (page: string): boolean => privatePages.some((privatePage: Page) => privatePage === page)

/** `export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.title })` */
export function page<Props extends { loaderData: unknown }>({
  title,
  description,
  isFullTitle,
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
      }
    },
    ...(chrome ? { chrome } : {}),
    ...(hostsRounds ? { hostsRounds } : {}),
  }
}
