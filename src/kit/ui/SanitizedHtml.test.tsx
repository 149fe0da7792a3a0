import { expect, it, vi } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { type Sanitize, SanitizedHtml } from './SanitizedHtml.tsx'

const nodes = (html: string) => document.createRange().createContextualFragment(html)

const part = (html: string, sanitize: Sanitize) => (
  <SanitizedHtml html={html} sanitize={sanitize} className="html">
    <p>Instead</p>
  </SanitizedHtml>
)

it('SanitizedHtml shows nothing before it is sanitized, and drops an earlier text once a later one is set', async () => {
  const pending: ((fragment: DocumentFragment) => void)[] = []
  const later = vi.fn(() => new Promise<DocumentFragment>((resolve) => pending.push(resolve)))
  const { view, rerender, shadow } = renderInShadow(part('<p>First</p>', later))
  expect(shadow.textContent).toBe('')
  rerender(part('<p>Second</p>', later))
  pending[1]?.(nodes('<p>Second</p>'))
  expect(await view.findByText('Second')).toBeDefined()
  pending[0]?.(nodes('<p>First</p>'))
  await Promise.resolve()
  expect(view.queryByText('First')).toBeNull()
})

it.each([
  ['does not load', () => Promise.reject(new Error('offline'))],
  ['leaves nothing', async () => nodes('')],
])('SanitizedHtml shows its children where the sanitizer %s', async (_, sanitize) => {
  const { view } = renderInShadow(part('<script>1</script>', sanitize))
  expect(await view.findByText('Instead')).toBeDefined()
})
