import { renderMarkers } from 'quiosc/server'

const options = { apiBase: 'https://www.example.com/api/front', assets: '/quiosc/' }

/** `app.addHook('onSend', fillMarkers)` */
export const fillMarkers = async (_request, reply, page) =>
  typeof page === 'string' && /html/.test(reply.getHeader('content-type')) ? renderMarkers(page, options) : page
