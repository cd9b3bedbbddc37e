import { Gallery } from "@elite/ui/gallery.tsx"

/** For `npm run dev` only (`routes.ts`). */
export default Gallery
