import { rootsOf } from '#stage/endAnimations.ts'

/** Seconds from a film's beginning. */
const MOMENT = 1

/** Waits until a film is known, unless nothing is being loaded of it, or nothing comes. */
async function whenKnown(film: HTMLVideoElement): Promise<void> {
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA || film.networkState !== HTMLMediaElement.NETWORK_LOADING)
    return
  const ends = ['loadedmetadata', 'error', 'stalled', 'suspend', 'emptied']
  await new Promise<void>((resolve) => {
    for (const type of ends) film.addEventListener(type, () => resolve(), { once: true })
  })
}

/** Stops films at one and the same moment: what is played differs from picture to picture. */
export async function holdVideos(pageDocument: Document): Promise<void> {
  for (const video of [...rootsOf(pageDocument)].flatMap((root) => [...root.querySelectorAll('video')])) {
    // The browser's own controls come and go by themselves.
    video.controls = false
    await whenKnown(video)
    // Nothing of it is there.
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) continue
    video.pause()
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.currentTime = MOMENT
    await seeked
  }
}
