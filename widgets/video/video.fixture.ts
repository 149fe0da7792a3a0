/**
 * A player's script, as a publisher's: a button that says what pressing it would do, with the options as its data. The page's event `player-says` has it
 * report what a player reports.
 */
export const standInPlayer = `
window.jwplayer = (element) => {
  const listeners = new Map()
  const button = document.createElement('button')
  const tell = (name, detail) => listeners.get(name)?.(detail ?? {})
  const host = element.closest('[data-widget-state]')
  const onSaid = ({ detail }) => { if (host.contains(button) && detail.host === host) tell(detail.event, detail.detail) }
  const play = () => { button.textContent = 'Pause'; tell('play') }
  const player = {
    setup(options) {
      for (const [name, value] of Object.entries(options)) button.dataset[name] = value
      button.tabIndex = 0
      button.addEventListener('click', () => (button.textContent === 'Pause' ? player.pause() : play()))
      window.addEventListener('player-says', onSaid)
      element.replaceWith(button)
      setTimeout(() => { tell('ready'); play() })
    },
    on: (name, listener) => listeners.set(name, listener),
    pause() { button.textContent = 'Go on' },
    remove() { button.remove(); window.removeEventListener('player-says', onSaid) },
  }
  return player
}`
