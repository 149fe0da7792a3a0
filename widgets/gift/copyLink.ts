/**
 * Copies a link that may still be on its way. Safari lets a page write only within the press, so it is given the promise of the text where it takes one.
 *
 * @param link Undefined when there is none in the end.
 * @returns False when nothing was copied: not allowed, no https, or no link.
 */
export async function copyLink(
  { clipboard }: Pick<Navigator, 'clipboard'>,
  link: Promise<string | undefined>,
): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'function') {
      const text = link.then((found) => {
        // To reject is the one way to leave the clipboard as it is.
        if (found === undefined) throw new Error('There is no link to copy.')
        return new Blob([found], { type: 'text/plain' })
      })
      // A clipboard that refuses at once asks for no text.
      text.catch(() => undefined)
      await clipboard.write([new ClipboardItem({ 'text/plain': text })])
      return true
    }
    const found = await link
    if (found === undefined) return false
    await clipboard.writeText(found)
    return true
  } catch {
    return false
  }
}
