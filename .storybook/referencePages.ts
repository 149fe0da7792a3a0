import type { Plugin } from 'vite'

const PREFIX = 'virtual:reference/'

/** Makes the reference of each widget a file for its story, from what writes the documentation's site. It is made when the first one is asked for. */
export function referencePages(): Plugin {
  let pages: Promise<ReadonlyMap<string, string>> | undefined
  const readPages = async () => {
    const { readReferences } = await import('#tools/docs/readReferences.ts')
    return readReferences()
  }
  return {
    name: 'quiosc:reference-pages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      pages ??= readPages()
      const widget = id.slice(PREFIX.length + 1)
      const html = (await pages).get(widget)
      if (html === undefined) throw new Error(`There is no documentation of ${widget}.`)
      return `export const html = ${JSON.stringify(html)}`
    },
  }
}
