import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name resolves to an address outside the public internet. */
export class NotPublicError extends Error {
  override readonly name = 'NotPublicError'
}

/** Whether an address is public on the internet: not private, local, reserved, or a tunnel to such. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Names of machines, not of hosts on the internet. */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/i

/** Checks an address without the network: https, a name, no account, the usual port. */
export const isPublicUrl = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  username === '' &&
  password === '' &&
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
  hostname.includes('.') &&
  !localNames.test(hostname.replace(/\.$/, ''))

/** Finds all addresses of a name. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * A look-up for connections that allows only public addresses. It is the connection's own, so that a changed answer a
 * moment later (DNS rebinding) has no effect; a single address that is not public refuses them all.
 */
export const createPublicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new NotPublicError(), '', 0)
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new NotPublicError(), '', 0)
      }
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
