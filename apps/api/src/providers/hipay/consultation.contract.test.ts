import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { hiPay } from "./client.ts"
import { toNotifiedStatus } from "./status.ts"

/** What the vendor's host answers next: status and body. */
let next: [number, string]
const vendor = createServer((_, response) => response.writeHead(next[0]).end(next[1]))
beforeAll(() => new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", () => resolve())))
afterAll(() => new Promise((resolve) => vendor.close(resolve)))

const lookUp = (status: number, body: unknown) => {
  next = [status, typeof body === "string" ? body : JSON.stringify(body)]
  const consultationUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  const unreachable = "http://127.0.0.1:1"
  const gateway = hiPay({
    url: unreachable,
    gatewayUrl: unreachable,
    consultationUrl,
    login: "l",
    password: "p",
    passphrase: "s",
  })
  return gateway.lookUp({ orderId: "D-1" })
}
const transaction = { id: 800123456789, status: 18, currency: "EUR", captured_amount: "25.00" }
const order = (more: object) => ({ merchant_order_id: "D-1", transactions: [{ ...transaction, ...more }] })

describe("consultation v3", () => {
  it.each([
    [18, 118],
    [55, 163],
    [54, 173],
    [30, 200],
    [52, 160],
    [53, 161],
    [34, 129],
    [80, 129],
    [81, 129],
    [29, 129],
    [25, 125],
    [13, 113],
    [99, 0],
    [118, 0],
  ])("maps its statuses: %i is %i", (consulted, notified) => {
    expect(toNotifiedStatus(consulted)).toBe(notified)
  })

  it.each([
    [{ payment_product: null, reason: null }],
    [{ payment_product: { name: null }, reason: { code: null, message: null } }],
    [{ reason: {}, card: null, refunded_amount: null }],
    [{ payment_product: {}, card: { type: null } }],
  ])("is parsed without optional fields: %j", async (more) => {
    expect(await lookUp(200, order(more))).toMatchObject([
      { reference: "800123456789", event: "captured", vendorStatus: "118", capturedCents: 2500, product: "" },
    ])
  })

  it("does not confuse a wrong address with an unpaid order", async () => {
    expect(await lookUp(404, { code: 3000001, message: "Unknown Order" })).toEqual([])
    expect(await lookUp(404, { code: "3000001" })).toEqual([])
    for (const strange of ["", "<h1>Not found</h1>", { message: "Route not found" }, { code: null }])
      await expect(lookUp(404, strange)).rejects.toBeInstanceOf(GatewayUnavailable)
  })
})
