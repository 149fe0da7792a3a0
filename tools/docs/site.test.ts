import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultLines } from '#islands/diagnosis/faultLines.ts'
import { attributeName } from '#lib/attributeNames.ts'
import { readSources } from '../checks/source.ts'
import type { Contract } from '../contract/Contract.ts'
import { readContract } from '../contract/readContract.ts'
import { type BackendCalls, readBackendCalls } from './backendCalls.ts'
import type { DocPage } from './DocPage.ts'
import { consoleMessages, documentedMessages } from './documentedMessages.ts'
import { isShipped } from './isShipped.ts'
import { isInBlock } from './optionRows.ts'
import { readReferences } from './readReferences.ts'
import { readWidgets } from './readWidgets.ts'
import { renderPage } from './renderPage.ts'
import { searchEntries } from './searchEntries.ts'
import { undescribed } from './undescribed.ts'
import type { WidgetFacts } from './widgetPage.ts'
import { sitePages } from './writeSite.ts'

let contract: Contract
let calls: BackendCalls
let pages: DocPage[]
let widgets: WidgetFacts[]

beforeAll(async () => {
  contract = await readContract()
  calls = await readBackendCalls()
  pages = await sitePages(contract, calls)
  widgets = readWidgets(contract, calls)
})

const pageAt = (path: string) => pages.find((page) => page.path === path)?.markdown ?? ''

describe('the reference on the site', () => {
  it('has every option, part and text of each widget', () => {
    for (const [name, { options, parts }] of Object.entries(contract.widgets)) {
      const markdown = pageAt(`widgets/${name}.html`)
      const attributes = Object.entries(options).map(([option, spec]) =>
        isInBlock(spec) ? option : attributeName(option),
      )
      const ids = readSources(`widgets/${name}/**/locales/ca.json`).flatMap(({ text }) => Object.keys(JSON.parse(text)))
      const missing = [...attributes, ...parts.map((part) => `::part(${part})`), ...ids].filter(
        (entry) => !markdown.includes(`\`${entry}\``),
      )
      expect(missing, name).toEqual([])
    }
  })

  it('has every field of a JSON block by its path, as a field and not as an attribute', () => {
    const carousel = pageAt('widgets/carousel.html')
    for (const path of ['cards', 'cards[].id', 'cards[].authors[].image.url', 'cards[].number', 'more.href'])
      expect(carousel).toContain(`\n| \`${path}\` |`)
    expect(carousel).not.toContain('data-cards')
    expect(carousel).toContain('| `cards[].url` | `text` | required |')
    expect(pageAt('widgets/header.html')).toContain('`secondaryMenu[].children[].children[].link.text`')
  })

  it('has every event, call, message, type, token, class, cookie and key', () => {
    const reference = pages
      .filter(({ section }) => section === 'Reference')
      .map(({ markdown }) => markdown)
      .join('\n')
    const { types, tokens, bodyClasses, cookies, localStorage, markerAttributes, loadConditions, configDefaults } =
      contract
    const members = ['QuioscEvents', 'QuioscRequests', 'Quiosc', 'AppActions'].flatMap((name) =>
      Object.keys(types[name] ?? {}),
    )
    const names = [
      ...members,
      ...tokens,
      ...bodyClasses,
      ...cookies,
      ...localStorage,
      ...markerAttributes,
      ...loadConditions,
      ...Object.keys(configDefaults),
    ]
    expect(names.length).toBeGreaterThan(90)
    expect(names.filter((name) => !reference.includes(`\`${name}\``))).toEqual([])
    expect(Object.keys(types).filter((name) => !reference.includes(`\n## ${name}\n`))).toEqual([])
  })

  it('has the tokens and keys of each widget, and forgets none', () => {
    const named = (token: string) => widgets.some(({ tokens }) => tokens.includes(token))
    expect(contract.tokens.filter((token) => !named(token))).toEqual([])
    const poll = pageAt('widgets/poll.html')
    expect(poll).toContain('`--quiosc-accent`')
    expect(poll).toContain('| radio buttons of a poll | the arrows choose |')
    expect(poll).not.toContain('calendar')
    expect(pageAt('widgets/archive.html')).toContain('| calendar |')
  })

  it('is the same in Storybook, where states lead to their stories and texts show their tags', async () => {
    const references = await readReferences(calls)
    expect([...references.keys()]).toEqual(Object.keys(contract.widgets))
    const poll = references.get('poll') ?? ''
    expect(poll).toContain('<code>data-poll-id</code>')
    expect(poll).toContain('<a target="_top" href="./?path=/story/poll--open">Open, with images</a>')
    expect([...references.values()].join('')).not.toMatch(/<td>[^<]*<(?!\/?code|\/td)/)
  })

  it('explains each option', () => {
    for (const { name, contract: widget, fields } of widgets)
      expect(undescribed(widget.options, fields), name).toEqual([])
  })
})

describe('the guide to troubleshooting', () => {
  const document = readFileSync('docs/troubleshooting.md', 'utf8')
  const printed = () => [
    ...consoleMessages(readSources('{src,widgets}/**/*.{ts,tsx}', 'preview/oneFile.ts')),
    ...(['load', 'crash'] as const).flatMap((kind) => faultLines({ kind, error: '…' }, [], 'div')),
  ]

  it('has an entry for every message that the library prints', () => {
    const documented = documentedMessages(document)
    expect(printed().filter((message) => !documented.includes(message))).toEqual([])
  })

  it('has no entry for a message that the library does not print', () => {
    const known = printed()
    expect(documentedMessages(document).filter((message) => !known.includes(message))).toEqual([])
  })

  it('has messages that are found in the code, with their variable parts', () => {
    const text =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
      "report(new Error(`The cookie ${name} was lost`), 'x'); debug('gone'); throw new TypeError('no cookies'); report(error, 'y')"
    expect(consoleMessages([{ path: 'src/x.ts', text }])).toEqual(['The cookie … was lost', 'gone', 'no cookies'])
    expect(consoleMessages([{ path: 'src/x.test.ts', text }])).toEqual([])
    const printing =
      "writeConsole('error', '[quiosc]', host, 'is gone')\nconsole.warn('[quiosc] calls:', call)\nwriteConsole('error', message)\nwriteConsole('group', 'all')"
    const later = "setTimeout(\n  writeConsole,\n  SOON,\n  'error',\n  '[quiosc]',\n  host,\n  'was late',\n)"
    expect(consoleMessages([{ path: 'src/x.ts', text: `${printing}\n${later}` }])).toEqual([
      'calls: …',
      'is gone',
      'was late',
    ])
  })
})

describe('the generated pages in docs/', () => {
  it('are up to date with the code: else run `npm run fix`', () => {
    const generated = pages.filter(({ section }) => section === 'Widgets' || section === 'Reference')
    const outdated = generated.filter(({ source, markdown }) => {
      return !existsSync(source) || readFileSync(source, 'utf8') !== markdown
    })
    expect(outdated.map(({ source }) => source)).toEqual([])
    expect(readSources('docs/{widgets,reference}/*.md')).toHaveLength(generated.length)
  })
})

describe('the documentation’s site', () => {
  it('finds a section below a heading, by its address', () => {
    const entries = searchEntries(pages)
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(entries.find(({ id }) => id === 'widgets/poll.html#options')).toMatchObject({
      title: 'poll: Options',
      text: expect.stringContaining('data-poll-id'),
    })
  })

  it('has no link to a missing page or heading', () => {
    const rendered = new Map(pages.map((page) => [page.path, renderPage(page, pages)]))
    const known = (path: string) => rendered.has(path) || ['site.css', 'playground.html'].includes(path)
    const broken = [...rendered].flatMap(([path, html]) =>
      [...html.matchAll(/<(?:a|link)[^>]* href="([^":]+)"/g)].flatMap(([, href = '']) => {
        const [file = '', anchor] = href.split('#')
        const target = file ? posix.normalize(posix.join(posix.dirname(path), file)) : path
        const hasAnchor = anchor === undefined || rendered.get(target)?.includes(`id="${anchor}"`)
        return known(target) && hasAnchor ? [] : [`${path}: ${href}`]
      }),
    )
    expect(broken).toEqual([])
  })

  it('has only links to files of the package in its documents', () => {
    const broken = pages.flatMap(({ source, markdown }) =>
      [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/gi)]
        .map(([, href = '']) => posix.join(posix.dirname(source), href))
        .filter((file) => !existsSync(file) || !isShipped(file))
        .map((file) => `${source}: ${file}`),
    )
    expect(broken).toEqual([])
  })

  it('shows text as text', () => {
    const page: DocPage = {
      path: 'x.html',
      title: '<b>',
      section: 'Guides',
      source: 'docs/x.md',
      markdown: '# A\n\n```html x\n<script>alert(1)</script>\n```\n',
    }
    const html = renderPage(page, [page])
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('<title>&lt;b&gt; · Quiosc</title>')
  })
})
