import type { PreviewOptions } from './startPreview.ts'

/** Stands in for the preview in the one-file build: the preview's files are beside the other build. */
export function startPreview({ begin }: Pick<PreviewOptions, 'begin'>): void {
  // biome-ignore lint/suspicious/noConsole: the page's developer has asked for the preview
  console.warn('[quiosc] widgets.iife.js has no preview: include widgets.js on this page.')
  begin()
}
