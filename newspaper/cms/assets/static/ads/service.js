/*
 * Stands in for a publisher's ad service: as much of the interface of Google's publisher tags as an ad position uses. How it answers is chosen by the
 * page's parameter `ads`: slow, empty, large or failing. Of the sample newspaper alone; the library neither contains it nor knows of it.
 */
{
  const manner = () => new URLSearchParams(location.search).get('ads')
  const listeners = []
  const slots = new Map()
  const tell = (rendered) => {
    for (const listener of listeners) listener(rendered)
  }

  const render = (slot) => {
    const { element, sizes } = slots.get(slot)
    if (manner() === 'empty') return tell({ slot, isEmpty: true })
    const [width, height] = manner() === 'large' ? [1200, 900] : sizes[0]
    const frame = document.createElement('iframe')
    Object.assign(frame, { width, height, src: '/static/ads/forn.svg' })
    Object.assign(frame.style, { border: '0', display: 'block' })
    element.append(frame)
    tell({ slot, isEmpty: false, size: [width, height] })
  }

  window.googletag = {
    cmd: { push: (command) => command() },
    pubads: () => ({ addEventListener: (_, listener) => listeners.push(listener) }),
    enableServices() {},
    defineSlot(path, sizes, id) {
      const slot = { path, addService() {} }
      slots.set(slot, { element: document.getElementById(id), sizes })
      return slot
    },
    display(id) {
      const [slot] = [...slots].find(([, { element }]) => element.id === id)
      // Never an answer.
      if (manner() === 'failing') return
      setTimeout(() => slots.has(slot) && render(slot), manner() === 'slow' ? 3000 : 50)
    },
    destroySlots(gone) {
      for (const slot of gone) {
        slots.get(slot)?.element.replaceChildren()
        slots.delete(slot)
      }
    },
  }
}
