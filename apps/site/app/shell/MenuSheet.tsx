import { Button, Icon, useModal } from "@elite/ui"
import { NavLink } from "react-router"
import { useTranslations } from "use-intl"
import { LogOutButton } from "./AccountMenu.tsx"
import { usePlayer } from "./data.ts"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { useAccountMenu, useMenu } from "./menu.ts"

const itemClass =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-base text-ivory aria-[current=page]:bg-raised"

/** Everything the site offers, from the lower edge of a phone. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell")
  const player = usePlayer()
  const menu = useMenu()
  const account = useAccountMenu()
  const modal = useModal({ onClose })
  const groups = player ? [account, ...menu] : menu
  return (
    <dialog
      {...modal}
      aria-label={t("menu")}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-rise overflow-y-auto overscroll-contain rounded-t-card border-line border-t bg-surface text-ivory"
    >
      <div className="px-gutter pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between">
          <p className="truncate pl-3 font-display font-semibold text-lg">{player?.username ?? t("menu")}</p>
          <Button kind="quiet" square aria-label={t("closeMenu")} onClick={() => modal.ref.current?.close()}>
            <Icon name="close" className="text-ivory" />
          </Button>
        </div>
        {groups.map(
          (group) =>
            group.length > 0 && (
              <ul key={group[0]?.href} className="border-line border-b py-2">
                {group.map(({ href, label, sign: Sign }) => (
                  <li key={href}>
                    <NavLink to={href} end className={itemClass}>
                      <Sign className="size-5 shrink-0 text-muted" aria-hidden="true" />
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ),
        )}
        <div className="pt-2">
          {player && <LogOutButton className={itemClass} />}
          <LanguageSwitch long />
        </div>
      </div>
    </dialog>
  )
}
