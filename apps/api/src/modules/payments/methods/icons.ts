import type { FastifyInstance } from "fastify"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Icon } from "./definitions.ts"

const plate = (marks: string, label: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 60" width="96" height="60" role="img" aria-label="${label}"><rect x="1" y="1" width="94" height="58" rx="9" fill="#f5f1ea" stroke="#e0b354" stroke-width="2"/>${marks}</svg>`

/** Our own drawings: they do not copy the logos of the schemes. */
const icons: Readonly<Record<Icon, string>> = {
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
  bank: plate(
    `<path d="M48 11 22 24v3h52v-3z" fill="#120d18"/><path d="M27 30h6v13h-6zM45 30h6v13h-6zM63 30h6v13h-6z" fill="#5b3fa0"/><path d="M22 45h52v4H22z" fill="#120d18"/>`,
    "IBAN",
  ),
  app: plate(
    `<rect x="35" y="9" width="26" height="42" rx="5" fill="#1d4f91"/><path d="M39 15h18v27H39z" fill="#f5f1ea"/><path d="M42 18h5v5h-5zM49 18h5v5h-5zM42 25h5v5h-5zM51 27h3v3h-3zM48 31h3v3h-3zM42 35h5v4h-5zM51 35h3v4h-3z" fill="#120d18"/><circle cx="48" cy="46.500" r="2" fill="#e0b354"/>`,
    "Bancontact app",
  ),
  cardNetwork: plate(
    `<rect x="18" y="14" width="60" height="32" rx="8" fill="#1c6b52"/><path d="M48 14h22a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H48z" fill="#1d4f91"/><g fill="none" stroke="#f5f1ea" stroke-width="4.500" stroke-linecap="round"><path d="M42 24a8 8 0 1 0 0 12M54 22v16M54 30h8M54 22h8a4 4 0 0 1 0 8M54 38h9a4 4 0 0 0 0-8"/></g>`,
    "CB",
  ),
  voucher: plate(
    `<path d="M16 17h64v9a4.500 4.500 0 0 0 0 9v9H16v-9a4.500 4.500 0 0 0 0-9z" fill="#5b3fa0"/><path d="M60 17v27" stroke="#f5f1ea" stroke-width="2" stroke-dasharray="3 3"/><path d="M25 26h26M25 35h16" stroke="#e0b354" stroke-width="4" stroke-linecap="round"/>`,
    "Voucher",
  ),
  wallet: plate(
    `<path d="M24 17h44a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V22a5 5 0 0 1 5-5z" fill="#1c6b52"/><path d="M22 12h40v5H22z" fill="#0f4a38"/><path d="M60 27h18v12H60a6 6 0 0 1 0-12z" fill="#e0b354"/><circle cx="62" cy="33" r="2.500" fill="#120d18"/>`,
    "E-wallet",
  ),
  hand: plate(
    `<path d="M26 12h32l10 10v26H26z" fill="#fff" stroke="#120d18" stroke-width="2"/><path d="M58 12v10h10" fill="none" stroke="#120d18" stroke-width="2"/><path d="M33 26h22M33 32h14" stroke="#8a8194" stroke-width="3"/><path d="M34 43c4-7 7 3 11-3s4 2 9-1" fill="none" stroke="#5b3fa0" stroke-width="2.500" stroke-linecap="round"/><path d="m60 38 12-14 5 4-12 14-7 2z" fill="#e0b354"/>`,
    "IBAN",
  ),
}

/** Serves `/media/payment/<icon>.svg`. Refuses any other name with NotFoundErrorType. */
export function serveIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    "/media/payment/:file",
    { config: { sharedPicture: true } },
    async (request, reply) => {
      const code = /^(\w+)\.svg$/.exec(request.params.file)?.[1] ?? ""
      const icon = Object.hasOwn(icons, code) ? icons[code as Icon] : undefined
      if (icon === undefined) throw new AppError("NotFoundErrorType")
      return reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(icon)
    },
  )
}
