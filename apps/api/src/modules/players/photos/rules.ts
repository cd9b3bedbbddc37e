/** `<name>.webp`, the name being 32 random bytes. */
const file = /^([A-Za-z0-9_-]{43})\.webp$/

/** Where a picture is, by its name. */
export const photoUrl = (name: string): string => `/media/photos/${name}.webp`
/** The name in the last part of such an address; undefined for what is none. */
export const parsePhotoName = (part: string): string | undefined => file.exec(part)?.[1]
