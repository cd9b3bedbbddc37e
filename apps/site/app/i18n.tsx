import type { Language } from "@elite/contract"
import type { Noun, Words } from "@elite/words/all.ts"
import { figuresIn } from "@elite/words/figures.ts"
import { locales, timeZone } from "@elite/words/formats.ts"
import { createContext, type ReactNode, useContext, useMemo } from "react"
import { useMatches } from "react-router"
import { createTranslator } from "use-intl/core"
import {
  type BundleVersions,
  bundleVersionsIn,
  loadedMessages,
  type PartialBundleVersions,
} from "./i18nBundles.ts"
import { useLanguage } from "./language.ts"

type I18n = { language: Language; words: Partial<Words> }
const I18nContext = createContext<I18n | null>(null)

/** Gives the page the words that its routes' loaders named, each under its noun. */
export function TranslationsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const matches = useMatches()
  const speaking = useMemo(
    () => ({
      language,
      words: Object.assign(
        {},
        ...matches.map(({ loaderData }) =>
          loadedMessages(bundleVersionsIn(loaderData) ?? ({} as BundleVersions)),
        ),
      ) as Partial<Words>,
    }),
    [language, matches],
  )
  return <I18nContext value={speaking}>{children}</I18nContext>
}

/** Adds the words of what was loaded after its page; they have come (see `fetchWords`). */
export function ExtraTranslations({
  editions,
  children,
}: {
  editions: PartialBundleVersions | null
  children: ReactNode
}) {
  const speaking = useContext(I18nContext)
  const more = useMemo(
    () =>
      speaking && {
        ...speaking,
        words: { ...speaking.words, ...loadedMessages((editions ?? {}) as BundleVersions) },
      },
    [speaking, editions],
  )
  return <I18nContext value={more}>{children}</I18nContext>
}

const createNounTranslator = <N extends Noun>(language: Language, noun: N, sentences: Words[N] | undefined) =>
  createTranslator<Words, N>({
    locale: locales[language],
    timeZone,
    messages: { [noun]: sentences } as unknown as Words,
    namespace: noun,
    _formatters: figuresIn(language),
  })

type Translator<N extends Noun> = ReturnType<typeof createNounTranslator<N>>

/** Sentences with arguments that a translator keeps: a page says few, and the same again and again. */
const maxMemoizedMessages = 500

type TranslateMessage = (...asked: unknown[]) => string

/**
 * A sentence reads the same every time with the same arguments, and a page says a hundred of them: each is worked out
 * once. Which arguments a sentence takes is not looked at here, and not by the compiler either: it took a minute and a half.
 */
function memoizeTranslator<N extends Noun>(translator: Translator<N>): Translator<N> {
  const ask = translator as unknown as TranslateMessage
  const plain = new Map<string, string>()
  const filled = new Map<string, string>()
  const say: TranslateMessage = (...asked) => {
    const [key, values, ...formats] = asked
    if (formats.length > 0) return ask(...asked)
    const isPlain = values === undefined
    const kept = isPlain ? plain : filled
    const name = isPlain ? String(key) : JSON.stringify([key, values])
    const said = kept.get(name) ?? ask(...asked)
    if (kept.size === maxMemoizedMessages && !kept.has(name)) kept.clear()
    kept.set(name, said)
    return said
  }
  return Object.assign(say, ask) as unknown as Translator<N>
}

type CachedTranslator = { language: Language; noun: Noun; translator: unknown }
/**
 * A translator keeps each sentence it has read and each format it has made. The server's sentences stay the same as long
 * as it runs: it reads them once and not for every page.
 */
const translatorCache = new WeakMap<object, CachedTranslator>()

/**
 * The sentences of a noun in the page's language; their arguments are checked against the English ones. Where the loaders
 * brought none, as on the page of a failure, the names of sentences stand for them.
 */
export function useTranslations<N extends Noun>(noun: N): Translator<N> {
  const speaking = useContext(I18nContext)
  if (!speaking) throw new Error("Whoever speaks stands inside Speech.")
  const { language, words } = speaking
  const sentences = words[noun]
  if (!sentences) return createNounTranslator(language, noun, undefined)
  const known = translatorCache.get(sentences)
  if (known?.language === language && known.noun === noun) return known.translator as Translator<N>
  const translator = memoizeTranslator(createNounTranslator(language, noun, sentences))
  translatorCache.set(sentences, { language, noun, translator })
  return translator
}
