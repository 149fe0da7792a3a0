/** An ad service's script, as a publisher's: it says by a button what an ad asked for, and answers as `window.adManner` says: at once, or never, empty, too large. */
export const standInService = `{
  const listeners = []
  const slots = new Map()
  const answers = {
    empty: (slot) => ({ slot, isEmpty: true, size: null }),
    large: (slot) => ({ slot, isEmpty: false, size: [2000, 900] }),
  }
  window.googletag = {
    cmd: { push: (command) => command() },
    pubads: () => ({ addEventListener: (_, listener) => listeners.push(listener) }),
    enableServices() {},
    defineSlot(path, sizes, id) {
      const slot = { addService() {} }
      slots.set(slot, { path, sizes, element: document.getElementById(id) })
      return slot
    },
    display(id) {
      const [slot, { path, sizes, element }] = [...slots].find(([, { element }]) => element?.id === id)
      if (window.adManner === 'never') return
      const [width, height] = sizes[0]
      const rendered = answers[window.adManner]?.(slot) ?? { slot, isEmpty: false, size: [width, height] }
      if (!rendered.isEmpty) {
        const ad = document.createElement('iframe')
        Object.assign(ad, { width, height })
        ad.dataset.asked = path + ' ' + sizes.join(' ')
        element.append(ad)
      }
      for (const listener of listeners) listener(rendered)
    },
    destroySlots: (gone) => gone.forEach((slot) => { slots.get(slot).element.replaceChildren(); slots.delete(slot) }),
  }
}`
