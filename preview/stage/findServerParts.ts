import * as v from 'valibot'
import { readToken } from '#islands/loader/readToken.ts'
import { object } from '#lib/schema/object.ts'
import { storageKeys } from '#lib/site/limits.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'

/** A part of the page that its server has made for one reader. The preview changes widgets alone, so it stays as it is. */
export type ServerPart =
  /** A wall, and the text that ends at it. */
  | { kind: 'wall'; element: HTMLElement }
  /** The reader's name. */
  | { kind: 'name'; element: HTMLElement; name: string }
  /** A class by which a CMS tells its styles that somebody is signed in. */
  | { kind: 'class'; element: HTMLElement; name: string }

/** Of WordPress, Drupal and the themes that follow them. */
const SIGNED_IN = ['logged-in', 'user-logged-in', 'is-logged-in', 'signed-in']

/** Shorter names are in other words. */
const SHORTEST_NAME = 3

/** The reader for whom the server has made the page. */
export interface PageReader {
  isSignedIn: boolean
  /** Undefined where the browser has not kept it. */
  nick: string | undefined
}

/** Before the preview takes cookies and storage away. */
export function readPageReader(): PageReader {
  return { isSignedIn: readToken() !== undefined, nick: storedNick() }
}

const StoredSchema = object({ user: object({ nick: v.optional(v.string()) }) })

/** Of the profile that the session has kept, however old. */
function storedNick(): string | undefined {
  const stored = createLocalStore({
    storage: () => window.localStorage,
    key: storageKeys.profile,
    schema: StoredSchema,
    now: () => new Date(),
    report: () => undefined,
    ttl: Number.POSITIVE_INFINITY,
  })
  return stored.read()?.user.nick
}

const isOwn = (element: Element | null) => !element?.closest('[data-widget], [data-quiosc-preview], script, style')

/** The smallest elements around a word in the page's own text. */
function elementsSaying(word: string): HTMLElement[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: HTMLElement[] = []
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && textContent?.includes(word) && isOwn(parentElement)) found.push(parentElement)
  }
  return found
}

/**
 * The parts of the page that show another reader than the chosen one.
 *
 * @param reader The reader for whom the page was made.
 * @param isVisitor Whether the chosen reader is one who is not signed in; any other is the catalogue's, and nobody whom the server knows.
 * @param shown The marker that shows a state: it has the state's wall.
 */
export function findServerParts(reader: PageReader, isVisitor: boolean, shown?: HTMLElement): ServerPart[] {
  if (!reader.isSignedIn && isVisitor) return []
  const walls = [...document.querySelectorAll<HTMLElement>('[data-widget=paywall]')].filter((wall) => wall !== shown)
  const { nick } = reader
  const names = nick && nick.length >= SHORTEST_NAME ? elementsSaying(nick) : []
  const classes = reader.isSignedIn ? SIGNED_IN.filter((name) => document.body.classList.contains(name)) : []
  return [
    ...walls.map((element) => ({ kind: 'wall', element }) as const),
    ...names.map((element) => ({ kind: 'name', element, name: nick ?? '' }) as const),
    ...classes.map((name) => ({ kind: 'class', element: document.body, name }) as const),
  ]
}
