import type { Language } from '#lib/site/config/config.ts'
import type { Built } from './Built.ts'

/**
 * The files that a page with these widgets loads on its first view, with the texts of one language.
 *
 * @throws When the build has no such widget, or no texts of it.
 */
export function pageFiles({ manifest }: Built, widgets: readonly string[], lang: Language): ReadonlySet<string> {
  const files = widgets.flatMap((widget) => {
    const built = manifest.widgets[widget]
    const texts = built?.messages[lang]
    if (!built || texts === undefined) throw new Error(`The build has no widget “${widget}” in “${lang}”.`)
    return [...built.files, texts]
  })
  return new Set(['widgets.js', ...manifest.runtime, ...files])
}
