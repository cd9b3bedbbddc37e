import { toThumbnailUrl } from "../picture.ts"

/** The poster of a game beside its name, or an empty surface for a game without a poster. */
export function GameThumbnail({ url }: { url: string | null }) {
  const className = "h-10 w-7.5 shrink-0 rounded-md bg-raised object-cover"
  if (url === null) return <span className={className} />
  return (
    <img
      src={toThumbnailUrl(url)}
      alt=""
      width={30}
      height={40}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
