import { vi } from 'vitest'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { installApp } from '#testing/installApp.ts'
import { type MountOnPageOptions, mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { headerIsland } from './header.island.tsx'

interface Scene extends Situation {
  options?: Record<string, string>
  /** The marker's JSON block. */
  block?: object
  /** A child of the marker: the server's logo. */
  logo?: HTMLElement
  app?: 'android' | 'ios'
  /** The page's address. */
  here?: string
  config?: MountOnPageOptions['config']
}

const link = (text: string, href: string) => ({ link: { text, href } })

const menus = {
  secondaryMenu: [
    { ...link('City', '/ciutat/'), children: [link('Boroughs', '/ciutat/barris/')] },
    link('Food', '/cuina/'),
  ],
  editionsMenu: [
    {
      link: {
        text: 'Balearic Islands',
        href: 'https://balears.example/',
        target: '_blank',
        rel: 'nofollow',
        title: 'There',
      },
    },
  ],
  idiomsMenu: [link('Català', '/?lang=ca'), link('English', '/?lang=en')],
}

/** Starts the mock backend for a test file; its state is reset before each test. */
export function startHeaders() {
  const backend = startBackend()
  return {
    backend,
    open({ options = {}, block = menus, logo, app, here, config = {}, ...situation }: Scene = {}) {
      backend().set(situation)
      const toApp = app && installApp(app)
      const assign = vi.fn()
      const mounted = mountOnPage({
        island: headerIsland,
        options: { name: 'The Lighthouse', ...options },
        config,
        watch(host) {
          const json = document.createElement('script')
          json.type = 'application/json'
          json.textContent = JSON.stringify(block)
          host.append(json, ...(logo ? [logo] : []))
        },
        overrides: { location: { href: () => here ?? window.location.href, assign, reload: vi.fn() } },
      })
      return { ...mounted, toApp, assign }
    },
  }
}
