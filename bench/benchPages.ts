import { readFileSync } from 'node:fs'

/** One page of the bench: the same article with the comments on top, rendered in different ways. */
export interface BenchPage {
  name: string
  /** The name of the page that it is compared with. */
  floor?: string
  /** How much later than on its floor the first comment may be, and how much more the main thread may work, as factors. */
  bars?: { firstComment: number; mainThread: number }
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

/** What docs/including.md recommends above the fold. */
const headParts = (folder: string) =>
  ['head', 'comments.ca'].map((name) => readFileSync(`dist/${folder}include/${name}.html`, 'utf8')).join('')

/** A page with the library's head parts, and one with the script alone. */
const libraryPages = (
  name: string,
  folder: string,
  floor: string,
  { preloaded, alone, mainThread }: { preloaded: number; alone: number; mainThread: number },
): BenchPage[] => [
  { name, floor, bars: { firstComment: preloaded, mainThread }, html: page(headParts(folder), marker) },
  {
    name: `${name}, without preloads`,
    floor,
    bars: { firstComment: alone, mainThread },
    html: page(script(`/quiosc/${folder}widgets.js`), marker),
  },
]

/** A function, because each build renames the files. */
export const benchPages = (): readonly BenchPage[] => [
  { name: 'bare React page', html: page(script('/floor-react.js'), '<div id="floor"></div>') },
  ...libraryPages('Quiosc', '', 'bare React page', { preloaded: 1.08, alone: 1.3, mainThread: 1.3 }),
  { name: 'bare Preact page', html: page(script('/floor-lite.js'), '<div id="floor"></div>') },
  // Its main thread's bar: decisions/0027.
  ...libraryPages('Quiosc lite', 'lite/', 'bare Preact page', { preloaded: 1.12, alone: 1.35, mainThread: 1.5 }),
]
