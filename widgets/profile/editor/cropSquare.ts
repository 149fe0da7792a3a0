/** CSS pixels of a side: twice the largest avatar that the pages show. */
const SIDE = 512

/**
 * Draws the middle of a picture, as a square, onto a canvas.
 *
 * @returns The square as a file; undefined where the file is no picture that the browser can read.
 */
export async function cropSquare(file: Blob, canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return undefined
  }
  const { width, height } = picture
  const from = Math.min(width, height)
  const side = Math.min(from, SIDE)
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, (width - from) / 2, (height - from) / 2, from, from, 0, 0, side, side)
  picture.close()
  // A drawing keeps its transparent ground.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
  return new Promise((resolve) => canvas.toBlob((square) => resolve(square ?? undefined), type, 0.9))
}
