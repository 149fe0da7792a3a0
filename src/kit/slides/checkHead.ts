import type { Followable } from '#lib/site/addresses/followable.ts'
import type { CarouselHead } from './CarouselHead.ts'

/** A head whose link may be followed; without the link where it must not be. */
export function checkHead({ title, more }: CarouselHead, follow: Followable): CarouselHead {
  const href = follow(more?.href)
  return { title, more: more && href ? { ...more, href } : undefined }
}
