import { Button, Sheet } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useCompeteMenu, useCompeteOptions } from "./menu.ts"

type CompeteSheetProps = { onClose: () => void; onAllRooms: () => void }

/** The rooms where players compete, with the way to all others. */
export function CompeteSheet({ onClose, onAllRooms }: CompeteSheetProps) {
  const t = useTranslations("shell")
  return (
    <Sheet open onClose={onClose} title={t("compete")} closeLabel={t("closeMenu")}>
      <nav aria-label={t("compete")} className="-mx-3">
        <ul className="grid gap-1">
          {useCompeteMenu(useCompeteOptions()).map(({ href, label, line, sign: Sign }) => (
            <li key={href}>
              <Link
                to={href}
                className="flex min-h-14 items-center gap-4 rounded-control px-3 py-2 text-ivory hover:bg-raised"
              >
                <Sign className="size-6 shrink-0 text-brass" aria-hidden="true" />
                <span className="grid">
                  <span className="font-semibold text-base">{label}</span>
                  <span className="text-muted text-sm">{line}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button onClick={onAllRooms}>{t("allRooms")}</Button>
    </Sheet>
  )
}
