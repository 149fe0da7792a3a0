import { BlockList, isIPv6 } from 'node:net'

/** IPv4 networks that the public internet does not lead to (RFC 6890 and IANA's registry of special addresses). */
const networks: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The same of IPv6; the tunnels Teredo and 6to4, which end anywhere, are among them. */
const networks6: readonly [string, number][] = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

/** Prefixes of IPv6 addresses that end with one of IPv4: mapped ones, and those of NAT64. */
const prefixes = ['::ffff:', '64:ff9b::']

/** Whether an IP address is private, loopback, link-local or otherwise not on the public internet. */
export function isPrivateAddress(address: string): boolean {
  const list = new BlockList()
  for (const [network, bits] of networks) {
    list.addSubnet(network, bits, 'ipv4')
    for (const prefix of prefixes) list.addSubnet(prefix + network, 96 + bits, 'ipv6')
  }
  for (const [network, bits] of networks6) list.addSubnet(network, bits, 'ipv6')
  // `fe80::1%eth0` names the network card too.
  const [bare = ''] = address.split('%')
  return list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
}
