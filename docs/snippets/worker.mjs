import { renderStream } from 'quiosc/server'

const options = { apiBase: 'https://www.example.com/api/front', assets: '/quiosc/' }

/** A worker between the readers and the CMS. */
export default {
  async fetch(request) {
    const answer = await fetch(request)
    if (!/html/.test(answer.headers.get('content-type'))) return answer
    const page = new Response(answer.body.pipeThrough(renderStream(options)), answer)
    page.headers.delete('content-length')
    return page
  },
}
