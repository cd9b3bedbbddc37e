import { bills } from "virtual:column-art"
import { Anchor } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

export function ClubAndPromotions() {
  return <CachedFragment as="ul" part={Doors} given={{}} className="grid gap-4 md:grid-cols-2" />
}

function Doors() {
  const t = useTranslations("home")
  const shell = useTranslations("shell")
  const to = useTo()
  const doors = [
    { href: to("eliteClub"), title: shell("eliteClub"), text: t("clubText"), picture: bills.stairs },
    { href: to("promotions"), title: shell("promotions"), text: t("promotionsText"), picture: bills.sun },
  ]
  return doors.map(({ href, title, text, picture }) => (
    <li
      key={href}
      className="relative flex min-h-32 overflow-hidden rounded-card border border-line bg-surface hover:border-edge"
    >
      <div className="grid min-w-0 flex-1 content-center gap-1 p-5">
        <h2 className="text-xl leading-7">
          <Anchor href={href} className="after:absolute after:inset-0 hover:underline">
            {title}
          </Anchor>
        </h2>
        <p className="text-pretty text-muted">{text}</p>
      </div>
      <img
        src={picture}
        alt=""
        width={416}
        height={300}
        loading="lazy"
        decoding="async"
        className="w-28 object-cover sm:w-40"
      />
    </li>
  ))
}
