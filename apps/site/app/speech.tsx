import type { Language } from "@elite/contract"
import type { Noun, Words } from "@elite/words/all.ts"
import { figuresIn } from "@elite/words/figures.ts"
import { locales, timeZone } from "@elite/words/formats.ts"
import { createContext, type ReactNode, useContext, useMemo } from "react"
import { useMatches } from "react-router"
import { createTranslator } from "use-intl/core"
import { type Editions, editionsIn, type SomeEditions, wordsOf } from "./book.ts"
import { useLanguage } from "./language.ts"

type Speaking = { language: Language; words: Partial<Words> }
const SpeechContext = createContext<Speaking | null>(null)

/** Gives the page the words that its routes' loaders named, each under its noun. */
export function Speech({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const matches = useMatches()
  const speaking = useMemo(
    () => ({
      language,
      words: Object.assign(
        {},
        ...matches.map(({ loaderData }) => wordsOf(editionsIn(loaderData) ?? ({} as Editions))),
      ) as Partial<Words>,
    }),
    [language, matches],
  )
  return <SpeechContext value={speaking}>{children}</SpeechContext>
}

/** Adds the words of what was loaded after its page; they have come (see `fetchWords`). */
export function MoreWords({ editions, children }: { editions: SomeEditions | null; children: ReactNode }) {
  const speaking = useContext(SpeechContext)
  const more = useMemo(
    () => speaking && { ...speaking, words: { ...speaking.words, ...wordsOf((editions ?? {}) as Editions) } },
    [speaking, editions],
  )
  return <SpeechContext value={more}>{children}</SpeechContext>
}

const translatorOf = <N extends Noun>(language: Language, noun: N, sentences: Words[N] | undefined) =>
  createTranslator<Words, N>({
    locale: locales[language],
    timeZone,
    messages: { [noun]: sentences } as unknown as Words,
    namespace: noun,
    _formatters: figuresIn(language),
  })

type Translator<N extends Noun> = ReturnType<typeof translatorOf<N>>

/** Sentences with arguments that a translator keeps: a page says few, and the same again and again. */
const keptAtMost = 500

type Saying = (...asked: unknown[]) => string

/**
 * A sentence reads the same every time with the same arguments, and a page says a hundred of them: each is worked out
 * once. Which arguments a sentence takes is not looked at here, and not by the compiler either: it took a minute and a half.
 */
function remember<N extends Noun>(translator: Translator<N>): Translator<N> {
  const ask = translator as unknown as Saying
  const plain = new Map<string, string>()
  const filled = new Map<string, string>()
  const say: Saying = (...asked) => {
    const [key, values, ...formats] = asked
    if (formats.length > 0) return ask(...asked)
    const isPlain = values === undefined
    const kept = isPlain ? plain : filled
    const name = isPlain ? String(key) : JSON.stringify([key, values])
    const said = kept.get(name) ?? ask(...asked)
    if (kept.size === keptAtMost && !kept.has(name)) kept.clear()
    kept.set(name, said)
    return said
  }
  return Object.assign(say, ask) as unknown as Translator<N>
}

type Made = { language: Language; noun: Noun; translator: unknown }
/**
 * A translator keeps each sentence it has read and each format it has made. The server's sentences stay the same as long
 * as it runs: it reads them once and not for every page.
 */
const made = new WeakMap<object, Made>()

/**
 * The sentences of a noun in the page's language; their arguments are checked against the English ones. Where the loaders
 * brought none, as on the page of a failure, the names of sentences stand for them.
 */
export function useTranslations<N extends Noun>(noun: N): Translator<N> {
  const speaking = useContext(SpeechContext)
  if (!speaking) throw new Error("Whoever speaks stands inside Speech.")
  const { language, words } = speaking
  const sentences = words[noun]
  if (!sentences) return translatorOf(language, noun, undefined)
  const known = made.get(sentences)
  if (known?.language === language && known.noun === noun) return known.translator as Translator<N>
  const translator = remember(translatorOf(language, noun, sentences))
  made.set(sentences, { language, noun, translator })
  return translator
}
