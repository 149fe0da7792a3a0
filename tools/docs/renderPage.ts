import { posix } from 'node:path'
import { Marked } from 'marked'
import type { DocPage } from './DocPage.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The anchor of a heading, as code hosts make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&\w+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/**
 * The address of a document's link in the site: other documents have pages, sources have none and stay names.
 *
 * @param pages The pages' places by their sources: `docs/theming.md`.
 * @returns Undefined for a file that is not in the site.
 */
function siteLink(href: string, { path, source }: DocPage, pages: ReadonlyMap<string, string>): string | undefined {
  // An address of Storybook's own is a query.
  if (/^(?:[a-z]+:|#|\.\/\?)/i.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const target = pages.get(posix.normalize(posix.join(posix.dirname(source), file)))
  return target && posix.relative(posix.dirname(path), target) + (anchor === undefined ? '' : `#${anchor}`)
}

/** The content of a page as HTML. @param pages The pages' places by their sources, for links between documents. */
export function renderMarkdown(page: DocPage, pages: ReadonlyMap<string, string>): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens)
        return `<h${depth} id="${anchorOf(text)}">${text}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        const target = siteLink(href, page, pages)
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`
      },
      image({ href, text }) {
        const file = posix.join(posix.dirname(page.source), href)
        const source = posix.relative(posix.dirname(page.path), file)
        // Other pictures are not in the site.
        return file.startsWith('docs/examples/')
          ? `<img src="${escapeHtml(source)}" alt="${escapeHtml(text)}" loading="lazy">`
          : `<em>${escapeHtml(text)}</em>`
      },
      // Wide ones scroll by themselves, by keyboard too.
      table(token) {
        const row = (cells: typeof token.header, tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const [head, ...body] = [row(token.header, 'th'), ...token.rows.map((cells) => row(cells, 'td'))]
        return `<div class="wide" tabindex="0" role="region" aria-label="Table"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
      code: ({ text, lang }) =>
        `<pre tabindex="0"><code${lang ? ` class="language-${escapeHtml(lang)}"` : ''}>${escapeHtml(text)}</code></pre>\n`,
    },
  })
  return marked.parse(page.markdown, { async: false })
}

const sections: readonly DocPage['section'][] = ['Guides', 'Widgets', 'Reference', 'Project']

function navigation(current: DocPage, pages: readonly DocPage[]): string {
  const linkTo = (page: DocPage) => {
    const href = posix.relative(posix.dirname(current.path), page.path)
    return `<li><a href="${href}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`
  }
  return sections
    .map((section) => {
      const own = pages.filter((page) => page.section === section)
      return `<details${section === current.section ? ' open' : ''}><summary>${section}</summary><ul>${own.map(linkTo).join('')}</ul></details>`
    })
    .join('')
}

/** Without its script it is not there. @param root The way to the site's first page. */
const searchForm = (root: string) =>
  `<form class="search" role="search" data-root="${root}" hidden><label>Search <input type="search" name="text" autocomplete="off"></label><ol aria-label="Results" hidden></ol><p role="status"></p></form>`

/** A page of the site as HTML, with the navigation to all others. */
export function renderPage(page: DocPage, all: readonly DocPage[]): string {
  const places = new Map(all.map(({ source, path }) => [source, path]))
  const root = posix.relative(posix.dirname(page.path), '') || '.'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(page.title)} · Quiosc</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}/site.css">
<script type="module" src="${root}/search.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="${root}/index.html">Quiosc</a> ${searchForm(root)} <a class="to-pages" href="#pages">All pages</a></header>
<nav id="pages" aria-label="Pages">${navigation(page, all)}</nav>
<main id="content">
${renderMarkdown(page, places)}</main>
</body>
</html>
`
}
