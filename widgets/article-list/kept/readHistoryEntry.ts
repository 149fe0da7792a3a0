interface WithNavigation {
  navigation?: { currentEntry?: { key?: string } | null }
}

/** The entry of the history that the page is, and whether the reader may have been there before. */
export function readHistoryEntry(href: string): { key: string; isReturn: boolean } {
  // The Navigation API, which TypeScript's library has not for every browser that we run in.
  const key = (window as WithNavigation).navigation?.currentEntry?.key
  // A key is an entry's own: another visit to the same address has another one.
  if (key) return { key, isReturn: true }
  const [visit] = performance.getEntriesByType('navigation')
  return { key: href, isReturn: visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' }
}
