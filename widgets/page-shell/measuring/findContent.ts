import { articleWidgets } from '#lib/site/articleWidgets.ts'

/** The content that a page is about; undefined on a page that lists several, or none. */
export interface PageContent {
  id: string
  /** Its text; undefined where no `article` is marked up. */
  article: Element | undefined
}

export function findContent(pageDocument: Document): PageContent | undefined {
  for (const name of articleWidgets) {
    const marker = pageDocument.querySelector<HTMLElement>(`[data-widget='${name}'][data-content-id]`)
    const id = marker?.dataset.contentId
    if (marker && id)
      return { id, article: marker.closest('article') ?? pageDocument.querySelector('article') ?? undefined }
  }
  return undefined
}
