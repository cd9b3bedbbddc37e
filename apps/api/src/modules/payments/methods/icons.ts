import type { FastifyInstance } from "fastify"
import { Failure } from "../../../kernel/failure.ts"

const plate = (marks: string, label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60" width="96" height="60" role="img" aria-label="${label}"><rect x="1" y="1" width="94" height="58" rx="9" fill="#f5f1ea" stroke="#e0b354" stroke-width="2"/>${marks}</svg>`

/** Drawn marks of our own in the house's colours: they name the method, they do not copy a scheme's logo. */
const icons: Readonly<Record<string, string>> = {
  bancontact: plate(
    `<path d="M16 39h22c9 0 13-5 18-11l5-6H39c-9 0-13 5-18 11z" fill="#1d4f91"/><path transform="translate(0 1)" d="M80 21H58c-9 0-13 5-18 11l-5 6h22c9 0 13-5 18-11z" fill="#e0b354"/>`,
    "Bancontact",
  ),
  visa: plate(
    `<g fill="none" stroke="#1d2f6f" stroke-width="4.5" stroke-linejoin="round"><path d="m15 18 7 20 7-20M37 18v20"/><path d="M57 22c-2.5-4.5-12-4.5-12 1.200 0 6.200 12 3.400 12 9.800 0 6-10 6-12.5 1.200"/><path d="m64 38 7.5-20L79 38M67 32h9"/></g><path d="M13 47h70" stroke="#e0b354" stroke-width="3"/>`,
    "Visa Debit",
  ),
  mastercard: plate(
    `<circle cx="40" cy="30" r="16" fill="#c8423a"/><circle cx="56" cy="30" r="16" fill="#e0a23a" fill-opacity=".9"/><path d="M48 16.1a16 16 0 0 1 0 27.8 16 16 0 0 1 0-27.8z" fill="#d6722f"/>`,
    "Debit Mastercard",
  ),
  bankTransfer: plate(
    `<path d="M48 11 22 24v3h52v-3z" fill="#120d18"/><path d="M27 30h6v13h-6zM45 30h6v13h-6zM63 30h6v13h-6z" fill="#5b3fa0"/><path d="M22 45h52v4H22z" fill="#120d18"/>`,
    "IBAN",
  ),
}

/** Serves `/media/payment/<code>.svg`. Refuses any other name with NotFoundErrorType. */
export function serveIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    "/media/payment/:file",
    { config: { sharedPicture: true } },
    async (request, reply) => {
      const code = /^(\w+)\.svg$/.exec(request.params.file)?.[1] ?? ""
      const icon = Object.hasOwn(icons, code) ? icons[code] : undefined
      if (icon === undefined) throw new Failure("NotFoundErrorType")
      return reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(icon)
    },
  )
}
