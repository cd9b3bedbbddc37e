/**
 * Where a picture that is alike for everybody is shown from: a path without https is one of ours, and stands behind the
 * media host where there is one. A picture of a person's own never goes that way.
 *
 * @param host an origin, or empty: then pictures come from where the pages come from.
 */
export const mediaUrls =
  (host: string) =>
  (path: string): string =>
    path.startsWith("https:") ? path : host + path
