import { normalizeLine } from "@elite/contract"

/** One line of text ({@link normalizeLine}); empty when it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? normalizeLine(value) : ""
}

/** For passwords: spaces at either end are part of them. */
export function readExactText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}
