import { rootsOf } from '../../stage/endAnimations.ts'

const isInWindow = (element: Element) => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

const oneOf = (target: EventTarget, ...types: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true })
  })

/** Waits for the pictures in the window, which on a busy machine come after all else. One that is lazy begins to load when it comes near. */
export async function whenPicturesAreThere(page: Document): Promise<void> {
  const pictures = [...rootsOf(page)].flatMap((root) => [...root.querySelectorAll('img')])
  const missing = pictures.filter((picture) => !picture.complete && picture.checkVisibility() && isInWindow(picture))
  await Promise.all(missing.map((picture) => oneOf(picture, 'load', 'error')))
}

/** Waits until a film is known, unless nothing is being loaded of it, or nothing comes. */
export async function whenFilmIsKnown(film: HTMLVideoElement): Promise<void> {
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA || film.networkState !== HTMLMediaElement.NETWORK_LOADING)
    return
  await oneOf(film, 'loadedmetadata', 'error', 'stalled', 'suspend', 'emptied')
}
