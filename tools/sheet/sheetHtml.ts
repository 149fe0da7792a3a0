import { type Html, html } from '#newspaper/cms/html.ts'

/** The picture of a story, as its file is named: `comments/003-Long-thread.png`. */
const PICTURE = /^(.+)\/\d+-(.+)\.png$/

const figure = (path: string, name: string) =>
  html`<figure><a href="${encodeURI(path)}"><img src="${encodeURI(path)}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`

/** A page with all pictures of a sheet, the stories of a file under its name. */
export function sheetHtml(title: string, pictures: readonly string[]): string {
  const groups = new Map<string, Html[]>()
  for (const path of [...pictures].sort()) {
    const [, group = '', name = ''] = PICTURE.exec(path) ?? []
    groups.set(group, [...(groups.get(group) ?? []), figure(path, name.replaceAll('-', ' '))])
  }
  return String(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { background: #ddd; color: #111; font: 14px/1.4 sans-serif; margin: 1.5rem }
  div { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)) }
  figure { margin: 0 }
  img { background: #fff; display: block; max-height: 28rem; object-fit: cover; object-position: top; width: 100% }
</style>
<h1>${title}</h1>
${[...groups].map(([group, figures]) => html`<h2>${group}</h2>\n<div>${figures}</div>\n`)}
</html>
`)
}
