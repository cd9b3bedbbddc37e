/** Base64 of its UTF-8, as the contract has it. */
export const passwordBase64 = (password: string): string => Buffer.from(password, "utf8").toString("base64")
