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

it('examineBlocks does not count a server’s answer as a second block', () => {
  expect(examineBlocks(marker(answer + block))).toEqual([])
  expect(examineBlocks(marker(block + block))).toHaveLength(1)
})

it('examineBlocks reports each block inside a template of the marker, and none of a marker inside the template', () => {
  const inner = `<div data-widget="cards">${block}</div><div data-widget="cards"><template>${block}</template></div>`
  expect(examineBlocks(marker(`<template>${inner}</template>`))).toEqual([])
  expect(examineBlocks(marker(`<template>${inner}${block}<template>${block}</template></template>`))).toEqual([
    inertBlock,
    inertBlock,
  ])
})

it('examineBlocks does not report data of others inside a template as an inert block', () => {
  const others = '<script type="application/ld+json">{"@type":"Article"}</script><script>run()</script>'
  expect(examineBlocks(marker(`${block}<template>${others}</template>`))).toEqual([])
})
