import { useLocation } from "react-router"
import {
  type CachedFragmentProps,
  type CachedFragmentTag,
  CachedFragment as UiCachedFragment,
} from "./fragment.tsx"

/** Renders a component once for all pages with this address and equal `given` props (decision 0028). */
export function CachedFragment<
  T extends CachedFragmentTag,
  Given extends object,
  Does extends object = object,
>(props: Omit<CachedFragmentProps<T, Given, Does>, "address">) {
  const { pathname, search } = useLocation()
  return <UiCachedFragment {...(props as CachedFragmentProps<T, Given, Does>)} address={pathname + search} />
}
