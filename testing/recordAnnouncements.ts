import { onTestFinished } from 'vitest'

/** Records the announcements of an island's live regions from now on, in order: `tree` is the root of any of its elements. */
export function recordAnnouncements(tree: Node): string[] {
  const said: string[] = []
  const read = () =>
    tree instanceof ShadowRoot
      ? [...tree.querySelectorAll('[role=alert], [role=status], [aria-live]')].map((region) =>
          region.textContent.trim(),
        )
      : []
  let before = read()
  const observer = new MutationObserver(() => {
    const now = read()
    said.push(...now.filter((text) => text !== '' && !before.includes(text)))
    before = now
  })
  observer.observe(tree, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return said
}
