const voids = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']

/** Elements that close a paragraph in a browser: inside of one they would silently break the page's structure. */
const blocks = [
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'header',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'ul',
]

/** The nesting errors of a document; empty when every tag is closed in order. */
export function malformed(document: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  const text = document.replace(/(<script[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2')
  for (const [tag, closes, name = '', attributes = ''] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/g,
  )) {
    const rest = attributes.replace(/\s+[a-zA-Z-]+(="[^"<>]*")?/g, '').trim()
    if (rest) problems.push(`${tag} has ${rest}`)
    const ids = attributes.match(/ id=/g) ?? []
    if (ids.length > 1) problems.push(`${tag} has two ids`)
    if (voids.includes(name)) continue
    if (!closes) {
      if (blocks.includes(name) && open.includes('p')) problems.push(`${tag} in a paragraph`)
      if (name === 'a' && open.includes('a')) problems.push(`${tag} in a link`)
      open.push(name)
    } else if (open.pop() !== name) problems.push(`${tag} closes another`)
  }
  return [...problems, ...open.map((name) => `<${name}> is not closed`)]
}

/** Ids that occur more than once. */
export function repeatedIds(document: string): string[] {
  const ids = [...document.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
