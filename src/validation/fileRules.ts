import * as v from 'valibot'
import { isEmpty, rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for files (reader-account §5). What a file calls itself is no proof of what it is: the server looks again. */

/** @param size At most, in kilobytes of 1024 bytes. */
export const size = (size: number) => rule<File>((file) => file.size <= size * 1024, problem('size', { size }))

/** @param list Endings without the dot: `jpg`, `png`. */
export const ext = (list: readonly string[]) =>
  rule<File>(
    ({ name }) => list.some((ending) => name.toLowerCase().endsWith(`.${ending.toLowerCase()}`)),
    problem('ext', { list: list.join(', ') }),
  )

/** @param list Types as a browser names them, `application/pdf`, or whole kinds, `image/*`. */
export const mimes = (list: readonly string[], said = problem('mimes', { list: list.join(', ') })) =>
  rule<File>(
    ({ type }) => list.some((mime) => (mime.endsWith('/*') ? type.startsWith(mime.slice(0, -1)) : type === mime)),
    said,
  )

export const image = () => mimes(['image/*'], problem('image'))

/** An image of exactly that many pixels; what is no image has none. @param measure Decodes it: `createImageBitmap` in a browser. */
export const dimensions = (
  width: number,
  height: number,
  measure: (file: File) => Promise<{ width: number; height: number }>,
) =>
  v.checkAsync<File, string>(
    async (file) => {
      if (isEmpty(file)) return true
      const found = await measure(file).catch(() => undefined)
      return found?.width === width && found.height === height
    },
    problem('dimensions', { width, height }),
  )
