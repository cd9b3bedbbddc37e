/** A password as the wire wants it: base64 of its UTF-8. */
export const passwordBase64 = (password: string): string => Buffer.from(password, "utf8").toString("base64")
