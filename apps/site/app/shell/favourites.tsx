import { games } from "@elite/contract"
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react"
import { usePlayer } from "./shellData.ts"
import { useApiCall } from "./useApiCall.ts"

type FavouritesState = {
  changed: ReadonlyMap<number, boolean>
  toggle: (casinoGameId: number, favourite: boolean) => void
}
const FavouritesContext = createContext<FavouritesState>({ changed: new Map(), toggle: () => {} })

/** Changes since the lists were read, so that a heart is the same in all of them. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const call = useApiCall()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const toggle = useCallback(
    (casinoGameId: number, favourite: boolean) => {
      const set = (value: boolean) => setChanged((now) => new Map(now).set(casinoGameId, value))
      set(favourite)
      call(favourite ? games.addFavoriteGame : games.removeFavoriteGame, { casinoGameId }).catch(() =>
        set(!favourite),
      )
    },
    [call],
  )
  const state = useMemo(() => ({ changed, toggle }), [changed, toggle])
  return <FavouritesContext value={state}>{children}</FavouritesContext>
}

type FavouriteGame = { casinoGameId: number; isFavorite?: boolean }

/** `favouriteOf` is undefined for a visitor. */
export function useFavourites(isPlayer: boolean) {
  const { changed, toggle } = useContext(FavouritesContext)
  const favouriteOf = ({ casinoGameId, isFavorite }: FavouriteGame) =>
    isPlayer ? (changed.get(casinoGameId) ?? isFavorite ?? false) : undefined
  return { favouriteOf, setFavourite: toggle }
}

export function useFavourite(game: FavouriteGame) {
  const { favouriteOf, setFavourite } = useFavourites(usePlayer() !== null)
  return {
    favourite: favouriteOf(game),
    setFavourite: (favourite: boolean) => setFavourite(game.casinoGameId, favourite),
  }
}

export function useOnlyFavourites<G extends FavouriteGame>(rows: readonly G[]): G[] {
  const { changed } = useContext(FavouritesContext)
  return rows.filter((game) => changed.get(game.casinoGameId) ?? game.isFavorite)
}
