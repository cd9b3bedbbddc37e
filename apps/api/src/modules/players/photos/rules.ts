/** `<name>.webp`, the name being 32 random bytes in base64url. */
const file = /^([A-Za-z0-9_-]{43})\.webp$/

/** The URL path of a photo. */
export const photoUrl = (name: string): string => `/media/photos/${name}.webp`
export const parsePhotoName = (part: string): string | undefined => file.exec(part)?.[1]
