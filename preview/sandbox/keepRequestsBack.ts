const reads = /^(GET|HEAD)$/i

/** Keeps back what writes beside `fetch`: beacons, requests of old scripts, and forms that the page itself sends. */
export function keepRequestsBack(onKept: (what: string) => void): void {
  navigator.sendBeacon = (url) => {
    onKept(`beacon ${url}`)
    return true
  }

  const { open, send } = XMLHttpRequest.prototype
  const kept = new WeakSet<XMLHttpRequest>()
  XMLHttpRequest.prototype.open = function openOrKeep(this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url] = args.map(String)
    if (!reads.test(method ?? '')) {
      kept.add(this)
      onKept(`${method} ${url}`)
    }
    return Reflect.apply(open, this, args)
  }
  XMLHttpRequest.prototype.send = function sendOrKeep(this: XMLHttpRequest, body) {
    if (!kept.has(this)) send.call(this, body)
  }

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
      // A widget's own form does so too, and sends its values by `fetch`.
      event.preventDefault()
      onKept(`form ${form.action}`)
    },
    { capture: true },
  )
}
