import { expect, it } from 'vitest'
import { attributeSelector } from './attributeSelector.ts'

it.each(['1001', '', 'a "b"', 'a\\', '\\"]*{}', 'a\nb\r\fc', "it's", '😀 à', 'a]', '7'])(
  'attributeSelector finds the element with %j',
  (value) => {
    const host = document.createElement('div')
    const element = document.createElement('p')
    element.dataset.issue = value
    host.append(document.createElement('p'), element)
    expect([...host.querySelectorAll(attributeSelector('data-issue', value))]).toEqual([element])
  },
)
