import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Answer, Ask, AskedFor } from './Ask.types.ts'
import { isNetworkError, reasonOf } from './isNetworkError.ts'
import { isPrivateAddress } from './isPrivateAddress.ts'

/** All addresses of a host, without brackets around those of IPv6. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

const resolveByDns: Resolve = (host) => lookup(host, { all: true })

/** A name is resolved once, so that what is connected to is what was checked. */
const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, options, callback) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, address, family)
  }

/** The body as the server means it; undefined for a coding that nobody has asked for. */
function decoded(response: IncomingMessage): Readable | undefined {
  const coding = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (coding === 'identity') return response
  const decoder =
    coding === 'gzip' || coding === 'x-gzip' ? createGunzip() : coding === 'br' ? createBrotliDecompress() : undefined
  // Errors are thrown where the decoder is read.
  return decoder && pipeline(response, decoder, () => {})
}

function send({ url, accept, signal }: AskedFor, addresses: readonly LookupAddress[]): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br', 'user-agent': 'quiosc' }
    // No agent: neither connections that are kept nor a proxy, behind which nobody could tell where an address leads.
    request(url, { agent: false, headers, lookup: lookupOf(addresses), signal }, resolve)
      .on('error', reject)
      .end()
  })
}

/** DNS cannot be interrupted: who waits for it can. */
function resolveInTime(host: string, resolve: Resolve, signal: AbortSignal): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    if (signal.aborted) fail(signal.reason)
    else resolve(host).then(done, fail)
  })
}

async function ask(request: AskedFor, resolve: Resolve): Promise<Answer | { failure: string }> {
  const host = request.url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const all = family ? [{ address: host, family }] : await resolveInTime(host, resolve, request.signal)
  const onInternet = all.filter(({ address }) => !isPrivateAddress(address))
  const isPrivate = onInternet.length === 0
  if (isPrivate && !request.mayBePrivate) return { failure: 'is at a private address' }
  const response = await send(request, isPrivate ? all : onInternet)
  const body = decoded(response)
  if (!body) {
    response.destroy()
    return { failure: `is encoded as ${response.headers['content-encoding']}` }
  }
  return {
    code: response.statusCode ?? 0,
    header(name) {
      const value = response.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    body,
    isPrivate,
    close: () => void response.destroy(),
  }
}

/**
 * Asks servers over HTTP and HTTPS. A host with public and private addresses is asked at its public ones only.
 *
 * @param resolve Finds the addresses of a host.
 */
export const createAsk =
  (resolve: Resolve = resolveByDns): Ask =>
  async (request) => {
    try {
      return await ask(request, resolve)
    } catch (error) {
      if (!isNetworkError(error)) throw error
      return { failure: `does not answer (${reasonOf(error)})` }
    }
  }
