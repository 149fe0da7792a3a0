import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, TokenizerMode } from 'parse5'
import { isBlockType } from '#islands/diagnosis/blockProblems.ts'
import {
  attributesOf,
  type Element,
  type FoundChildren,
  isElement,
  isMarker,
  type Node,
  rawText,
  readChildren,
} from './foundChildren.ts'

/** A marker of a page that a CMS has rendered. */
export interface FoundMarker {
  /** The offset at which attributes can be added: after the name in the start tag. */
  attributesAt: number
  /** The offset after the start tag. */
  contentAt: number
  /** Its `data-*` attributes, as `dataset` has them. */
  dataset: Record<string, string>
  /** Its JSON block, once its end was read. */
  block: string | undefined
  /** The facts of its other children, once its end was read. */
  children: FoundChildren
}

/** The facts that rendering needs of a page, as far as it was read. */
export interface PageFacts {
  /** The configuration block, null where there is none. */
  config: string | null
  /** Of `<html>`. */
  lang: string
  /** The widgets that the page has markers of, whether they can be rendered or not. */
  widgets: Set<string>
  /** Whether the page has a title of its own, outside of markers. */
  namesItself: boolean
  /** The `href` of the `<base>` that says what addresses are relative to; undefined without one. */
  base: string | undefined
}

export interface PageReader {
  facts: PageFacts
  /** Reads what has come of the page; a marker's offsets count from its beginning. */
  read(text: string): void
  /** Reads the end: no marker is open any more. */
  end(): void
  /** Whether what was read ends in text: no tag has begun that is not there whole. */
  endsInText(): boolean
  /** The end of the last tag, text or comment that has changed the page: a tag that is not there whole begins after it. */
  lastEnd(): number
}

export interface PageEvents {
  /** A marker has begun that nobody has filled yet. Its block is not known. */
  onOpen?(marker: FoundMarker): void
  /** Its end was read. `isFilled`: somebody has rendered it already. */
  onClose(marker: FoundMarker, isFilled: boolean): void
}

/** As it comes. */
const same = (text: string) => text

const noChildren: FoundChildren = { text: '', links: [], slotAt: {} }

/** The elements that can have a shadow root, besides custom ones. */
const hosts = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/

/** A marker's JSON block, or the page's configuration. */
function isBlock(element: Element): boolean {
  const type = element.attrs.find(({ name }) => name === 'type')?.value
  return element.tagName === 'script' && element.namespaceURI === html.NS.HTML && isBlockType(type ?? '')
}

const isConfig = (element: Element) => element.attrs.some(({ name }) => name === 'data-quiosc-config')

/** As `dataset` does. */
const datasetOf = (element: Element, readText: (text: string) => string) =>
  Object.fromEntries(
    element.attrs.flatMap(({ name, value }) =>
      name.startsWith('data-')
        ? [[name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), readText(value)] as const]
        : [],
    ),
  )

const isShadow = (node: Node) =>
  isElement(node) && node.tagName === 'template' && attributesOf(node).has('shadowrootmode')

/** The block right in a marker, else the first one further in that belongs to no other marker. No recursion, because a page can be as deep as it likes. */
function blockOf(marker: Element): string | undefined {
  let block: Element | undefined
  const waiting = [...marker.childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!isElement(next)) continue
    if (isBlock(next) && !isConfig(next)) {
      if (next.parentNode === marker) return rawText(next)
      block ??= next
    }
    if (!isMarker(next)) waiting.push(...[...next.childNodes].reverse())
  }
  return block && rawText(block)
}

/**
 * Reads a page piece by piece as a browser does: a marker in a comment, a script, a `<template>` or a `<noscript>` is none.
 *
 * The parser itself takes pieces; parse5's package for streams does the same with Node's.
 *
 * @param readText Reads the page's texts, where they come in another form.
 */
export function createPageReader({ onOpen, onClose }: PageEvents, readText = same): PageReader {
  const facts: PageFacts = { config: null, lang: '', widgets: new Set(), namesItself: false, base: undefined }
  const open = new Map<Element, FoundMarker>()
  /** How many are around what is read, markers of any element among them. */
  let templates = 0
  let markers = 0
  let lastEnd = 0
  const baseOf = (element: Element) => {
    const href = attributesOf(element).get('href')
    return href === undefined ? href : readText(href)
  }
  const count = (element: Element, by: 1 | -1) => {
    if (element.tagName === 'template' && element.namespaceURI === html.NS.HTML) templates += by
    if (isMarker(element)) markers += by
  }

  const begin = (element: Element) => {
    const isInPage = templates === 0
    const isInMarker = markers > 0
    count(element, 1)
    const name = element.tagName
    const isHtml = element.namespaceURI === html.NS.HTML
    if (name === 'html') facts.lang = attributesOf(element).get('lang') ?? ''
    if (name === 'h1' && isHtml && !isInMarker && isInPage) facts.namesItself = true
    if (!isMarker(element) || !isInPage) return
    const dataset = datasetOf(element, readText)
    facts.widgets.add(dataset.widget ?? '')
    const start = element.sourceCodeLocation?.startTag
    if (!isHtml || !start || !hosts.test(name) || 'widgetState' in dataset) return
    const marker = {
      attributesAt: start.startOffset + 1 + name.length,
      contentAt: start.endOffset,
      dataset,
      block: undefined,
      children: noChildren,
    }
    open.set(element, marker)
    onOpen?.(marker)
  }
  const finish = (element: Element) => {
    count(element, -1)
    close(element)
  }
  const close = (element: Element) => {
    if (isBlock(element) && isConfig(element) && templates === 0) facts.config ??= readText(rawText(element))
    const marker = open.get(element)
    if (!marker) return
    open.delete(element)
    const block = blockOf(element)
    marker.block = block === undefined ? block : readText(block)
    marker.children = readChildren(element, readText)
    onClose(marker, element.childNodes.some(isShadow))
  }

  const parser = new Parser<DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      // `<base>` is on no stack of open elements: it has no end.
      appendChild(parent, node) {
        if (templates === 0 && isElement(node) && node.tagName === 'base') facts.base ??= baseOf(node)
        defaultTreeAdapter.appendChild(parent, node)
      },
      adoptAttributes(element, attributes) {
        defaultTreeAdapter.adoptAttributes(element, attributes)
        // Of a tag that comes after the element was implied.
        if (element.tagName === 'html') facts.lang = attributesOf(element).get('lang') ?? ''
      },
      setNodeSourceCodeLocation(node, location) {
        // The parser has read a start tag by then, and nothing after it.
        lastEnd = Math.max(lastEnd, location?.endOffset ?? 0)
        defaultTreeAdapter.setNodeSourceCodeLocation(node, location)
      },
      updateNodeSourceCodeLocation(node, location) {
        lastEnd = Math.max(lastEnd, location.endOffset ?? 0)
        defaultTreeAdapter.updateNodeSourceCodeLocation(node, location)
      },
      onItemPush: begin,
      onItemPop: finish,
    },
  })
  return {
    facts,
    endsInText: () => parser.tokenizer.state === TokenizerMode.DATA,
    lastEnd: () => lastEnd,
    read: (text) => parser.tokenizer.write(text, false),
    end() {
      parser.tokenizer.write('', true)
      // The markers that the page's end has closed, and those that the parser has moved elsewhere.
      for (const element of [...open.keys()]) close(element)
    },
  }
}
