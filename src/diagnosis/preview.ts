import type { Chunks } from '../loader/chunks.ts'
import type { Registry } from '../loader/registry.ts'
import { environmentOfPage } from './environmentOfPage.ts'

/** In the page's query: `?quiosc-preview`, with a choice as its value. The loader looks for the word anywhere in the address. */
const PREVIEW_KEY = 'quiosc-preview'

/**
 * Opens the preview for editors in place of the page's own library, outside production and where the query asks for it.
 *
 * @param begin Starts the page's own library.
 */
export async function preview(registry: Registry, chunks: Chunks, begin: () => void): Promise<void> {
  const isAsked = new URLSearchParams(location.search).has(PREVIEW_KEY)
  if (!isAsked || environmentOfPage() === 'PRO') return begin()
  const { startPreview } = await import('../../preview/startPreview.ts')
  startPreview({ registry, chunks, begin })
}
