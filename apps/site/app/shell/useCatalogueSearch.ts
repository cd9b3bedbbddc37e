import { games, type ReplyOf } from "@elite/contract"
import { startTransition, useEffect, useRef, useState } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"

export type SearchReply = ReplyOf<typeof games.searchCatalogue>
/** `search` is the text that `found` answers; it may lag behind the input. */
export type SearchState = { search: string; found: SearchReply | null; failed: boolean }

const typingPauseMs = 120
const gamesFound = 6

/** The previous result stays until the next arrives; a failure clears it. */
export function useCatalogueSearch(typed: string): SearchState & { isSearching: boolean } {
  const language = useLanguage()
  const search = typed.trim()
  const known = useRef(new Map<string, SearchReply>())
  const [state, setState] = useState<SearchState>({ search: "", found: null, failed: false })
  useEffect(() => {
    let isCurrent = true
    const show = (next: SearchState) => {
      if (isCurrent) startTransition(() => setState(next))
    }
    const answer = known.current.get(search)
    if (answer) {
      show({ search, found: answer, failed: false })
      return
    }
    const ask = () =>
      call(games.searchCatalogue, { search, limit: gamesFound }, { language, isBackground: true }).then(
        (found) => {
          known.current.set(search, found)
          show({ search, found, failed: false })
        },
        () => show({ search, found: null, failed: true }),
      )
    const timer = window.setTimeout(ask, search === "" ? 0 : typingPauseMs)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [search, language])
  return { ...state, isSearching: state.search !== search || (state.found === null && !state.failed) }
}
