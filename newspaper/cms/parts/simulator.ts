import { attributes, type Html, html } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'

/** A message of the app for each action that the specifications name, as an app sends it. */
export const appMessages = [
  {
    action: 'snackbar',
    payload: { contentText: 'Fet', success: true, button: true, buttonText: 'D’acord', timeout: 9000 },
  },
  { action: 'updateUserToken', payload: { token: '' } },
  { action: 'updateCurrentUser', payload: { emailValidated: true } },
  { action: 'updateUIVisibility', payload: { visible: false, elements: ['action-bar'] } },
  { action: 'updateUIVisibility', payload: { visible: true, elements: ['action-bar'] } },
  { action: 'setSavedPDFs', payload: { pdfs: [{ id: '7', size: 1_200_000 }] } },
  { action: 'notificationsStatus', payload: { enabled: false } },
  { action: 'sendMarfeelNative', payload: { data: { siteId: '6' } } },
].map((message) => JSON.stringify(message))

/** Messages that no app should send, and some will. */
export const brokenMessages = [
  '{"action":',
  '{"action":"formatDisk"}',
  '{"action":"snackbar","payload":{"contentText":7}}',
  '{"action":"setSavedPDFs","payload":{"pdfs":[{"id":"7"},{"size":1},null]}}',
  '"updateUserToken"',
]

/** The script takes the place of the app's interface, so it comes before the library's. */
export const simulatorScript = ({ choice }: Visit): Html =>
  html`<script src="/js/simulator.js"${attributes({ 'data-app': choice.app })}></script>`

/** The device's box: each message of the page, and messages to it, well-formed or not, so that a web developer needs no phone. */
export function simulator({ t, choice }: Visit): Html {
  const { bar } = t
  const buttons = (messages: readonly string[]) =>
    messages.map((message) => html`<button type="button" data-message="${message}"><code>${message}</code></button>`)
  return html`
<details class="toolbar simulator" id="aparell" open>
  <summary><b>${bar.device}</b> <span>${choice.app}</span></summary>
  <h2 id="enviats">${bar.received}</h2>
  <ol role="log" aria-labelledby="enviats" tabindex="0"></ol>
  <h2>${bar.toPage}</h2>
  <form>
    <label class="wide">${bar.message} <textarea name="message" rows="3" spellcheck="false">${appMessages[0]}</textarea></label>
    <button class="button">${bar.send}</button>
  </form>
  <p>${buttons(appMessages)}</p>
  <h2>${bar.broken}</h2>
  <p>${buttons(brokenMessages)}</p>
</details>`
}
