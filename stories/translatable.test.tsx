import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIGHT_PART } from '../src/loader/lightPart.ts'
import { adoptStyles } from '../src/styles/adoptStyles.ts'
import tokensCss from '../src/styles/tokens.css?inline'
import { renderOnPage } from '../src/testing/renderOnPage.ts'
import { states as changePassword } from '../widgets/change-password/change-password.states.ts'
import { states as login } from '../widgets/login/login.states.ts'
import { states as password } from '../widgets/profile/password/password.states.ts'
import { states as register } from '../widgets/register/register.states.ts'
import { states as welcome } from '../widgets/welcome/welcome.states.ts'
import { Marker } from './support/Marker.tsx'
import { closeStages, openStage } from './support/openStage.ts'

/** All widgets with texts in the light DOM. */
const widgets = [
  { widget: 'login', states: login },
  { widget: 'register', states: register },
  { widget: 'change-password', states: changePassword },
  { widget: 'welcome', states: welcome },
  { widget: 'profile', states: password },
]

const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''

/** A browser's translation replaces text by elements of its own, so that a text beside something else can neither be changed nor removed any more. */
function sharedTexts(): string[] {
  const elements = document.querySelectorAll(`[${LIGHT_PART}], [${LIGHT_PART}] :not(option)`)
  return [...elements]
    .filter(({ childNodes }) => childNodes.length > 1 && [...childNodes].some(isText))
    .map(({ outerHTML }) => outerHTML)
}

beforeAll(() => adoptStyles(document, [tokensCss]))
afterEach(closeStages)

describe.each(widgets)('each text of a form in the light DOM has an element of its own: $widget', ({ widget, states }) => {
  it.each(Object.values(states).map((state) => ({ title: state.title, state })))('$title', async ({ state }) => {
    const stage = await openStage(widget, state, { lang: 'en', theme: 'light', channel: state.channel ?? 'web' })
    renderOnPage(<Marker widget={widget} state={state} />)
    await stage.reached
    expect(sharedTexts()).toEqual([])
  })
})
