import * as v from 'valibot'
import { isEmpty, rule } from './check.ts'
import { problem } from './problem.ts'

/** The generic rules for files (reader-account §5). Name and type of a file prove nothing: the server checks again. */

/** @param size Maximum in kilobytes of 1024 bytes. */
export const size = (size: number) => rule<File>((file) => file.size <= size * 1024, problem('size', { size }))

/** @param list Extensions without the dot: `jpg`, `png`. */
export const ext = (list: readonly string[]) =>
  rule<File>(
    ({ name }) => list.some((ending) => name.toLowerCase().endsWith(`.${ending.toLowerCase()}`)),
    problem('ext', { list: list.join(', ') }),
  )

/** @param list MIME types, `application/pdf`, or wildcards, `image/*`. */
export const mimes = (list: readonly string[], message = problem('mimes', { list: list.join(', ') })) =>
  rule<File>(
    ({ type }) => list.some((mime) => (mime.endsWith('/*') ? type.startsWith(mime.slice(0, -1)) : type === mime)),
    message,
  )

export const image = () => mimes(['image/*'], problem('image'))

/**
 * An image of exactly this size in pixels; refuses a file that is not an image.
 *
 * @param measure Decodes the file: `createImageBitmap` in a browser.
 */
export const dimensions = (
  width: number,
  height: number,
  measure: (file: File) => Promise<{ width: number; height: number }>,
) =>
  v.checkAsync<File, string>(
    async (file) => {
      if (isEmpty(file)) return true
      const actual = await measure(file).catch(() => undefined)
      return actual?.width === width && actual.height === height
    },
    problem('dimensions', { width, height }),
  )
