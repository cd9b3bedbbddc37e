import { identity } from "@elite/contract"
import { type FormEvent, useEffect, useRef } from "react"
import { useFetcher } from "react-router"
import { findRefusal } from "../api.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import type { DocumentSent } from "./documents.server.ts"

export const maxMegabytes = identity.documentAtMost.megabytes
export const imageTypes = ["image/jpeg", "image/png", "image/webp"]
/** No `capture`: it would restrict a phone to its camera, which it offers beside its files anyway. */
export const documentTypes = [...imageTypes, "application/pdf"]

/** Whether the browser knows the file's type and it is none of these. */
export const isOtherFileType = (file: File, kinds: readonly string[]): boolean =>
  file.type !== "" && !kinds.includes(file.type)

export function findChosenFile(form: HTMLFormElement, field: string): File | undefined {
  const file = new FormData(form).get(field)
  return file instanceof File && file.size > 0 ? file : undefined
}

export const isTooLarge = (bytes: number): boolean => bytes > maxMegabytes * 1024 * 1024

function useFileProblem() {
  const t = useTranslations("documents")
  return (file: File | undefined): string | undefined => {
    if (!file) return t("missing")
    if (isOtherFileType(file, documentTypes)) return t("wrongKind")
    return isTooLarge(file.size) ? t("tooLong", { megabytes: String(maxMegabytes) }) : undefined
  }
}

type UploadState = "idle" | "loading" | "succeeded" | "failed"

/** A fetcher of its own, so several forms can be pending. `onSent` is called once per uploaded file. */
export function useUpload(submittedAnswer: FormRefusal | undefined, onSent?: (message: string) => void) {
  const fetcher = useFetcher<FormRefusal | DocumentSent>()
  const { data } = fetcher
  const answer = data ?? submittedAnswer
  const { form, problems, setProblems, focusProblem } = useForm(answer)
  const check = useFileProblem()
  const sent = data && "sent" in data ? data.sent : null
  const onSentRef = useRef(onSent)
  onSentRef.current = onSent
  useEffect(() => {
    // The effect runs for each answer, because each is a new object.
    if (!data || !("sent" in data)) return
    form.current?.reset()
    onSentRef.current?.(data.sent)
  }, [data, form])
  const refusal = findRefusal(answer)
  const isSending = fetcher.state !== "idle"
  const settledState = sent !== null ? "succeeded" : refusal && refusal.status !== 0 ? "failed" : "idle"
  const state: UploadState = isSending ? "loading" : settledState
  return {
    Form: fetcher.Form,
    form,
    state,
    sent,
    answer: refusal ? (answer as FormRefusal) : undefined,
    problems,
    forgetProblems: () => setProblems({}),
    submit: (event: FormEvent<HTMLFormElement>) => {
      const problem = check(findChosenFile(event.currentTarget, "file"))
      setProblems({ file: problem })
      if (problem === undefined && !isSending) return
      event.preventDefault()
      if (problem) focusProblem()
    },
  }
}
