/*
 * The native app, for who has none at hand: it shows what the page sends, and sends the page what is pressed. Of the sample newspaper alone; the library
 * neither contains it nor knows of it.
 */
{
  const { app } = document.currentScript.dataset
  /** Messages that the page has sent before the box was there. */
  const early = []
  let show = (message) => early.push(message)

  const receive = (sent) => show(typeof sent === 'string' ? sent : JSON.stringify(sent))
  // A test's own app stays.
  if (app === 'ios') window.webkit ??= { messageHandlers: { quiosc: { postMessage: receive } } }
  else window.QuioscApp ??= { postMessage: receive }

  document.addEventListener('DOMContentLoaded', () => {
    const box = document.getElementById('aparell')
    const log = box.querySelector('[role=log]')
    const field = box.querySelector('textarea')
    show = (message) => {
      const line = document.createElement('li')
      line.textContent = message
      log.append(line)
      log.scrollTop = log.scrollHeight
    }
    for (const message of early) show(message)

    // As it is, however broken: the page has to cope with it.
    const send = (message) => window.quiosc?.app.receive(message)
    box.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault()
      send(field.value)
    })
    box.addEventListener('click', ({ target }) => {
      const { message } = target.closest('[data-message]')?.dataset ?? {}
      if (message === undefined) return
      field.value = message
      send(message)
    })
  })
}
