import { Anchor, Button, Notice } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { type AccountMenuOptions, useAccountMenu, useAccountMenuOptions } from "./menu.ts"
import { usePlayer, useShell } from "./shellData.ts"

/** The form that every game's heart submits where no script runs. */
export const favouriteForm = "favourite"

function AccountLinks(options: AccountMenuOptions) {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <>
      {useAccountMenu(options).map(({ href, label }) => (
        <Anchor key={href} href={href} className="inline-flex min-h-11 items-center underline">
          {label}
        </Anchor>
      ))}
      <form method="post" action={to("logout")}>
        <Button type="submit" size="small">
          {t("logOut")}
        </Button>
      </form>
    </>
  )
}

/** What otherwise needs scripts: the account menu and the page's notice. */
export function NoScriptFallback() {
  const t = useTranslations("shell")
  const to = useTo()
  const player = usePlayer()
  const account = useAccountMenuOptions()
  const notice = useShell()?.notice
  if (!player && !notice) return null
  return (
    <>
      {player && <form id={favouriteForm} method="post" action={to("favourites")} hidden />}
      <noscript>
        <div className="grid gap-3 border-line border-b bg-surface px-gutter py-3">
          {notice && (
            <Notice
              tone={notice.kind === "success" ? "success" : notice.kind === "error" ? "danger" : "info"}
              live
            >
              {notice.text}
            </Notice>
          )}
          {player && (
            <CachedFragment
              as="nav"
              aria-label={player.username ? t("accountMenu", { username: player.username }) : t("profile")}
              part={AccountLinks}
              given={account}
              className="flex flex-wrap items-center gap-x-5 gap-y-1"
            />
          )}
        </div>
      </noscript>
    </>
  )
}
