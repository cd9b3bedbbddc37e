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

export function TranslationsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const matches = useMatches()
  const i18n = useMemo(
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
  return <I18nContext value={i18n}>{children}</I18nContext>
}

export function ExtraTranslations({
  editions,
  children,
}: {
  editions: PartialBundleVersions | null
  children: ReactNode
}) {
  const i18n = useContext(I18nContext)
  const more = useMemo(
    () =>
      i18n && {
        ...i18n,
        words: { ...i18n.words, ...loadedMessages((editions ?? {}) as BundleVersions) },
      },
    [i18n, editions],
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

const maxMemoizedMessages = 500

type TranslateMessage = (...args: unknown[]) => string

/** A page repeats about a hundred sentences. Typing the arguments cost the compiler a minute and a half. */
function memoizeTranslator<N extends Noun>(translator: Translator<N>): Translator<N> {
  const format = translator as unknown as TranslateMessage
  const plain = new Map<string, string>()
  const withValues = new Map<string, string>()
  const memoized: TranslateMessage = (...args) => {
    const [key, values, ...formats] = args
    if (formats.length > 0) return format(...args)
    const isPlain = values === undefined
    const cache = isPlain ? plain : withValues
    const name = isPlain ? String(key) : JSON.stringify([key, values])
    const text = cache.get(name) ?? format(...args)
    if (cache.size === maxMemoizedMessages && !cache.has(name)) cache.clear()
    cache.set(name, text)
    return text
  }
  return Object.assign(memoized, format) as unknown as Translator<N>
}

type CachedTranslator = { language: Language; noun: Noun; translator: unknown }
/** A translator caches parsed sentences and formats; on the server the sentences never change. */
const translatorCache = new WeakMap<object, CachedTranslator>()

/** Typed by the English sentences. Without loaded sentences, as on an error page, it returns their keys. */
export function useTranslations<N extends Noun>(noun: N): Translator<N> {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error("useTranslations needs a TranslationsProvider.")
  const { language, words } = i18n
  const sentences = words[noun]
  if (!sentences) return createNounTranslator(language, noun, undefined)
  const known = translatorCache.get(sentences)
  if (known?.language === language && known.noun === noun) return known.translator as Translator<N>
  const translator = memoizeTranslator(createNounTranslator(language, noun, sentences))
  translatorCache.set(sentences, { language, noun, translator })
  return translator
}
