import { beforeEach } from 'vitest'

// Several files of tests run on one page, one after the other: none finds what another has stored.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
