const reads = /^(GET|HEAD)$/i

/** Whether a form writes, sent by this button. From the attributes: a field called “method” has the property's place. */
const writes = (form: HTMLFormElement, button?: HTMLElement | null) =>
  /^post$/i.test(button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? '')

/** Keeps back what writes beside `fetch`: beacons, requests of old scripts, and forms that the page itself sends. */
export function keepRequestsBack(
  onKept: (what: string) => void,
  pageWindow: Window & typeof globalThis = window,
): void {
  pageWindow.navigator.sendBeacon = (url) => {
    onKept(`beacon ${url}`)
    return true
  }

  const { open, send } = pageWindow.XMLHttpRequest.prototype
  const kept = new WeakSet<XMLHttpRequest>()
  pageWindow.XMLHttpRequest.prototype.open = function openOrKeep(this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url] = args.map(String)
    if (!reads.test(method ?? '')) {
      kept.add(this)
      onKept(`${method} ${url}`)
    }
    return Reflect.apply(open, this, args)
  }
  pageWindow.XMLHttpRequest.prototype.send = function sendOrKeep(this: XMLHttpRequest, body) {
    if (!kept.has(this)) send.call(this, body)
  }

  keepFormsBack(onKept, pageWindow)
}

function keepFormsBack(onKept: (what: string) => void, pageWindow: Window & typeof globalThis): void {
  const keep = (form: HTMLFormElement) => onKept(`form ${form.getAttribute('action') ?? ''}`)
  const follow = (event: Event) => {
    const [form] = event.composedPath()
    if (!(form instanceof pageWindow.HTMLFormElement) || !(event instanceof pageWindow.SubmitEvent)) return
    if (!writes(form, event.submitter)) return
    // A widget's own form does so too, and sends its values by `fetch`.
    event.preventDefault()
    keep(form)
  }
  pageWindow.addEventListener('submit', follow, { capture: true })

  // The window is not told of a form that is sent in a shadow root, but of the press before it.
  const followed = new WeakSet<ShadowRoot>()
  for (const press of ['click', 'keydown']) {
    pageWindow.addEventListener(
      press,
      (event) => {
        const [pressed] = event.composedPath()
        const root = pressed instanceof pageWindow.Node ? pressed.getRootNode() : undefined
        if (!(root instanceof pageWindow.ShadowRoot) || followed.has(root)) return
        followed.add(root)
        root.addEventListener('submit', follow, { capture: true })
      },
      { capture: true },
    )
  }

  // A script's own calls.
  const { submit, requestSubmit } = pageWindow.HTMLFormElement.prototype
  pageWindow.HTMLFormElement.prototype.submit = function submitOrKeep(this: HTMLFormElement) {
    if (writes(this)) keep(this)
    else submit.call(this)
  }
  pageWindow.HTMLFormElement.prototype.requestSubmit = function requestOrKeep(this: HTMLFormElement, button) {
    if (writes(this, button) && this.getRootNode() instanceof pageWindow.ShadowRoot) keep(this)
    else requestSubmit.call(this, button)
  }
}
