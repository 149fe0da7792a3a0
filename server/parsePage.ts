import type { DefaultTreeAdapterTypes } from 'parse5'
import { html, parse } from 'parse5'

/** A marker of a page that a CMS has rendered. */
export interface FoundMarker {
  /** Where attributes can be added: after the name in the start tag. */
  attributesAt: number
  /** After the start tag. */
  contentAt: number
  /** Its `data-*` attributes, as `dataset` has them. */
  dataset: Record<string, string>
  /** Its JSON block. */
  block: string | undefined
}

/** What rendering needs of a page. */
export interface ParsedPage {
  markers: readonly FoundMarker[]
  /** The configuration block, null where there is none. */
  config: string | null
  /** Of `<html>`. */
  lang: string
  /** The widgets that the page has markers of, whether they can be rendered or not. */
  widgets: ReadonlySet<string>
  /** Whether the page has a title of its own, outside of markers. */
  namesItself: boolean
  /** Whether a `<base>` says what addresses are relative to. */
  hasBase: boolean
}

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** The elements that can have a shadow root, besides custom ones. */
const hosts = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span)$|-/

const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ name, value }) => [name, value]))

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : '')).join('')

const isBlock = (name: string, attributes: ReadonlyMap<string, string>) =>
  name === 'script' && attributes.get('type')?.toLowerCase() === 'application/json'

/** As `dataset` does. */
const datasetOf = (attributes: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...attributes].flatMap(([name, value]) =>
      name.startsWith('data-')
        ? [[name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value] as const]
        : [],
    ),
  )

const isElement = (node: Node): node is Element => 'tagName' in node

const isTemplate = (node: Node) => isElement(node) && node.tagName === 'template'

/** Somebody has rendered it already. */
const isFilled = ({ childNodes }: Element, attributes: ReadonlyMap<string, string>) =>
  attributes.has('data-widget-state') ||
  childNodes.some((child) => isTemplate(child) && attributesOf(child as Element).has('shadowrootmode'))

/** Parses a page as a browser does: a marker in a comment, a script, a `<template>` or a `<noscript>` is none. */
export function parsePage(text: string): ParsedPage {
  const page = { config: null as string | null, lang: '', namesItself: false, hasBase: false }
  const markers: FoundMarker[] = []
  const widgets = new Set<string>()
  /** With the marker around each node, which is `outside` where none is: no recursion, because a page can be as deep as it likes. */
  const waiting: { node: Node; marker: FoundMarker | 'outside' | 'other'; isDirect: boolean }[] = []
  const add = (nodes: readonly Node[], marker: FoundMarker | 'outside' | 'other', isDirect: boolean) => {
    for (const node of [...nodes].reverse()) waiting.push({ node, marker, isDirect })
  }
  /** The blocks that are right in their markers: they come before others. */
  const direct = new Set<FoundMarker>()
  add(parse(text, { sourceCodeLocationInfo: true }).childNodes, 'outside', false)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, marker, isDirect } = next
    if (!isElement(node)) continue
    const attributes = attributesOf(node)
    const name = node.tagName
    const isHtml = node.namespaceURI === html.NS.HTML
    if (name === 'html') page.lang = attributes.get('lang') ?? ''
    if (name === 'base' && attributes.has('href')) page.hasBase = true
    if (name === 'h1' && isHtml && marker === 'outside') page.namesItself = true
    if (isHtml && isBlock(name, attributes)) {
      if (attributes.has('data-quiosc-config')) page.config ??= textOf(node)
      else if (typeof marker === 'object' && !direct.has(marker) && (isDirect || marker.block === undefined)) {
        marker.block = textOf(node)
        if (isDirect) direct.add(marker)
      }
    }
    widgets.add(attributes.get('data-widget') ?? '')
    const start = node.sourceCodeLocation?.startTag
    if (!attributes.has('data-widget')) add(node.childNodes, marker, false)
    else if (isHtml && start && hosts.test(name) && !isFilled(node, attributes)) {
      const found: FoundMarker = {
        attributesAt: start.startOffset + 1 + name.length,
        contentAt: start.endOffset,
        dataset: datasetOf(attributes),
        block: undefined,
      }
      markers.push(found)
      add(node.childNodes, found, true)
    } else add(node.childNodes, 'other', false)
  }
  return { ...page, markers, widgets }
}
