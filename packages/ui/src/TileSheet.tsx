import { useId } from "react"
import { Button, LinkButton } from "./Button.tsx"
import { Icon } from "./icons.tsx"
import { Heart, PosterPicture, type PosterTileProps } from "./posterParts.tsx"
import { sheetClass } from "./sheetClass.ts"
import { useModal } from "./useModal.ts"

/** A tile's hover actions in a sheet, for touch. */
export function TileSheet(props: PosterTileProps & { onClose: () => void }) {
  const { title, byline, picture, words, href, tryHref, facts, about, favourite, onFavourite, onClose } =
    props
  const modal = useModal({ onClose })
  const id = useId()
  return (
    <dialog {...modal} aria-labelledby={id} className={sheetClass}>
      <div className="grid gap-5 px-gutter pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex gap-4">
          <div
            className="w-24 shrink-0 overflow-hidden rounded-lg"
            style={{ background: picture.placeholder }}
          >
            <PosterPicture picture={picture} eager className="block size-full object-cover" />
          </div>
          <div className="grid min-w-0 flex-1 content-start gap-1">
            <h2 id={id} className="text-xl leading-7">
              {title}
            </h2>
            {byline && <p className="text-sm text-muted">{byline}</p>}
            {facts && <p className="text-sm text-muted">{facts}</p>}
          </div>
          <div className="flex flex-col items-center">
            <Button kind="quiet" square aria-label={words.close} onClick={onClose}>
              <Icon name="close" className="text-ivory" />
            </Button>
            {favourite !== undefined && (
              <span className="text-ivory">
                <Heart {...{ words, favourite, onFavourite }} />
              </span>
            )}
          </div>
        </div>
        {about}
        <div className="grid gap-2.5">
          <LinkButton kind="primary" size="large" block href={href}>
            <Icon name="play" />
            {words.play}
          </LinkButton>
          {words.tryIt && tryHref && (
            <LinkButton size="large" block href={tryHref}>
              {words.tryIt}
            </LinkButton>
          )}
        </div>
      </div>
    </dialog>
  )
}
