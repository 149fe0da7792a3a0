import { renderStream } from 'quiosc/server'

const options = { apiBase: 'https://www.example.com/api/front', assets: '/quiosc/' }

/** `app.use(fillMarkers)` */
export async function fillMarkers(context, next) {
  await next()
  const { res } = context
  if (!/html/.test(res.headers.get('content-type'))) return
  context.res = new Response(res.body.pipeThrough(renderStream(options)), res)
  context.res.headers.delete('content-length')
}
