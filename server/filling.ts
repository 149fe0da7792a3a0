import { LIGHT_PART } from '#islands/loader/lightPart.ts'
import { LIGHT } from '#kit/styles/light/lightSelector.ts'
import type { FoundMarker } from './createPageReader.ts'
import type { SlotName } from './foundChildren.ts'
import { asciiJson, asciiMarkup, attributeValue, scriptText } from './markup.ts'

/** The sheet, the view and the answer that fill a marker. */
export interface Filling {
  /** The element of its sheet. */
  sheet: string
  /** Its container with the view in it. */
  view: string
  /** Its form in the marker's light DOM, with the element of its sheet; undefined for a widget without one. */
  light: { slot: string; view: string; sheet: string } | undefined
  /** The answer that it was rendered from, by its path; undefined for a widget that asks for nothing. */
  answer: { path: string; text: string } | undefined
  /** The slot that a child of the marker gets, and the offset at which it does. */
  slot: { name: SlotName; at: number } | undefined
}

/** A text to be put into a page. */
export interface Insertion {
  at: number
  text: string
}

/** The state of a marker that a server has filled, behind the name of its element. */
const RENDERED = ' data-widget-state="rendered"'

/** As `LightSlot` makes it in a browser. */
const partOf = ({ slot, view, sheet }: NonNullable<Filling['light']>) =>
  `<div slot="${attributeValue(slot)}" ${LIGHT_PART}="" ${LIGHT}="" data-turbo-permanent="">${sheet}${view}</div>`

/** The markup that comes first in a marker, in the encoding of the text around it or in ASCII. */
function contentOf({ sheet, view, light, answer }: Filling, encoding?: 'ascii'): string {
  const html = encoding === 'ascii' ? asciiMarkup : (markup: string) => markup
  const content = `<template shadowrootmode="open">${html(sheet + view)}</template>${light ? html(partOf(light)) : ''}`
  if (!answer) return content
  const json = scriptText(answer.text)
  const path = html(attributeValue(answer.path))
  return `${content}<script type="application/json" data-quiosc-data="${path}">${encoding === 'ascii' ? asciiJson(json) : json}</script>`
}

/**
 * The additions to a marker's markup, in its order.
 *
 * @param after The markup that follows the view.
 */
export const insertionsOf = (
  { attributesAt, contentAt }: Pick<FoundMarker, 'attributesAt' | 'contentAt'>,
  filling: Filling,
  after: string,
  encoding?: 'ascii',
): Insertion[] => [
  { at: attributesAt, text: RENDERED },
  { at: contentAt, text: contentOf(filling, encoding) + after },
  ...(filling.slot ? [{ at: filling.slot.at, text: ` slot="${filling.slot.name}"` }] : []),
]
