/** A password as the wire wants it: base64 of its UTF-8 (specification section 5). */
export const passwordBase64 = (password: string): string => Buffer.from(password, "utf8").toString("base64")

/** The kind of device by its browser (specification section 6). */
export const deviceTypeOf = (userAgent: string | undefined): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent ?? "") ? "mobile" : "web"
