import { describe, expect, test } from "vitest"
import { isDeadAddress, parseDeliveryReport, refusalIn } from "./deliveryReport.ts"

// Reports in the forms that relays document and RFC 3464 allows.
const parse = (...lines: string[]) => parseDeliveryReport(Buffer.from(lines.join("\r\n")))

const postfix = (action: string, status: string) => [
  "Return-Path: <>",
  "Date: Mon, 23 Nov 2026 09:12:44 +0100 (CET)",
  "From: MAILER-DAEMON@mx1.relay.example (Mail Delivery System)",
  "Subject: Undelivered Mail Returned to Sender",
  "To: bounce+42.0@bounces.casino.test",
  "Auto-Submitted: auto-replied",
  "MIME-Version: 1.0",
  "Content-Type: multipart/report; report-type=delivery-status;",
  '\tboundary="4RzXyZ0abcz9sTL.1763885564/mx1.relay.example"',
  "Content-Transfer-Encoding: 8bit",
  "",
  "This is a MIME-encapsulated message.",
  "",
  "--4RzXyZ0abcz9sTL.1763885564/mx1.relay.example",
  "Content-Description: Notification",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "I'm sorry to have to inform you that your message could not be delivered.",
  "Action: failed",
  "Status: 5.1.1",
  "",
  "--4RzXyZ0abcz9sTL.1763885564/mx1.relay.example",
  "Content-Description: Delivery report",
  "Content-Type: message/delivery-status",
  "",
  "Reporting-MTA: dns; mx1.relay.example",
  "X-Postfix-Queue-ID: 4RzXyZ0abcz9sTL",
  "X-Postfix-Sender: rfc822; bounce+42.0@bounces.casino.test",
  "Arrival-Date: Mon, 23 Nov 2026 09:12:43 +0100 (CET)",
  "",
  "Final-Recipient: rfc822; jan@example.be",
  "Original-Recipient: rfc822;jan@example.be",
  `Action: ${action}`,
  `Status: ${status}`,
  "Remote-MTA: dns; mx.example.be",
  "Diagnostic-Code: smtp; 550 5.1.1 <jan@example.be>: Recipient address rejected:",
  "    User unknown in virtual mailbox table",
  "",
  "--4RzXyZ0abcz9sTL.1763885564/mx1.relay.example",
  "Content-Description: Undelivered Message Headers",
  "Content-Type: text/rfc822-headers",
  "",
  "Subject: Your password",
  "",
  "--4RzXyZ0abcz9sTL.1763885564/mx1.relay.example--",
  "",
]

describe("a delivery report", () => {
  test("of Postfix for an unknown user marks the address as dead", async () => {
    expect(await parse(...postfix("failed", "5.1.1"))).toEqual({ code: "5.1.1", isDead: true })
  })

  test("of a full mailbox or an unreachable server does not mark the address as dead", async () => {
    for (const code of ["5.2.2", "4.2.2", "4.4.1"])
      expect(await parse(...postfix("failed", code))).toEqual({ code, isDead: false })
  })

  test("that rejects the sender or the letter does not mark the address as dead", async () => {
    for (const code of ["5.7.1", "5.7.26", "5.1.8", "5.6.0", "5.3.4"])
      expect(await parse(...postfix("failed", code))).toEqual({ code, isDead: false })
  })

  test("of a delay, a delivery or a relayed letter is no failure", async () => {
    for (const [action, status] of [
      ["delayed", "4.4.1"],
      ["delayed", "5.1.1"],
      ["delivered", "2.0.0"],
      ["relayed", "2.0.0"],
      ["expanded", "2.0.0"],
    ] as const)
      expect(await parse(...postfix(action, status)), action).toBeUndefined()
  })

  test("of Exchange is read: lower-case fields, a folded diagnosis, the whole letter attached", async () => {
    const failure = await parse(
      "From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@contoso.example>",
      "MIME-Version: 1.0",
      "X-MS-Exchange-Message-Is-Ndr:",
      "Content-Type: multipart/report;",
      ' boundary="_000_5f1e=PROD_"; report-type=delivery-status',
      "Content-Language: nl-BE",
      "",
      "--_000_5f1e=PROD_",
      'Content-Type: multipart/alternative; differences=Content-Type; boundary="_inner_"',
      "",
      "--_inner_",
      'Content-Type: text/html; charset="us-ascii"',
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "<p>Uw bericht aan els@contoso.example kan niet worden bezorgd.</p>",
      "--_inner_--",
      "",
      "--_000_5f1e=PROD_",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns;AM0PR04MB1234.eurprd04.prod.outlook.example",
      "Received-From-MTA: dns;relay.casino.test",
      "Arrival-Date: Mon, 23 Nov 2026 08:12:43 +0000",
      "",
      "final-recipient: rfc822;els@contoso.example",
      "action: failed",
      "status: 5.1.10",
      "Diagnostic-code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient",
      " not found by SMTP address lookup",
      "X-Display-Name: Els",
      "",
      "--_000_5f1e=PROD_",
      "Content-Type: message/rfc822",
      "",
      "Subject: Bevestig uw e-mailadres",
      "Content-Type: text/plain",
      "",
      "Action: delayed",
      "--_000_5f1e=PROD_--",
      "",
    )
    expect(failure).toEqual({ code: "5.1.10", isDead: true })
  })

  test("of Gmail is read: extra blank lines, the boundary before the report type", async () => {
    const failure = await parse(
      "From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>",
      'Content-Type: multipart/report; boundary="000000000000a1"; report-type=delivery-status',
      "To: bounce+42.0@bounces.casino.test",
      "Auto-Submitted: auto-replied",
      "Subject: Delivery Status Notification (Failure)",
      "",
      "--000000000000a1",
      'Content-Type: multipart/related; boundary="000000000000a2"',
      "",
      "--000000000000a2",
      'Content-Type: text/plain; charset="UTF-8"',
      "",
      "** Address not found **",
      "--000000000000a2--",
      "--000000000000a1",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; googlemail.example",
      "Arrival-Date: Mon, 23 Nov 2026 00:12:43 -0800 (PST)",
      "X-Original-Message-ID: <42.1@casino.test>",
      "",
      "",
      "Final-Recipient: rfc822; jan@gmail.example",
      "Action: failed",
      "Status: 5.1.1",
      "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.",
      "Last-Attempt-Date: Mon, 23 Nov 2026 00:12:44 -0800 (PST)",
      "--000000000000a1--",
      "",
    )
    expect(failure).toEqual({ code: "5.1.1", isDead: true })
  })

  test("of Sendmail is read: comments after the values, two recipients", async () => {
    const failure = await parse(
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mail.example",
      "",
      "Final-Recipient: RFC822; one@example.be",
      "Action: delivered (to mailbox)",
      "Status: 2.1.5",
      "",
      "Final-Recipient: RFC822; two@example.be",
      "Action: failed (no such user)",
      "Status: 5.0.0 (permanent failure)",
      "--b--",
      "",
    )
    expect(failure).toEqual({ code: "5.0.0", isDead: true })
  })

  test("is not found in an auto-reply, a letter that quotes a report, a status without a code, or noise", async () => {
    const [status, ...rest] = [postfix("failed", "5.1.1").join("\r\n"), "x"]
    const notices = [
      "Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n",
      `Content-Type: multipart/mixed; boundary="m"\r\n\r\n--m\r\nContent-Type: message/rfc822\r\n\r\n${status}\r\n--m--\r\n`,
      postfix("failed", "no such user").join("\r\n"),
      postfix("failed", "5.1.1234").join("\r\n"),
      postfix("failed", "2.0.0").join("\r\n"),
      "",
      "\0".repeat(1000),
      ...rest,
    ]
    for (const notice of notices)
      expect(await parseDeliveryReport(Buffer.from(notice)), notice).toBeUndefined()
  })
})

describe("a refusal by the mail server", () => {
  const findRefusal = (command: string, response: string) =>
    refusalIn(
      Object.assign(new Error("x"), { command, response, responseCode: Number(response.slice(0, 3)) }),
    )

  test("is permanent where the relay does not know the recipient", () => {
    expect(findRefusal("RCPT TO", "550 5.1.1 <a@b.be>: User unknown")).toEqual({
      code: "5.1.1",
      isDead: true,
    })
    expect(findRefusal("RCPT TO", "550-5.1.10 Not found\r\n550 5.1.10 here")).toEqual({
      code: "5.1.10",
      isDead: true,
    })
    expect(findRefusal("RCPT TO", "550 No such user here")).toEqual({ code: "5.0.0", isDead: true })
  })

  test("is retried where it is temporary, or concerns the sender or the letter", () => {
    for (const [command, response] of [
      ["RCPT TO", "450 4.2.1 Try again later"],
      ["RCPT TO", "452 4.2.2 Mailbox full"],
      ["RCPT TO", "552 Mailbox full"],
      ["RCPT TO", "550 5.2.2 Over quota"],
      ["RCPT TO", "554 5.7.1 Relay access denied"],
      ["MAIL FROM", "550 5.1.8 Sender not known"],
      ["DATA", "550 5.1.1 Content refused"],
      ["AUTH PLAIN", "535 5.7.8 No"],
    ] as const)
      expect(findRefusal(command, response), `${command} ${response}`).toBeUndefined()
    for (const problem of [new Error("ECONNREFUSED"), null, undefined, "no"])
      expect(refusalIn(problem)).toBeUndefined()
  })

  test("marks the address as dead only for permanent codes that concern the address", () => {
    expect(
      ["5.0.0", "5.1.1", "5.1.10", "5.1.2", "5.2.1", "5.4.1", "5.5.0"].filter((code) => !isDeadAddress(code)),
    ).toEqual([])
    expect(["4.2.2", "5.2.2", "5.7.1", "2.0.0", "5.1.7"].filter(isDeadAddress)).toEqual([])
  })
})
