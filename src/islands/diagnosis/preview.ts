import { readConfig } from '#lib/site/config/readConfig.ts'
import type { Chunks } from '../loader/chunks.ts'
import type { Registry } from '../loader/registry.ts'

/**
 * Opens the preview for editors in place of the page's own library, outside production and where the query asks for it: `?quiosc-preview`, with a choice as its
 * value. The loader looks for the word anywhere in the address.
 *
 * @param begin Starts the page's own library.
 * @param block The page's configuration, as the loader has read it.
 */
export async function preview(
  registry: Registry,
  chunks: Chunks,
  begin: () => void,
  block: string | null,
): Promise<void> {
  const { env, previewKey } = readConfig(block, '').config
  const isAsked = new URLSearchParams(location.search).has(previewKey)
  if (!isAsked || env === 'PRO') return begin()
  const { startPreview } = await import('#preview/startPreview.ts')
  startPreview({ registry, chunks, begin, block })
}
