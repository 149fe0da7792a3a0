import { expect, it, onTestFinished } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Link } from './Link.tsx'

it('a link opens a part of the page where the reader is, on a page whose links open another', () => {
  const base = document.createElement('base')
  base.target = '_blank'
  document.head.append(base)
  onTestFinished(() => base.remove())
  const { view } = renderInShadow(
    <>
      <Link href="#profile">Your profile</Link>
      <Link href="#help" target="help">
        Help
      </Link>
      <Link href="/tarifes">Rates</Link>
    </>,
  )
  const targets = view.getAllByRole<HTMLAnchorElement>('link').map(({ target }) => target)
  expect(targets).toEqual(['_self', 'help', ''])
})
