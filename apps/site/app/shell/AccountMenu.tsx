import { Menu } from "@elite/ui"
import { LogOut, UserRound } from "lucide-react"
import { useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useAccountMenuOptions, useLazyAccountMenu } from "./menu.ts"
import { clearRecentSearches } from "./recentSearches.ts"
import { usePlayer } from "./shellData.ts"

export function useLogOut(): () => void {
  const to = useTo()
  const submit = useSubmit()
  return () => {
    clearRecentSearches()
    void submit(null, { method: "post", action: to("logout") })
  }
}

function PlayerAvatar({ username, photo }: { username: string; photo: string | null }) {
  if (!photo) return username.slice(0, 1) || <UserRound className="size-5" aria-hidden="true" />
  return <img src={photo} alt="" width={40} height={40} className="size-full rounded-full object-cover" />
}

export function AccountMenu() {
  const t = useTranslations("shell")
  const player = usePlayer()
  const placesOf = useLazyAccountMenu(useAccountMenuOptions())
  const logOut = useLogOut()
  if (!player) return null
  const items = () => [
    ...placesOf().map(({ href, label, sign: Sign }) => ({
      key: href,
      href,
      label: (
        <>
          <Sign className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <span className="whitespace-nowrap">{label}</span>
        </>
      ),
    })),
    {
      key: "out",
      label: (
        <>
          <LogOut className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {t("logOut")}
        </>
      ),
      onChoose: logOut,
    },
  ]
  return (
    <Menu
      trigger={<PlayerAvatar username={player.username} photo={player.photo} />}
      label={player.username ? t("accountMenu", { username: player.username }) : t("profile")}
      triggerClass="grid size-11 place-items-center rounded-full border-2 border-brass bg-raised font-bold uppercase hover:bg-line"
      items={items}
    />
  )
}
