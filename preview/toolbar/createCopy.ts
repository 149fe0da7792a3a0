/** Copies by the browser's own clipboard, which states put a stand-in over. Pages without https have none. */
export function createCopy(): (text: string) => Promise<boolean> {
  const { clipboard } = navigator
  const write = clipboard?.writeText.bind(clipboard)
  return async (text) => {
    try {
      await write?.(text)
      return write !== undefined
    } catch {
      return false
    }
  }
}
