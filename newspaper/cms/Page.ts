import type { Html } from './html.ts'

/** The parts of a page that its template passes to the frame around it. */
export interface Page {
  status: number
  /** The tab's title, before the newspaper's name. */
  title: string
  description?: string
  /** The body's class, for the page's CSS. */
  kind: 'front' | 'article' | 'plain' | 'webview'
  main: Html
  /** False on pages that already say what the shell's reminder would say. */
  shell?: false
  /** The answer to a request with `format=json`, in place of the page (content-features §7, "The next list page"). */
  json?: { html: string; nextPage: string | null }
  /** `set-cookie` headers. */
  cookies?: readonly string[]
}
