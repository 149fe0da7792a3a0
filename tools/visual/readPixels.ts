import type { Pixels } from './signPicture.ts'

/** The pixels of a PNG, in a browser. */
export async function readPixels(base64: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}
