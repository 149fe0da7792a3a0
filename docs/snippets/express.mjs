import { renderMarkers } from 'quiosc/server'

const options = { apiBase: 'https://www.example.com/api/front', assets: '/quiosc/' }

/** Renders the markers of each page that is sent: `app.use(fillMarkers)`, before the routes of pages. */
export function fillMarkers(_request, response, next) {
  const send = response.send.bind(response)
  response.send = (body) => {
    const isPage = typeof body === 'string' && /html|^$/.test(response.get('content-type') ?? '')
    if (!isPage) return send(body)
    renderMarkers(body, options).then(send, next)
    return response
  }
  next()
}
