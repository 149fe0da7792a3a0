import { rootsOf } from '#stage/endAnimations.ts'

/** Milliseconds: for a picture that does not come, as where a state is about that. */
const PATIENCE = 3000

/** Resolves when an image can be painted, or when it is clear that it will not come. */
const whenDecoded = (image: HTMLImageElement): Promise<unknown> =>
  image.complete && image.naturalWidth === 0 ? Promise.resolve() : image.decode().catch(() => undefined)

/** Loads all pictures of a story, also those that wait until they are near the window: when they come differs from run to run. */
export async function loadPictures(pageDocument: Document): Promise<void> {
  const images = [...rootsOf(pageDocument)].flatMap((root) => [...root.querySelectorAll('img')])
  for (const image of images) image.loading = 'eager'
  // The page's timers are held meanwhile.
  const end = new Promise((resolve) => AbortSignal.timeout(PATIENCE).addEventListener('abort', resolve))
  await Promise.race([Promise.all(images.map(whenDecoded)), end])
}
