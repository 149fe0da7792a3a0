import { expect, it, onTestFinished } from 'vitest'
import { unstick } from './unstick.ts'

it('unstick leaves nothing at the window’s edge that covers the page, in shadow roots too, until it is undone', () => {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<p style="height: 3000px">Text</p><div style="position: sticky; bottom: 0">Write a comment</div>`
  const bar = root.querySelector('div')
  expect(bar?.getBoundingClientRect().bottom).toBe(window.innerHeight)
  const stickAgain = unstick(document)
  expect(bar?.getBoundingClientRect().bottom).toBeGreaterThan(3000)
  stickAgain()
  expect(bar?.getBoundingClientRect().bottom).toBe(window.innerHeight)
})
