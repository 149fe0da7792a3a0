import { rootsOf } from '#stage/endAnimations.ts'

/** The elements that a screen reader says twice: a description that repeats the name, a picture that repeats its link's words, a list with its region's name. */
function* repetitions(root: Document | ShadowRoot): Generator<Element> {
  for (const part of root.querySelectorAll('[title]')) {
    const name = part.getAttribute('aria-label') ?? part.textContent
    if (name.trim() === part.getAttribute('title')?.trim()) yield part
  }
  for (const part of root.querySelectorAll('[aria-describedby]')) {
    const name = part.getAttribute('aria-label') ?? part.textContent
    const described = part.getAttribute('aria-describedby')?.split(/\s+/) ?? []
    const words = described.map((id) => root.getElementById(id)?.textContent.trim())
    if (name.trim() && words.includes(name.trim())) yield part
  }
  for (const picture of root.querySelectorAll<HTMLImageElement>('a img[alt], button img[alt]')) {
    const words = picture.closest('a, button')?.textContent ?? ''
    if (picture.alt && words.includes(picture.alt)) yield picture
  }
  for (const list of root.querySelectorAll(':is(ul, ol, [role="list"])[aria-labelledby]')) {
    if (list.closest('section')?.getAttribute('aria-labelledby') === list.getAttribute('aria-labelledby')) yield list
  }
}

/**
 * Checks that the page says no name twice, which axe has no rule for.
 *
 * @throws With the parts that do.
 */
export function expectNamesOnce(pageDocument: Document): void {
  const found = [...rootsOf(pageDocument)].flatMap((root) => [...repetitions(root)])
  if (found.length > 0)
    throw new Error(`Said twice: ${found.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}`)
}
