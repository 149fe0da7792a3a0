import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Handlebars from 'handlebars'
import { Liquid } from 'liquidjs'
import Twig from 'twig'
import { onTestFinished } from 'vitest'
import { headParts, preloadTags, scriptTag } from '#cli/include/headParts.ts'

/** The article that a CMS would show, with what its editors may have written. */
interface Article {
  id: string
  title: string
  url: string
  text: string
  author: { id: string; name: string }
}

const read = (file: string) => readFileSync(`docs/snippets/${file}`, 'utf8')
const headPart = (file: string) => readFileSync(`dist/include/${file}`, 'utf8')

/** The head parts as Liquid and Handlebars name them. */
const partials = {
  'quiosc-head': () => headPart('head.html'),
  'quiosc-action-bar-ca': () => headPart('action-bar.ca.html'),
}

/** The head parts as `npx quiosc include action-bar --lang ca --nonce …` prints them. */
function printedParts(nonce: string) {
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const preloads = headParts(manifest, ['action-bar'], 'ca', '/quiosc/')
  return { head: scriptTag(manifest, '/quiosc/', nonce), 'action-bar.ca': preloadTags(preloads, nonce) }
}

/** The directive with which Nginx prints the page's nonce. */
const ECHO = "<!--#echo var='request_id' -->"

/** A page whose server includes files in it. */
function includeFiles(html: string, nonce: string | undefined): string {
  const printed: Record<string, string> = nonce === undefined ? {} : printedParts(ECHO)
  return html
    .replace(
      /<!--#include virtual="\/quiosc\/include\/([^"]+)\.html" -->/g,
      (_, name: string) => printed[name] ?? headPart(`${name}.html`),
    )
    .replaceAll(ECHO, nonce ?? '')
}

/** A theme's folder with the head parts in `quiosc/`. */
function themeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quiosc-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('dist/include', join(folder, 'quiosc'), { recursive: true })
  return folder
}

function renderTwig(file: string, data: object, options: (folder: string) => object = () => ({})): string {
  const folder = themeFolder()
  // The function and the filter with which WordPress and Drupal translate texts.
  Twig.extendFunction('__', (text) => text)
  Twig.extendFilter('t', (text) => text)
  const path = join(folder, file)
  return Twig.twig({ data: read(file), path, base: folder, rethrow: true, ...options(folder) }).render(data)
}

/** Each snippet of docs/snippets that an engine of npm can render, as its CMS would; with the page's nonce, where it has one. */
export const snippets: Readonly<Record<string, (article: Article, nonce?: string) => string>> = {
  'page.html': (_, nonce) => includeFiles(read('page.html'), nonce),

  'timber.twig': ({ text, url, ...article }, nonce) =>
    renderTwig('timber.twig', {
      site: { language: 'ca-ES', language_attributes: 'lang="ca-ES"' },
      post: { ...article, link: url, content: text },
      nonce,
    }),

  'drupal.html.twig': ({ id, title, url, text, author }, nonce) =>
    renderTwig(
      'drupal.html.twig',
      {
        node: { id, label: title, langcode: { value: 'ca' }, ownerId: author.id },
        author_name: author.name,
        url,
        content: { body: text },
        attributes: '',
        nonce,
      },
      (folder) => ({ autoescape: true, namespaces: { newspaper: folder } }),
    ),

  'article.liquid': ({ text, author, ...article }, nonce) =>
    new Liquid({
      templates: Object.fromEntries(Object.entries(partials).map(([name, part]) => [name, part()])),
    }).parseAndRenderSync(read('article.liquid'), {
      article: { ...article, content: text, author: author.name, author_id: author.id },
      nonce,
    }),

  'ghost.hbs': ({ text, author, ...article }, nonce) => {
    const ghost = Handlebars.create()
    const { head, 'action-bar.ca': preloads } = printedParts('{{@nonce}}')
    const printed: Record<string, string> =
      nonce === undefined ? {} : { 'quiosc-head': head, 'quiosc-action-bar-ca': preloads }
    for (const [name, part] of Object.entries(partials)) ghost.registerPartial(name, printed[name] ?? part())
    ghost.registerHelper('url', () => article.url)
    ghost.registerHelper('content', () => new Handlebars.SafeString(text))
    const data = { site: { locale: 'ca' }, nonce }
    return ghost.compile(read('ghost.hbs'))({ post: { ...article, primary_author: author } }, { data })
  },
}
