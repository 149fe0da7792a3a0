import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5'
import type { ReactNode } from 'react'
import { UnsureError } from '#lib/UnsureError.ts'
import { bodyElement, bodyOf } from '../body/bodyElement.ts'
import { ATTRIBUTE, isFollowed, TAGS } from '../body/bodyRules.ts'

/** A text, or an element with what is in it. */
type BodyNode = string | { tag: string; href: string | undefined; children: readonly BodyNode[] }

/** Elements that go and leave their content, as the browser's sanitizer has it of all that it does not know. What is not named here is left to the browser. */
const OPENED = [
  'abbr',
  'article',
  'center',
  'code',
  'div',
  'figcaption',
  'figure',
  'font',
  'h1',
  'h2',
  'h5',
  'h6',
  'hr',
  'img',
  'ins',
  'mark',
  'q',
  'section',
  'small',
  'span',
  'time',
  'wbr',
]

/** Elements that go with their content. */
const DROPPED = ['audio', 'iframe', 'script', 'style', 'video']

/** In characters and in elements: more would keep a server, and a browser has its own limits. */
const MAX_LENGTH = 20_000
const MAX_DEPTH = 60

/** References to white space and to characters that control: engines do not agree where they are dropped. */
const oddReference = /&#0*(?:[12]?\d|3[0-2])(?!\d)|&#x0*(?:1?[\da-f]|20)(?![\da-f])|&(?:Tab|NewLine);/i
const hasControl = (html: string) => [...html].some((one) => one < ' ' && !'\t\n\r'.includes(one))

/** An address without white space, which the browser's sanitizer reads in its own way, and without what could be markup. */
const plainAddress = /^[!-;=?-~\u00a1-\u024f]*$/

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&"<>]/g, (found) => entities[found] ?? found)

const write = (nodes: readonly BodyNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const start = node.href === undefined ? node.tag : `${node.tag} ${ATTRIBUTE}="${escaped(node.href)}"`
      return node.tag === 'br' ? `<${start}>` : `<${start}>${write(node.children)}</${node.tag}>`
    })
    .join('')

/** Texts beside one another are one, as in markup. */
const joined = (nodes: readonly BodyNode[]): BodyNode[] => {
  const result: BodyNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node
    else result.push(node)
  }
  return result
}

/** Beside a comment, the browser's sanitizer takes a text with `<` for hidden markup. */
interface Found {
  comment: boolean
  bracket: boolean
}

function read(parent: DefaultTreeAdapterTypes.ParentNode, found: Found, depth = 0): BodyNode[] {
  if (depth > MAX_DEPTH) throw new UnsureError('has elements too deep in one another')
  return parent.childNodes.flatMap((node): BodyNode[] => {
    if (node.nodeName === '#text' && 'value' in node) {
      found.bracket ||= node.value.includes('<')
      return [node.value]
    }
    if (!('tagName' in node)) {
      found.comment = true
      return []
    }
    const { tagName: tag, namespaceURI } = node
    const isHtml = namespaceURI === names.NS.HTML
    if (isHtml && DROPPED.includes(tag)) return []
    if (!isHtml || ![...TAGS, ...OPENED].includes(tag)) throw new UnsureError(`has an element <${tag}>`)
    const children = read(node, found, depth + 1)
    if (!TAGS.includes(tag)) return children
    const href = tag === 'a' ? node.attrs.find(({ name }) => name === ATTRIBUTE)?.value : undefined
    if (href !== undefined && !plainAddress.test(href)) throw new UnsureError('has an odd address')
    if (tag === 'a' && !isFollowed(href)) return children
    return [{ tag, href, children: joined(children) }]
  })
}

/** The body's nodes, of the whole document that the browser's sanitizer makes of a text, too. */
function bodyNodes(html: string): BodyNode[] {
  const found = { comment: false, bracket: false }
  const root = parse(html, { scriptingEnabled: false }).childNodes.find((node) => node.nodeName === 'html')
  const body = root && 'childNodes' in root ? root.childNodes.find((node) => node.nodeName === 'body') : undefined
  if (!body || !('childNodes' in body)) throw new UnsureError('has no body')
  const nodes = joined(read(body, found))
  if (found.comment && found.bracket) throw new UnsureError('has a comment beside a text like markup')
  return nodes
}

/** The nodes that `sanitizeBody` keeps of a message's HTML. */
function sanitizedNodes(html: string): BodyNode[] {
  if (html.length > MAX_LENGTH) throw new UnsureError('is too long')
  if (/\p{Surrogate}/u.test(html)) throw new UnsureError('has half a character')
  if (hasControl(html) || oddReference.test(html)) throw new UnsureError('has characters that control')
  const nodes = bodyNodes(html)
  const written = write(nodes)
  // As it stands in the page: the widget could not take it over if a browser made another tree of it.
  if (write(bodyNodes(`<article><div><div>${written}</div></div></article>`)) !== written)
    throw new UnsureError('is read in another way when it is read again')
  return nodes
}

const nodeOf = (node: BodyNode): ReactNode =>
  typeof node === 'string' ? node : bodyElement(node.tag, node.href, node.children.map(nodeOf))

/**
 * Sanitizes a message's HTML where there is no DOM, to exactly what `sanitizeBody` makes of it in a browser.
 *
 * @throws {UnsureError} For what the two might read in different ways: it is left to the browser.
 */
export const sanitizeServed = (html: string): ReactNode => bodyOf(sanitizedNodes(html).map(nodeOf))
