import { Kept as KeptAt, type KeptProps, type KeptTag } from "@elite/ui"
import { useLocation } from "react-router"

/** A part that looks the same on every page with this address and the same `given`, whoever reads it: drawn once (decision 0028). */
export function Kept<T extends KeptTag, Given extends object, Does extends object = object>(
  props: Omit<KeptProps<T, Given, Does>, "address">,
) {
  const { pathname, search } = useLocation()
  return <KeptAt {...(props as KeptProps<T, Given, Does>)} address={pathname + search} />
}
