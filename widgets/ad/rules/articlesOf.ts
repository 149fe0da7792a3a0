import { IdSchema } from '#lib/schema/idSchema.ts'
import { check } from '#lib/schema/parseJson.ts'
import { articleWidgets } from '#lib/site/articleWidgets.ts'
import { optionsOf } from './optionsOf.ts'

/** The widgets that a page has for the article that it shows, and for no other. */
export const ofTheArticle = articleWidgets.map((name) => `[data-widget="${name}"]`).join()

/** The ids of the contents whose paywalls decide about an ad: its own, and that of the article which the page shows. */
export function articlesOf(root: ParentNode, own: string | undefined): string[] {
  const markers = [...root.querySelectorAll<HTMLElement>(ofTheArticle)]
  const ids = markers.flatMap((marker) => {
    const id = check(optionsOf(marker).contentId, IdSchema)
    return id.ok ? id.value : []
  })
  return [...new Set([own, ...ids])].filter((id) => id !== undefined)
}
