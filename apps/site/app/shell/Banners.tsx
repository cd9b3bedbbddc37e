import { Anchor } from "@elite/ui"
import type { Banner } from "./banners.server.ts"
import { Carousel } from "./Carousel.tsx"

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { title, text, link, imageUrl, mobileImageUrl } = banner
  return (
    <div className="relative flex h-full min-h-36 items-stretch overflow-hidden bg-velvet sm:min-h-52">
      <div className="grid min-w-0 flex-1 content-center gap-2 px-5 pt-5 pb-16 sm:px-9 sm:pt-8">
        <h2 className="text-balance text-xl leading-tight sm:text-3xl">
          <Anchor href={link} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Anchor>
        </h2>
        <p className="max-w-xl text-pretty text-ivory/85 text-sm sm:text-base">{text}</p>
      </div>
      <picture className="w-28 shrink-0 sm:w-72">
        <source media="(width < 600px)" srcSet={mobileImageUrl} width={416} height={300} />
        <img
          src={imageUrl}
          alt=""
          width={416}
          height={300}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
    </div>
  )
}

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const slides = banners.map((banner, n) => ({
    id: String(banner.id),
    content: <BannerSlide banner={banner} isFirst={n === 0} />,
  }))
  return <Carousel slides={slides} controlsClassName="bottom-1.5 left-3 sm:left-7" />
}
