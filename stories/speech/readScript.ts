import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'
import { CONDITION_MS } from '#testing/limits.ts'

/** Most phrases between two that a script names. */
const MOST_PHRASES = 300

/** As it is heard: a space that does not break sounds like any other. */
const plain = (phrase: string) => phrase.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

const isAnnouncement = (line: string) => /^(polite|assertive): /.test(line)

/**
 * Reads a part of a page with a virtual screen reader, as a script says, and expects what is written there to be said.
 *
 * @param script A line each: what is said, or what the reader does. `> to …` reads on until that is said, `> press` presses what was read last.
 *   A line that begins with `polite: ` or `assertive: ` is said by itself, by a live region.
 */
export async function readScript(container: HTMLElement, script: string): Promise<void> {
  const lines = script.trim().split('\n').map(plain)
  await virtual.start({ container })
  try {
    expect(await readLines(lines)).toEqual(lines)
  } finally {
    await virtual.stop()
  }
}

async function readLines(lines: readonly string[]): Promise<readonly string[]> {
  const phrases: string[] = []
  for (const line of lines) {
    const [, action, phrase = ''] = /^> (to|press) ?(.*)$/.exec(line) ?? []
    if (action) {
      phrases.push(line)
      if (action === 'to') await readOnTo(phrase)
      if (action === 'press') await virtual.act()
    } else if (isAnnouncement(line)) {
      await waitFor(async () => expect((await virtual.spokenPhraseLog()).map(plain)).toContain(line), {
        timeout: CONDITION_MS,
      })
      phrases.push(line)
    } else {
      if (phrases.length > 0) await virtual.next()
      phrases.push(plain(await virtual.lastSpokenPhrase()))
    }
  }
  return phrases
}

async function readOnTo(phrase: string): Promise<void> {
  const said: string[] = []
  while (said.length < MOST_PHRASES) {
    const last = plain(await virtual.lastSpokenPhrase())
    if (last === phrase) return
    said.push(last)
    await virtual.next()
  }
  throw new Error(`“${phrase}” is not said, but: ${said.join(' | ')}`)
}
