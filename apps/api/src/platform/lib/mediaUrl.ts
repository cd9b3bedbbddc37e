/** Prefixes paths of public images with the media host, an origin or "" for the site's own. Never for images of a person. */
export const mediaUrls =
  (host: string) =>
  (path: string): string =>
    path.startsWith("https:") ? path : host + path
