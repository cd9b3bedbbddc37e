import type { Language } from "@elite/contract"
import { href } from "@elite/paths"
import { useMemo } from "react"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { CategorySign, Emblem, Poster, type SearchGroup, type SearchOption, signs } from "./SearchOptions.tsx"
import type { SearchReply } from "./useCatalogueSearch.ts"

/** Without types that are named like a category, which has the same games. */
function typesWithoutCategories(
  found: SearchReply | null,
  language: Language,
): SearchReply["subCategoryList"] {
  const names = new Set(found?.gameCategories.map(({ name }) => name[language]))
  return (found?.subCategoryList ?? []).filter(({ name }) => !names.has(name[language]))
}

type SearchGroupsInput = { found: SearchReply | null; search: string; recent: readonly string[] }

/** Memoized, so that a typed letter renders nothing. */
export function useSearchGroups({ found, search, recent }: SearchGroupsInput): SearchGroup[] {
  const t = useTranslations("shell")
  const language = useLanguage()
  return useMemo(() => {
    const count = (games: number) => t("searchPopup.gameCount", { count: games })
    const isEmpty = search === ""
    const gameOptions: SearchOption[] = (found?.casinoGames.rows ?? []).map((game) => ({
      id: `search-game-${game.casinoGameId}`,
      label: game.name,
      detail: game.studio,
      sign: <Poster game={game} />,
      href: href("play", language, { gameId: game.slug }),
    }))
    const studios: SearchOption[] = (found?.providers ?? []).map(({ slug, name, icon, games }) => ({
      id: `search-studio-${slug}`,
      label: name,
      detail: count(games),
      sign: <Emblem icon={icon} />,
      href: href("provider", language, { provider: slug }),
    }))
    const themes: SearchOption[] = (found?.themes ?? []).map(({ slug, name, games }) => ({
      id: `search-theme-${slug}`,
      label: name[language],
      detail: count(games),
      sign: signs.theme,
      href: href("theme", language, { theme: slug }),
    }))
    const collections: SearchOption[] = (found?.collections ?? []).map(({ slug, name, games }) => ({
      id: `search-collection-${slug}`,
      label: name[language],
      detail: count(games),
      sign: signs.collection,
      href: href("collection", language, { collection: slug }),
    }))
    const categories: SearchOption[] = [
      ...(found?.gameCategories ?? []).map(({ code, slug, name, games }) => ({
        id: `search-category-${code}`,
        label: name[language],
        detail: count(games),
        sign: <CategorySign code={code} />,
        href: href("category", language, { category: slug[language] }),
      })),
      ...typesWithoutCategories(found, language).map(({ slug, name, games }) => ({
        id: `search-type-${slug}`,
        label: name[language],
        detail: count(games),
        sign: signs.type,
        href: href("gameType", language, { type: slug }),
      })),
    ]
    const searches: SearchOption[] = isEmpty
      ? recent.map((text, at) => ({
          id: `search-recent-${at}`,
          label: text,
          sign: signs.recent,
          search: text,
        }))
      : []
    const all: SearchGroup[] = [
      { id: "recent", title: t("searchPopup.recent"), options: searches },
      {
        id: "games",
        title: t(isEmpty ? "searchPopup.popular" : "searchPopup.games"),
        options: gameOptions,
      },
      { id: "studios", title: t("searchPopup.studios"), options: studios },
      { id: "themes", title: t("searchPopup.themes"), options: themes },
      { id: "collections", title: t("searchPopup.collections"), options: collections },
      { id: "categories", title: t("searchPopup.categories"), options: categories },
    ]
    return all.filter(({ options }) => options.length > 0)
  }, [found, search, recent, t, language])
}
