/** Marks an element in the page's own DOM whose inside our sheets style. */
export const LIGHT = 'data-quiosc-light'

const scope = `:where([${LIGHT}])`

/** Splits a selector list at its top-level commas. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of list) {
    if ('(['.includes(character)) depth++
    if (')]'.includes(character)) depth--
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

/** The same selectors, of what is inside marked elements only, and as specific as before. */
export const lightSelector = (list: string): string =>
  selectorsOf(list)
    .map((selector) => `${scope} ${selector}`)
    .join()
