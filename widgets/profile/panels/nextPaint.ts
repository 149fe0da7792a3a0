import { ownDocument } from '#lib/ownDocument.ts'

/**
 * Resolves when what has changed until now is on the screen. An answer that comes as soon as its panel does would else be rendered in the same frame, and the reader would wait for both
 * to see that the press was noticed. A page in the background, which has no frames, does not wait.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    if (ownDocument().visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
