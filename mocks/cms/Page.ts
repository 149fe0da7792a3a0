import type { Html } from './html.ts'

/** What a page's template gives to the frame around it. */
export interface Page {
  status: number
  /** In the browser's tab, before the newspaper's name. */
  title: string
  description?: string
  /** On the body: what the page's CSS goes by. */
  kind: 'front' | 'article' | 'plain' | 'webview'
  main: Html
  /** Left out where the page itself says what the shell's reminder would say. */
  shell?: false
  /** `set-cookie` headers. */
  cookies?: readonly string[]
}
