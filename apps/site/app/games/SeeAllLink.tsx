import { Anchor } from "@elite/ui"

/** `spoken` names the list for screen readers. */
export type SeeAll = { href: string; label: string; spoken: string }

/** At the right of a list's heading. */
export function SeeAllLink({ href, label, spoken }: SeeAll) {
  return (
    <Anchor
      href={href}
      aria-label={spoken}
      className="inline-flex min-h-9 items-center whitespace-nowrap font-semibold text-[0.9375rem] text-brass hover:underline pointer-coarse:min-h-11"
    >
      {label}
    </Anchor>
  )
}
