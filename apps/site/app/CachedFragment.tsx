import { type CachedFragmentProps, type CachedFragmentTag, CachedFragment as KeptAt } from "@elite/ui"
import { useLocation } from "react-router"

/** A part that looks the same on every page with this address and the same `given`, whoever reads it: drawn once (decision 0028). */
export function CachedFragment<
  T extends CachedFragmentTag,
  Given extends object,
  Does extends object = object,
>(props: Omit<CachedFragmentProps<T, Given, Does>, "address">) {
  const { pathname, search } = useLocation()
  return <KeptAt {...(props as CachedFragmentProps<T, Given, Does>)} address={pathname + search} />
}
