import type { DefaultTreeAdapterTypes } from 'parse5'
import type { ScriptProblem } from '../input/ScriptProblem.ts'
import type { Dialect } from '../mask/dialects.ts'

/** A file or an address that is checked. */
export interface Source {
  /** As it is shown: a path relative to the working folder, or the address. */
  name: string
  text: string
  dialect: Dialect
  /** Of a file. */
  path?: string
  /** Of a page that a server has sent. */
  answer?: SourceAnswer
}

/** A page as a server has sent it, as far as it is known. */
interface SourceAnswer {
  /** Its address, after redirects. */
  url: string
  /** The policies that it came with. */
  policies: readonly string[]
  /** Why a script of the library, or a file that it loads, cannot be loaded, by the address as the page has it. */
  scriptProblems: ReadonlyMap<string, ScriptProblem>
  /** Why the browser would not register a service worker of the page's markers, by its address. */
  workerProblems: ReadonlyMap<string, string>
  /** Why a sheet of what a server has rendered cannot be loaded, by its whole address. */
  sheetProblems: ReadonlyMap<string, string>
  /** How long caches have kept the page, in seconds. */
  age: number
  /** Whether style sheets of the page could not be read, so that nothing is known of heights. */
  lacksSheets: boolean
}

/** A part of a source's text. */
export interface Range {
  start: number
  /** After the last character. */
  end: number
}

export interface Attribute extends Range {
  /** In lower case, without what the template decides around it. */
  name: string
  /** With marks for what the template decides. */
  value: string
}

export interface PageElement {
  tag: string
  attributes: ReadonlyMap<string, Attribute>
  /** The template may print attributes that are not in `attributes`. */
  isOpen: boolean
  /** The start tag. */
  range: Range
  /** The masked text between its tags. */
  content: Range
  node: DefaultTreeAdapterTypes.Element
}

/** A parsed source. */
export interface Page {
  source: Source
  /** Its text with marks for placeholders; of the same length. */
  masked: string
  /** Whether it has the page's own `<html>`: else it is a part that others include. */
  isWhole: boolean
  /** In the order of the text. */
  elements: readonly PageElement[]
  /** Attributes that repeat another one of their element. */
  doubled: readonly Range[]
  /** The page as it is where the template's other branches apply: `{% if a %}data-load="idle"{% else %}data-load="eager"{% endif %}`. */
  otherBranch?: Page
}

export const attributeOf = (element: PageElement, name: string): string | undefined =>
  element.attributes.get(name)?.value

export const contentOf = ({ masked }: Page, { content }: PageElement): string =>
  masked.slice(content.start, content.end)
