import { expect, it } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { FieldHint } from './FieldHint.tsx'

/** As services for sites translate: each block without others in it is written anew, with all that it has. */
function translateBlocks(place: ParentNode): void {
  for (const block of place.querySelectorAll('p, div'))
    if (block.textContent && !block.querySelector('p, div')) block.innerHTML = `<i>${block.innerHTML}</i>`
}

it('a field’s hint announces each error, and one alone, on a page whose blocks a translator writes anew', () => {
  const { shadow, rerender } = renderInShadow(<FieldHint id="f" help="8 letters" error={undefined} />)
  const says = () => {
    const text = shadow.querySelector('.q-hint')?.textContent
    translateBlocks(shadow)
    return text
  }
  const said = [says()]
  for (const error of ['Too short', 'Too long', undefined, 'Too short']) {
    rerender(<FieldHint id="f" help="8 letters" error={error} />)
    said.push(says())
  }
  expect(said).toEqual(['8 letters', 'Too short', 'Too long', '8 letters', 'Too short'])
})
