import { expect, it } from 'vitest'
import { inertBlock } from './blockProblems.ts'
import { examineBlocks } from './examineBlocks.ts'

const block = '<script type="application/json">{"title":"A"}</script>'
const answer = '<script type="application/json" data-quiosc-data="poll/1">{"response":{}}</script>'

function marker(html: string) {
  const host = document.createElement('div')
  host.dataset.widget = 'cards'
  host.innerHTML = html
  return host
}

it('does not take the answer of a server’s rendering for a second block', () => {
  expect(examineBlocks(marker(answer + block))).toEqual([])
  expect(examineBlocks(marker(block + block))).toHaveLength(1)
})

it('names each block in a template of the marker, and none of a marker in the template', () => {
  const inner = `<div data-widget="cards">${block}</div><div data-widget="cards"><template>${block}</template></div>`
  expect(examineBlocks(marker(`<template>${inner}</template>`))).toEqual([])
  expect(examineBlocks(marker(`<template>${inner}${block}<template>${block}</template></template>`))).toEqual([
    inertBlock,
    inertBlock,
  ])
})

it('takes no data of others in a template for a block that was meant', () => {
  const others = '<script type="application/ld+json">{"@type":"Article"}</script><script>run()</script>'
  expect(examineBlocks(marker(`${block}<template>${others}</template>`))).toEqual([])
})
