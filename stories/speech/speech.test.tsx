import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { renderOnPage } from '#testing/renderOnPage.ts'
import { states as comments } from '#widgets/comments/comments.states.ts'
import { states as filters } from '#widgets/filters/filters.states.ts'
import { states as live } from '#widgets/live/live.states.ts'
import { states as login } from '#widgets/login/login.states.ts'
import { states as profile } from '#widgets/profile/profile.states.ts'
import { Marker } from '../support/Marker.tsx'
import { closeStages, openStage } from '../support/openStage.ts'
import { stateOf } from '../support/stateOf.ts'
import { readScript } from './readScript.ts'
import { ca } from './script.ca.ts'
import { de } from './script.de.ts'

afterEach(closeStages)

/** The part of the page that the widget has made: in its shadow root, or a form in the light DOM. */
async function show(widget: string, state: WidgetState, lang: 'ca' | 'de'): Promise<HTMLElement> {
  const stage = await openStage(widget, state, { lang, theme: 'light', channel: 'web', formats: 'specification' })
  renderOnPage(<Marker widget={widget} state={state} />)
  await stage.reached
  const host = document.querySelector<HTMLElement>('[data-widget]')
  const part = host?.querySelector<HTMLElement>('[slot]') ?? host?.shadowRoot?.querySelector<HTMLElement>('.island')
  expect(part).toBeTruthy()
  return part as HTMLElement
}

describe.each([
  ['ca', ca],
  ['de', de],
] as const)('the screen reader’s script in %s', (lang, scripts) => {
  it('has of the comments their number, the order, a comment, a like and a reply', async () => {
    await readScript(await show('comments', stateOf('comments', comments, 'open'), lang), scripts.comments)
  })

  it('has of the filters their dialog, sections to check and dates to type', async () => {
    await readScript(await show('filters', stateOf('filters', filters, 'panel'), lang), scripts.filters)
  })

  it('has of a live its last update, the order, the filters and key points', async () => {
    await readScript(await show('live', stateOf('live', live, 'open'), lang), scripts.live)
  })

  it('has of a match the score with its teams, the scorers, and each event by minute and team', async () => {
    const part = await show('live', stateOf('live', live, 'match'), lang)
    // A long list is rendered in steps, and its end comes with the last of them.
    await vi.waitFor(() => expect(part.querySelector('.end')).not.toBeNull())
    await readScript(part, scripts.match)
  })

  it('has of the profile the reader’s name, and the target of each row', async () => {
    await readScript(await show('profile', stateOf('profile', profile, 'registered'), lang), scripts.profile)
  })

  it('has of the login the field, its problem, and the other ways', async () => {
    await readScript(await show('login', stateOf('login', login, 'email'), lang), scripts.login)
  })
})
