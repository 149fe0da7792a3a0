/*
 * Stands in for the publisher's player at the address where the library looks for it: as much of JW Player's interface as a video uses, on the browser's own
 * controls, with hls.js for the stream. Of the sample newspaper alone; the library neither contains it nor knows of it.
 */
window.jwplayer = (element) => {
  const video = document.createElement('video')
  const events = new EventTarget()
  const tell = (name, detail = {}) => events.dispatchEvent(new CustomEvent(name, { detail }))
  let stop = () => {}

  const player = {
    setup({ file, image, title, width, height, autostart }) {
      Object.assign(video, { controls: true, playsInline: true, poster: image ?? '' })
      Object.assign(video.style, { background: '#000', display: 'block', width, height })
      video.ariaLabel = title ?? null
      video.addEventListener('play', () => tell('play'))
      video.addEventListener('ended', () => tell('complete'))
      video.addEventListener('timeupdate', () =>
        tell('time', { position: video.currentTime, duration: video.duration }),
      )
      // As the real one does: what it was given is gone.
      element.replaceWith(video)
      import('/static/hls/hls.light.min.mjs')
        .then(({ default: Hls }) => {
          const hls = new Hls({ enableWorker: false })
          hls.on('hlsManifestParsed', () => {
            tell('ready')
            // A browser may want a press on its own button.
            if (autostart) video.play().catch(() => {})
          })
          hls.on('hlsError', (_, { fatal, details }) => fatal && tell('error', { message: details }))
          hls.loadSource(file)
          hls.attachMedia(video)
          stop = () => hls.destroy()
        })
        .catch(() => tell('setupError'))
      return player
    },
    on(name, listener) {
      events.addEventListener(name, ({ detail }) => listener(detail))
      return player
    },
    pause() {
      video.pause()
      return player
    },
    remove() {
      stop()
      video.remove()
    },
  }
  return player
}
