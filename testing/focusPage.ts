import { beforeEach } from 'vitest'

// A test whose last Tab left the page (its frame in the runner's window) would take the next test's first Tab with it: each begins with the focus on
// its page, before the first element.
beforeEach(() => {
  const start = document.createElement('span')
  start.tabIndex = -1
  document.body.prepend(start)
  start.focus()
  start.remove()
})
