import { renderMarkers } from 'quiosc/server'

const options = { apiBase: 'https://www.example.com/api/front', assets: '/quiosc/' }

/** `app.use(fillMarkers)` */
export async function fillMarkers(context, next) {
  await next()
  const { res } = context
  if (/html/.test(res.headers.get('content-type')))
    context.res = new Response(await renderMarkers(await res.text(), options), res)
}
