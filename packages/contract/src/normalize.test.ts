import { describe, expect, test } from "vitest"
import {
  isPersonName,
  isPlainLine,
  normalizeCode,
  normalizeDigits,
  normalizeEmail,
  normalizeIban,
  normalizeLine,
  normalizePassword,
  normalizePhone,
} from "./normalize.ts"

describe("normalises typed and pasted text", () => {
  test.each<[string, (text: string) => string, string, string]>([
    ["an IBAN with no-break spaces", normalizeIban, "BE68\u00a05390\u202f0754\u00a07034", "BE68539007547034"],
    ["an IBAN after the word IBAN", normalizeIban, "IBAN BE68 5390 0754 7034", "BE68539007547034"],
    [
      "an IBAN after the word and a colon",
      normalizeIban,
      "iban: be68-5390-0754-7034\r\n",
      "BE68539007547034",
    ],
    ["an IBAN in full-width digits", normalizeIban, "ＢＥ６８５３９００７５４７０３４", "BE68539007547034"],
    [
      "a phone number with no-break spaces",
      normalizePhone,
      "+32\u00a0470\u202f12\u200b34\u00a056",
      "+32 470 1234 56",
    ],
    ["a phone number with no-break hyphens", normalizePhone, "0470\u201112\u201134\u201156", "0470-12-34-56"],
    ["a phone number of a link", normalizePhone, "tel:+32470123456", "+32470123456"],
    ["a national number as the card shows it", normalizeDigits, "85.07.30/033-61", "85073003361"],
    ["a national number with spaces", normalizeDigits, "\u200e85 07 30\u00a0033\u202f61", "85073003361"],
    ["a code with a tab and a line break", normalizeCode, "\t123\u00a0456\n", "123456"],
    ["a recovery code with a no-break hyphen", normalizeCode, "ABCDE\u2011FGHJK", "ABCDE-FGHJK"],
    [
      "an address with marks around it",
      normalizeEmail,
      "\ufeff\u2068jan@example.be\u2069\r\n",
      "jan@example.be",
    ],
    ["an address of a link", normalizeEmail, "mailto:jan@example.be", "jan@example.be"],
    [
      "an address with a soft hyphen",
      normalizeEmail,
      "jan.pee\u00adters@example.be",
      "jan.peeters@example.be",
    ],
    ["an address with an umlaut", normalizeEmail, "jan@müller.be", "jan@xn--mller-kva.be"],
    ["an umlaut of two characters", normalizeEmail, "jan@mu\u0308ller.be", "jan@xn--mller-kva.be"],
    ["an address in punycode", normalizeEmail, "jan@xn--mller-kva.be", "jan@xn--mller-kva.be"],
    ["an address with a capital umlaut", normalizeEmail, "jan@MÜLLER.be", "jan@xn--mller-kva.be"],
    ["a name with a line break", normalizeLine, " Jean\r\n\tPierre\u2028", "Jean Pierre"],
    ["a name with marks of direction", normalizeLine, "\u202eEva\u202c", "Eva"],
    ["a name of two characters a letter", normalizeLine, "Zoe\u0308", "Zoë"],
    ["a name that shows nothing", normalizeLine, "\u200b\u00ad\u3164", ""],
    ["a name with a no-break hyphen", normalizeLine, "Anne\u2011Marie", "Anne-Marie"],
    ["a password with a no-break space", normalizePassword, "zeven\u00a0kranen", "zeven kranen"],
    ["a password with an ideographic space", normalizePassword, "zeven\u3000kranen", "zeven kranen"],
    ["a password of decomposed letters", normalizePassword, "cre\u0300me", "crème"],
    ["a password with spaces at both ends", normalizePassword, " Zeven ", " Zeven "],
  ])("%s", (_, normalize, typed, meant) => {
    expect(normalize(typed)).toBe(meant)
    expect(normalize(meant)).toBe(meant)
  })

  test("a space in the middle of an address stays: it may stand for a missing character", () => {
    expect(normalizeEmail("jan peeters@example.be")).toBe("jan peeters@example.be")
  })

  test("leaves anything but a domain unchanged", () => {
    for (const typed of ["jan@exämple.be:80", "jan@exämple.be/x", "@", "jan", ""])
      expect(normalizeEmail(typed)).toBe(typed)
  })
})

describe("the name of a person", () => {
  test.each([
    "Eva",
    "Anne-Marie",
    "D’Hondt",
    "'t Kindt",
    "O'Neill",
    "J.P.",
    "v.d.Broeck",
    "Zoë Ngọc",
    "Łukasz",
    "Dupont, Jr.",
    "محمد",
    "李",
  ])("can be %s", (name) => expect(isPersonName(name)).toBe(true))

  test.each([
    "Win EUR 500 now: https://win.example/x",
    "Win EUR 500",
    "win.example",
    "Win at WIN.EXAMPLE",
    "www.win",
    "bit.ly",
    "t.me",
    "jan@example.be",
    "Eva \u0007",
    "Eva\u0000",
    "-",
    "...",
    "€",
    "",
    "<b>Eva</b>",
    "xn--e1awd7f.xn--p1ai",
  ])("cannot be %s", (name) => expect(isPersonName(name)).toBe(false))
})

describe("a place or an address", () => {
  test.each([
    "Rue de la Loi 16/3 bte 4",
    "Av.Louise 54",
    "St. Pieterssteenweg 12.5",
    "’s-Gravenbrakel",
    "Saint-Denis (La Réunion)",
    "1000 Bruxelles",
  ])("can be %s", (text) => expect(isPlainLine(text)).toBe(true))

  test.each([
    "Kouter 12, https://win.example/x",
    "see win.example",
    "www.win.be",
    "mail me: a@b.be",
    "12345",
    "Kouter\u001b12",
    "win.example/500",
  ])("cannot be %s", (text) => expect(isPlainLine(text)).toBe(false))
})
