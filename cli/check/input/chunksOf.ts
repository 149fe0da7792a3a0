/** Files that every page with a widget needs, by their beginnings: the runtime, and what reports faults. */
const common = /\b(?:runtime|diagnose):"((?:runtime|diagnose)-\w+)"/g

/**
 * The files that a script of the library loads, as it names them itself; none for one that has all in one file.
 *
 * @param widgets Those of the page: each has a file of its own.
 */
export function chunksOf(script: string, widgets: readonly string[]): string[] {
  const shared = [...script.matchAll(common)].map(([, name = '']) => name)
  if (shared.length === 0) return []
  const own = widgets.flatMap((widget) => {
    const [, hash] = new RegExp(`(?:["{,]|^)${widget}"?:\\{(?:[^{}"]|"[^"]*")*files:"(\\w+)`).exec(script) ?? []
    return hash ? `${widget}-${hash}` : []
  })
  return [...new Set([...shared, ...own])].map((name) => `chunks/${name}.js`)
}

/** Whether a server has answered with a page, as some do for every file that is missing. */
export const isPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|!--)/i.test(text)
