import type { Engine } from '#tools/build/engines.ts'

/** A load to be weighed: a page with these widgets, or single files. Chunks are given by their names without hash and ending. */
export type Load =
  | {
      widgets: readonly string[]
      /** A part of the last widget that the reader opens. The heaviest of those that open from it comes on top. */
      opens?: string
    }
  | { files: readonly string[] }

/** How much a page may load, with the texts of the language that has the most. */
export interface PageBudget {
  page: string
  engine: Engine['name']
  load: Load
  /** In kB (1000 bytes) brotli. */
  max: number
}

/** A dozen pages, because a reader pays for a page (decisions/0034). All other sizes are in docs/sizes.md, without a limit. */
export const pageBudgets: readonly PageBudget[] = [
  { page: 'the loader alone', engine: 'react', load: { files: ['widgets.js'] }, max: 4.9 },
  { page: 'comments', engine: 'react', load: { widgets: ['comments'] }, max: 120 },
  { page: 'comments', engine: 'lite', load: { widgets: ['comments'] }, max: 68 },
  { page: 'a poll', engine: 'react', load: { widgets: ['poll'] }, max: 107 },
  { page: 'the paywall', engine: 'react', load: { widgets: ['paywall'] }, max: 119 },
  { page: 'the login', engine: 'react', load: { widgets: ['login'] }, max: 121 },
  { page: 'the archive', engine: 'react', load: { widgets: ['archive'] }, max: 119 },
  {
    page: 'a front page',
    engine: 'react',
    load: { widgets: ['header', 'cards', 'carousel', 'bottom-bar', 'alert'] },
    max: 133,
  },
  {
    page: 'the profile, its menu and its heaviest panel',
    engine: 'react',
    load: { widgets: ['profile'], opens: 'Menu' },
    max: 142,
  },
  { page: 'a live', engine: 'react', load: { widgets: ['live'] }, max: 114 },
  { page: 'a video and an ad', engine: 'react', load: { widgets: ['video', 'ad'] }, max: 112 },
  { page: 'the library as one file', engine: 'react', load: { files: ['widgets.iife.js'] }, max: 410 },
  { page: 'the library as one file', engine: 'lite', load: { files: ['widgets.iife.js'] }, max: 352 },
  { page: 'the preview for editors', engine: 'react', load: { files: ['preview'] }, max: 261 },
]
