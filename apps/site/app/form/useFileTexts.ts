import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

/** The sentences of a `FileField`. */
export function useFileTexts() {
  const t = useTranslations("shell")
  const formats = useFormats()
  return {
    chooseLabel: t("file.choose"),
    formatSize: (bytes: number) =>
      bytes < 1_000_000
        ? t("file.kilobytes", { size: formats.figure(Math.max(1, Math.round(bytes / 1000))) })
        : t("file.megabytes", { size: formats.figure(Math.round(bytes / 100_000) / 10) }),
  }
}
