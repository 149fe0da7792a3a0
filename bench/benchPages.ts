import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#server/renderer.types.ts'

/** One page of the bench: the same article with the comments on top, rendered in different ways. */
export interface BenchPage {
  name: string
  /** How much later than on another page the first comment may be, and how much more the main thread may work, as factors. */
  bars?: readonly { key: 'firstComment' | 'mainThread'; than: string; factor: number }[]
  html: string
}

const article = Array.from(
  { length: 12 },
  (_, index) =>
    `<p>Paragraph ${index + 1}. The council met until midnight and agreed on very little, which is what it is for.</p>`,
).join('\n')

/** All pages reserve the same space, so that only the scripts are compared. */
const page = (head: string, place: string) => `<!doctype html>
<html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title><link rel="stylesheet" href="/bench.css">${head}</head>
<body><h1>The article</h1>${place}${article}</body></html>`

export const benchCss = `body{font:16px/1.5 serif;margin:0 auto;max-width:720px;padding:0 16px}
#floor,[data-widget]{display:block;min-height:100vh}`

const marker = '<div data-widget="comments" data-content-id="1001" data-load="eager"><a href="/c">Comments</a></div>'

const script = (src: string) => `<script type="module" src="${src}"></script>`

/** The head parts that docs/including.md recommends above the fold. */
const headParts = (folder: string) =>
  ['head', 'comments.ca'].map((name) => readFileSync(`dist/${folder}include/${name}.html`, 'utf8')).join('')

/** A page with the library's head parts, and one with the script alone. */
const libraryPages = (
  name: string,
  folder: string,
  floor: string,
  { preloaded, alone, mainThread }: { preloaded: number; alone: number; mainThread: number },
): BenchPage[] => {
  const bars = (firstComment: number) =>
    [
      { key: 'firstComment', than: floor, factor: firstComment },
      { key: 'mainThread', than: floor, factor: mainThread },
    ] as const
  return [
    { name, bars: bars(preloaded), html: page(headParts(folder), marker) },
    {
      name: `${name}, without preloads`,
      bars: bars(alone),
      html: page(script(`/quiosc/${folder}widgets.js`), marker),
    },
  ]
}

const PLAIN = 'the same comments as plain HTML'

/** A page whose marker a server has filled. @param preloaded The page with the same engine whose main thread it is compared with. */
async function renderedPage(
  folder: string,
  preloaded: string,
  { firstComment, mainThread }: { firstComment: number; mainThread: number },
  api: (path: string) => Promise<string>,
): Promise<BenchPage> {
  const { renderMarkers }: Pick<Renderer, 'renderMarkers'> = await import(
    pathToFileURL(`dist/${folder}server/quiosc-server.js`).href
  )
  const html = await renderMarkers(page(script(`/quiosc/${folder}widgets.js`), marker), {
    apiBase: 'http://127.0.0.1/api/front',
    assets: `/quiosc/${folder}`,
    timeout: 5_000,
    fetch: async (url) => new Response(await api(url.replace('http://127.0.0.1', ''))),
  })
  const bars = [
    { key: 'firstComment', than: PLAIN, factor: firstComment },
    { key: 'mainThread', than: preloaded, factor: mainThread },
  ] as const
  return { name: `${preloaded}, rendered by a server`, bars, html }
}

/** A page with the view of a rendered marker, without the library, its styles and its data. */
const plainPage = ({ html }: BenchPage): BenchPage => {
  const [, view = ''] = /<template shadowrootmode="open">(?:<link[^>]*>)?(.*?)<\/template>/s.exec(html) ?? []
  return { name: PLAIN, html: page('', `<div id="floor">${view}</div>`) }
}

/** A function, because each build renames the files. */
export async function benchPages(api: (path: string) => Promise<string>): Promise<readonly BenchPage[]> {
  const rendered = [
    await renderedPage('', 'Quiosc', { firstComment: 1.1, mainThread: 1 }, api),
    // Lite's bars: decisions/0051.
    await renderedPage('lite/', 'Quiosc lite', { firstComment: 1.15, mainThread: 1.2 }, api),
  ]
  return [...rendered.slice(0, 1).map(plainPage), ...scriptPages(), ...rendered]
}

/** Pages that a script renders. */
export const scriptPages = (): readonly BenchPage[] => [
  { name: 'bare React page', html: page(script('/floor-react.js'), '<div id="floor"></div>') },
  ...libraryPages('Quiosc', '', 'bare React page', { preloaded: 1.08, alone: 1.3, mainThread: 1.3 }),
  { name: 'bare Preact page', html: page(script('/floor-lite.js'), '<div id="floor"></div>') },
  // Its bars: decisions/0051.
  ...libraryPages('Quiosc lite', 'lite/', 'bare Preact page', { preloaded: 1.3, alone: 1.55, mainThread: 1.7 }),
]
