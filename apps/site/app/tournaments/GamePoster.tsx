import type { GameTile } from "@elite/contract/games.ts"
import { Anchor } from "@elite/ui"
import { toThumbnailUrl } from "../picture.ts"

export const GamePoster = ({ game, href }: { game: GameTile; href: string }) => (
  <Anchor href={href} className="block text-muted text-xs leading-3.5 hover:text-ivory">
    <img
      src={toThumbnailUrl(game.thumbnailUrl)}
      alt=""
      width={66}
      height={88}
      loading="lazy"
      decoding="async"
      className="mb-1 aspect-3/4 w-full rounded bg-raised object-cover"
    />
    <span className="text-pretty">{game.name}</span>
  </Anchor>
)
