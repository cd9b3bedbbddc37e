import { Gallery } from "@elite/ui/gallery.tsx"

/** Every component in its states, while developing; no build has this page (`routes.ts`). */
export default Gallery
