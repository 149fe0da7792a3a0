import { rootsOf } from '../../stage/endAnimations.ts'
import { whenFilmIsKnown } from './whenPicturesAreThere.ts'

/** Seconds from a film's beginning. */
const MOMENT = 1

/** Stops films at one and the same moment: what is played differs from picture to picture. */
export async function holdVideos(page: Document): Promise<void> {
  for (const video of [...rootsOf(page)].flatMap((root) => [...root.querySelectorAll('video')])) {
    // The browser's own controls come and go by themselves.
    video.controls = false
    await whenFilmIsKnown(video)
    // Nothing of it is there.
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) continue
    video.pause()
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.currentTime = MOMENT
    await seeked
  }
}
