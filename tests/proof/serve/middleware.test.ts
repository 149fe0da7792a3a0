import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { Miniflare } from 'miniflare'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSite } from '../../support/site.ts'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/middleware-')
let api = ''
const toClose: (() => unknown)[] = []

beforeAll(async () => {
  api = `${(await openSite()).url}/api/front`
})
afterEach(async () => {
  for (const close of toClose.splice(0)) await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE = '<!doctype html><p>Tide<div data-widget="poll" data-poll-id="4711"></div><p>Wind'
const DATA = { page: PAGE }

/** A snippet of the documentation with the test's backend, as a module that finds the built renderer at `renderer`. */
const recipe = (name: string, renderer: string) =>
  readFileSync(`docs/snippets/${name}.mjs`, 'utf8')
    .replace('quiosc/server', renderer)
    .replace('https://www.example.com/api/front', api)
    .replace("assets: '/quiosc/'", "assets: '/quiosc/', timeout: 5000")

async function load(name: string) {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, recipe(name, pathToFileURL('dist/server/quiosc-server.js').href))
  return (await import(pathToFileURL(path).href)).fillMarkers
}

async function listening(server: ReturnType<typeof createAdaptorServer>) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  toClose.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The page comes with the poll in it, all else as it was; data come as they are. */
async function expectFilled(
  ask: (path: string) => Promise<{ headers: { get(name: string): string | null }; text(): Promise<string> }>,
) {
  const answer = await ask('/page')
  const page = await answer.text()
  expect(page).toMatch(
    /^<!doctype html><p>Tide<div (?=[^>]*data-widget="poll")(?=[^>]*data-widget-state="rendered").*<\/div><p>Wind$/s,
  )
  expect(page).toContain('<template shadowrootmode="open">')
  const length = answer.headers.get('content-length')
  if (length !== null) expect(Number(length)).toBe(Buffer.byteLength(page))
  expect(await (await ask('/data')).text()).toBe(JSON.stringify(DATA))
}

it('Express sends pages with their markers filled', async () => {
  const app = express()
  app.use(await load('express'))
  app.get('/page', (_, response) => void response.send(PAGE))
  app.get('/data', (_, response) => void response.json(DATA))
  const url = await listening(createServer(app))
  await expectFilled((path) => fetch(url + path))
})

it('Fastify sends pages with their markers filled', async () => {
  const app = fastify()
  app.addHook('onSend', await load('fastify'))
  app.get('/page', (_, reply) => reply.type('text/html').send(PAGE))
  app.get('/data', () => DATA)
  toClose.push(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await expectFilled((path) => fetch(url + path))
})

it('Hono sends pages with their markers filled', async () => {
  const app = new Hono()
  app.use(await load('hono'))
  app.get('/page', (context) => context.html(PAGE))
  app.get('/data', (context) => context.json(DATA))
  const url = await listening(createAdaptorServer({ fetch: app.fetch }))
  await expectFilled((path) => fetch(url + path))
})

it.each(['dist', 'dist/lite'])('a worker fills the pages that a CMS sends, with %s', async (dist) => {
  const cms = await listening(
    createServer((request, response) => {
      const isPage = request.url === '/page'
      response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json')
      response.end(isPage ? PAGE : JSON.stringify(DATA))
    }),
  )
  const worker = new Miniflare({
    compatibilityDate: '2026-06-01',
    modules: [
      { type: 'ESModule', path: 'worker.mjs', contents: recipe('worker', './quiosc-server.mjs') },
      {
        type: 'ESModule',
        path: 'quiosc-server.mjs',
        contents: readFileSync(`${dist}/server/quiosc-server.js`, 'utf8'),
      },
    ],
  })
  toClose.push(() => worker.dispose())
  await expectFilled((path) => worker.dispatchFetch(cms + path))
})
