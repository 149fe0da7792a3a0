import { readFileSync } from 'node:fs'

/**
 * The values of a `Link` header that preload what widgets show first.
 *
 * @param dist The library's folder on disk.
 * @param base The same folder's address, with its slash.
 */
export function preloadLinks({ dist, base, widgets, lang }) {
  const manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
  const needed = widgets.flatMap((name) => [...manifest.widgets[name].files, manifest.widgets[name].messages[lang]])
  return [...new Set(needed)].map(
    (file) => `<${base}${file}>; rel=modulepreload; integrity="${manifest.files[file].integrity}"`,
  )
}

/** A listener for Node's `createServer` that sends the preloads while a page is rendered, and again with the page. */
export const withEarlyHints = (link, renderPage) => async (request, response) => {
  response.writeEarlyHints({ link })
  const html = await renderPage(request)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', link })
  response.end(html)
}
