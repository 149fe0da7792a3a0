/**
 * Copies a link that may still be pending. Safari allows writing only during the click, so the clipboard gets a promise where it accepts one.
 *
 * @param link Resolves to undefined when no link was made.
 * @returns False when nothing was copied: no permission, no https, or no link.
 */
export async function copyLink(
  { clipboard }: Pick<Navigator, 'clipboard'>,
  link: Promise<string | undefined>,
): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'function') {
      const text = link.then((found) => {
        // Only a rejected promise leaves the clipboard unchanged.
        if (found === undefined) throw new Error()
        return new Blob([found], { type: 'text/plain' })
      })
      // A clipboard that rejects immediately never awaits the text promise.
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
