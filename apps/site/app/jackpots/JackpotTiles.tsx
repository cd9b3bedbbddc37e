import { Anchor, classes } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { CountUp } from "./CountUp.tsx"
import type { PoolTile } from "./poolTiles.ts"
import { useDropRule } from "./useDropRule.ts"
import { useLivePoolTiles } from "./useLivePoolTiles.ts"

type JackpotTilesProps = { tiles: readonly PoolTile[]; className?: string }

export function JackpotTiles({ tiles, className }: JackpotTilesProps) {
  if (tiles.length === 0) return null
  return <CachedFragment as="div" part={Tiles} given={{ tiles }} className={classes("min-w-0", className)} />
}

/** The text beside it has the same value. */
function FillBar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="mt-2 block h-1 overflow-hidden rounded-full bg-raised">
      <span className="block h-full bg-brass" style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}

function Tiles({ tiles: loaded }: JackpotTilesProps) {
  const names = useTranslations("jackpotNames")
  const shell = useTranslations("shell")
  const to = useTo()
  const drop = useDropRule()
  const tiles = useLivePoolTiles(loaded)
  return (
    <section aria-label={shell("jackpots")} className="h-full">
      <ul className="no-scrollbar grid gap-3 max-sm:snap-x max-sm:auto-cols-[12.5rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:overscroll-x-contain sm:grid-cols-4 lg:h-full lg:grid-cols-2 lg:grid-rows-2">
        {tiles.map((tile) => (
          <li key={tile.type} className="grid min-w-0 snap-start">
            <Anchor
              href={to("jackpots")}
              className="grid content-start rounded-card border border-line bg-surface px-4 py-3 hover:border-edge"
            >
              <span className="font-semibold text-muted text-sm">{names(tile.type)}</span>
              <CountUp euros={tile.pool} className="text-2xl leading-9" />
              <span className="text-muted text-sm">{drop(tile)}</span>
              {tile.target !== undefined && <FillBar share={Math.min(1, tile.pool / tile.target)} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
