import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** Whether the sender at an address, so many steps before this server, is trusted about its caller. */
export type TrustProxy = (address: string, steps: number) => boolean

const trustNobody: TrustProxy = () => false

/** A dual-stack socket writes 10.0.0.1 as `::ffff:10.0.0.1`; a forwarded address may have a port. */
const plainAddress = (text: string): string =>
  text
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** The shortest prefixes that are a network and not the internet: 10.0.0.0/8 and fc00::/7. */
const SHORTEST = { ipv4: 8, ipv6: 7 }

const listOf = (networks: readonly string[]): BlockList | undefined => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length, ...rest] = network.split('/')
    if (isIP(address) === 0 || rest.length > 0) return undefined
    const family = familyOf(address)
    const longest = family === 'ipv4' ? 32 : 128
    const prefix = length === undefined ? longest : Number(length || Number.NaN)
    if (!(Number.isInteger(prefix) && prefix >= SHORTEST[family] && prefix <= longest)) return undefined
    list.addSubnet(address, prefix, family)
  }
  return list
}

const holds = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, familyOf(address))

const localNetworks = listOf(
  '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,::1,fc00::/7,fe80::/10'.split(','),
)

/** Whether an address is this machine's or a private network's. */
export const isLocalAddress = (address: string): boolean =>
  localNetworks !== undefined && holds(localNetworks, plainAddress(address))

const MOST_PROXIES = 9

/**
 * Reads `off`, a number of proxies (`1` to `9`) or their networks (`10.0.0.0/8,2001:db8::/32`). A number trusts only a
 * neighbour on a private network: anybody who reaches the port from elsewhere bypassed the proxies. `undefined` for
 * anything else, above all for what would trust everybody.
 */
export const parseTrustProxy = (text: string): TrustProxy | undefined => {
  if (text === 'off' || text === '0') return trustNobody
  if (/^\d+$/.test(text)) {
    const proxies = Number(text)
    if (proxies > MOST_PROXIES) return undefined
    return (address, steps) => steps < proxies && (steps > 0 || isLocalAddress(address))
  }
  const list = listOf(text.split(',').map((network) => network.trim()))
  return list && ((address) => holds(list, address))
}

/**
 * The address of a call: the first sender, seen from here, that is not a trusted proxy. What it wrote itself into
 * `X-Forwarded-For` comes before it and is ignored.
 */
export const callerAddress = (
  trusts: TrustProxy,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  let address = plainAddress(socket.remoteAddress ?? '')
  for (const [steps, sender] of forwarded.toReversed().map(plainAddress).entries()) {
    if (!trusts(address, steps) || isIP(sender) === 0) break
    address = sender
  }
  return address
}

/** Whether a call was made on this machine or its private network, and not through a proxy from elsewhere. */
export const isLocalCall = (
  trusts: TrustProxy,
  request: Pick<IncomingMessage, 'socket' | 'headers'>,
): boolean => {
  const neighbour = plainAddress(request.socket.remoteAddress ?? '')
  const caller = callerAddress(trusts, request)
  // Forwarded by an untrusted sender: from anywhere.
  const isUnknown = caller === neighbour && request.headers['x-forwarded-for'] !== undefined
  return !isUnknown && isLocalAddress(neighbour) && isLocalAddress(caller)
}
