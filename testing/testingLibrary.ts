import { configure, getConfig } from '@testing-library/dom'
import { CONDITION_MS } from './limits.ts'

const { getElementError } = getConfig()

configure({
  asyncUtilTimeout: CONDITION_MS,
  /** A condition fails many times before it holds, and printing the document takes long: it is printed when the error is read. */
  getElementError(text, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    let message: string | undefined
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (message ??= getElementError(text, container).message),
    })
    return error
  },
})
