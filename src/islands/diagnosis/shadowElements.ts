/** Elements that `attachShadow` accepts, beside custom ones. */
const shadowElements = [
  'article',
  'aside',
  'blockquote',
  'body',
  'div',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'main',
  'nav',
  'p',
  'section',
  'span',
]

/** Names with a dash that are not those of custom elements. */
const reserved = ['annotation-xml', 'color-profile', 'missing-glyph']

/** Whether an HTML element of this name, in lower case, can have a shadow root. */
export const canHaveShadow = (tag: string): boolean =>
  shadowElements.includes(tag) || (/^[a-z].*-/.test(tag) && !tag.startsWith('font-face') && !reserved.includes(tag))

/** For a message. */
export const shadowElementNames = shadowElements.join(', ')
