import { createReadStream } from 'node:fs'
import { type Limits, tooLarge } from '../../limits.ts'
import { UnreadableError } from '../../UnreadableError.ts'

/** Node gives the system's errors a code. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/**
 * The text of a file, without a byte order mark, which is no character of the first line.
 *
 * @param name For messages.
 * @throws {UnreadableError} For one that is too large, or that the system does not give.
 */
export async function readTextFile(path: string, name: string, limits: Limits): Promise<string> {
  const chunks: Buffer[] = []
  try {
    // One byte more than is allowed: a device or a pipe does not tell its size, and may have no end.
    for await (const chunk of createReadStream(path, { end: limits.bytes })) chunks.push(chunk)
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    throw new UnreadableError(`${name} cannot be read (${code})`)
  }
  const bytes = Buffer.concat(chunks)
  if (bytes.length > limits.bytes) throw new UnreadableError(`${name} ${tooLarge(limits)}`)
  return new TextDecoder().decode(bytes)
}
